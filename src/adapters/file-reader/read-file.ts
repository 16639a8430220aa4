import type { GuideReading } from '#engine/columns/guide-reading.ts';
import { readings } from '#engine/guides/readings.ts';
import { readAndAsk } from '#engine/read/ask.ts';
import { chooseSheet } from '#engine/read/choose-sheet.ts';
import { detectFormat } from '#engine/read/detect/format.ts';
import { readJson } from '#engine/read/json/read-json.ts';
import type { PdfPage } from '#engine/read/pdf/lines.ts';
import { readPdf } from '#engine/read/pdf/read-pdf.ts';
import { readText } from '#engine/read/read-text.ts';
import { readSie } from '#engine/read/sie/read-sie.ts';
import type { Understood } from '#engine/read/understand.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import { readPdfPages } from './pdf-pages.ts';
import { readWorkbook } from './workbook/workbook.ts';

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
export const readFor = (
  reading: GuideReading,
  bytes: Uint8Array,
  fileName: string,
  overrides: ReadOverrides = {},
  pages: readonly PdfPage[] = [],
): Understood =>
  readAndAsk((tried) => readAs(reading, { bytes, fileName, pages }, tried), overrides);

interface File {
  bytes: Uint8Array;
  fileName: string;
  pages: readonly PdfPage[];
}

function readAs(
  reading: GuideReading,
  { bytes, fileName, pages }: File,
  overrides: ReadOverrides,
): Understood {
  const detected = detectFormat(bytes);
  if (detected.kind === 'text') return readText(bytes, fileName, overrides, { latin1, reading });
  if (detected.kind === 'pdf') return readPdf(pages, fileName, overrides, reading);
  if (detected.kind === 'sie') return readSie(bytes, fileName, overrides, { latin1, reading });
  if (detected.kind === 'json') return readJson(bytes, fileName, overrides, { latin1, reading });
  return chooseSheet(
    { format: detected.format, sheets: readWorkbook(bytes), fileName },
    overrides,
    reading,
  );
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Like `readFileBytes`, with a PDF's pages extracted first. Only in the child process. */
export async function readUpload(
  bytes: Uint8Array,
  fileName: string,
  overrides: ReadOverrides,
  purpose: Purpose,
): Promise<Understood> {
  const pages = detectFormat(bytes).kind === 'pdf' ? await readPdfPages(bytes) : [];
  return readFileBytes(bytes, fileName, overrides, purpose, pages);
}
