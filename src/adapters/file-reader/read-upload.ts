import { readings } from '#engine/guides/readings.ts';
import { readAndAsk } from '#engine/read/ask.ts';
import { detectFormat } from '#engine/read/detect/format.ts';
import type { Understood } from '#engine/read/understand.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import { openFile } from './open-file.ts';
import { readPdfPages } from './pdf-pages.ts';

/** Loads what reads workbooks, which most files are not. */
export const loadWorkbooks = () => import('./workbook/sheets.ts');

/**
 * Like `readFileBytes`, with a PDF's pages extracted first. Only in the child process.
 * @throws ReadError
 */
export async function readUpload(
  bytes: Uint8Array,
  fileName: string,
  overrides: ReadOverrides,
  purpose: Purpose,
): Promise<Understood> {
  const detected = detectFormat(bytes);
  const pages = detected.kind === 'pdf' ? await readPdfPages(bytes) : [];
  const sheets =
    detected.kind === 'workbook' ? (await loadWorkbooks()).readSheets(bytes, detected.format) : [];
  const file = { bytes, fileName, detected, pages, sheets };
  return readAndAsk(openFile(readings[purpose], file), overrides);
}
