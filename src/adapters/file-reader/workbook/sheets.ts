import type { WorkbookFormat } from '#engine/table/understanding.ts';
import { readHtmlTables } from './html-tables.ts';
import { readWorkbook, type Sheet } from './workbook.ts';

/**
 * The sheets of a workbook in any of its formats.
 * @throws ReadError by what reads it
 */
export const readSheets = (bytes: Uint8Array, format: WorkbookFormat): Sheet[] =>
  format === 'html' ? readHtmlTables(bytes) : readWorkbook(bytes);
