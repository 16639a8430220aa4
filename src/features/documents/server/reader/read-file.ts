import { chooseSheet } from '#engine/read/choose-sheet.ts';
import { detectFormat } from '#engine/read/format.ts';
import { readText } from '#engine/read/read-text.ts';
import type { Understood } from '#engine/read/understand.ts';
import type { ReadOverrides } from '#engine/read/understanding.ts';
import { readWorkbook } from './workbook.ts';

/**
 * Reads one uploaded file's bytes into table and understanding. May take long and much memory on
 * hostile files: run it in the reader's child process, or on files you trust.
 * @throws ReadError
 */
export function readFileBytes(
  bytes: Uint8Array,
  fileName: string,
  overrides: ReadOverrides = {},
): Understood {
  const detected = detectFormat(bytes);
  if (detected.kind === 'text') return readText(bytes, fileName, overrides, latin1);
  return chooseSheet({ format: detected.format, sheets: readWorkbook(bytes), fileName }, overrides);
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
