import type { GuideReading } from '#engine/columns/guide-reading.ts';
import { openWorkbook, type Workbook } from '#engine/read/choose-sheet.ts';
import type { Detected } from '#engine/read/detect/format.ts';
import { openJson } from '#engine/read/json/read-json.ts';
import type { PdfPage } from '#engine/read/pdf/lines.ts';
import { openPdf } from '#engine/read/pdf/read-pdf.ts';
import { openText } from '#engine/read/read-text.ts';
import { openSie } from '#engine/read/sie/read-sie.ts';
import type { ReadBy } from '#engine/read/understand.ts';

/** A file whose format is known, with what a library takes out of it: the pages of a PDF, the sheets of a workbook. */
export interface File {
  bytes: Uint8Array;
  fileName: string;
  detected: Detected;
  pages: readonly PdfPage[];
  sheets: Workbook['sheets'];
}

/** What no answer changes is done once: each answer that is tried reads the file again. */
export function openFile(
  reading: GuideReading,
  { bytes, fileName, detected, pages, sheets }: File,
): ReadBy {
  const about = { fileName, latin1, reading };
  if (detected.kind === 'text') return openText(bytes, about);
  if (detected.kind === 'pdf') return openPdf(pages, about);
  if (detected.kind === 'sie') return openSie(bytes, about);
  if (detected.kind === 'json') return openJson(bytes, about);
  return openWorkbook({ format: detected.format, sheets, fileName }, reading);
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
