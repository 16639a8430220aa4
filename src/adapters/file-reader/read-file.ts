import type { GuideReading } from '#engine/columns/guide-reading.ts';
import { readings } from '#engine/guides/readings.ts';
import { readAndAsk } from '#engine/read/ask.ts';
import { openWorkbook } from '#engine/read/choose-sheet.ts';
import { detectFormat } from '#engine/read/detect/format.ts';
import { openJson } from '#engine/read/json/read-json.ts';
import type { PdfPage } from '#engine/read/pdf/lines.ts';
import { openPdf } from '#engine/read/pdf/read-pdf.ts';
import { openText } from '#engine/read/read-text.ts';
import { openSie } from '#engine/read/sie/read-sie.ts';
import type { ReadBy, Understood } from '#engine/read/understand.ts';
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
): Understood => readAndAsk(opened(reading, { bytes, fileName, pages }), overrides);

interface File {
  bytes: Uint8Array;
  fileName: string;
  pages: readonly PdfPage[];
}

/** What no answer changes is done once: each answer that is tried reads the file again. */
function opened(reading: GuideReading, { bytes, fileName, pages }: File): ReadBy {
  const detected = detectFormat(bytes);
  const about = { fileName, latin1, reading };
  if (detected.kind === 'text') return openText(bytes, about);
  if (detected.kind === 'pdf') return openPdf(pages, about);
  if (detected.kind === 'sie') return openSie(bytes, about);
  if (detected.kind === 'json') return openJson(bytes, about);
  const { format } = detected;
  return openWorkbook({ format, sheets: readWorkbook(bytes), fileName }, reading);
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
