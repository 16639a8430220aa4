import type { GuideReading } from '#engine/columns/guide-reading.ts';
import { readings } from '#engine/guides/readings.ts';
import { readAndAsk } from '#engine/read/ask.ts';
import { detectFormat } from '#engine/read/detect/format.ts';
import type { PdfPage } from '#engine/read/pdf/lines.ts';
import type { Understood } from '#engine/read/understand.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import { openFile } from './open-file.ts';
import { readSheets } from './workbook/sheets.ts';

/**
 * Reads an uploaded file's bytes for a guide into table and understanding; `pages` is a PDF's text.
 * Hostile files can take long and much memory: run it in the child process, or on trusted files.
 * @throws ReadError
 */
export function readFileBytes(
  bytes: Uint8Array,
  fileName: string,
  overrides: ReadOverrides = {},
  purpose: Purpose = 'sales',
  pages: readonly PdfPage[] = [],
): Understood {
  return readFor(readings[purpose], bytes, fileName, overrides, pages);
}

/** Reads for a single guide. */
export function readFor(
  reading: GuideReading,
  bytes: Uint8Array,
  fileName: string,
  overrides: ReadOverrides = {},
  pages: readonly PdfPage[] = [],
): Understood {
  const detected = detectFormat(bytes);
  const sheets = detected.kind === 'workbook' ? readSheets(bytes, detected.format) : [];
  return readAndAsk(openFile(reading, { bytes, fileName, detected, pages, sheets }), overrides);
}
