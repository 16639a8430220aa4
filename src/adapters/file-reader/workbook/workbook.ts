import * as xlsx from '@e965/xlsx';
import { encryptedText } from '#engine/read/detect/format.ts';
import { ReadError } from '#engine/read/read-error.ts';
import type { Row } from '#engine/table/cell.ts';
import { SheetCells } from './cells.ts';
import { type DenseBook, openDense } from './dense-book.ts';
import { ownFormats } from './format-currency.ts';
import { rowsOf, rowsOfScan } from './sheet-rows.ts';
import { computeAll, hasUncomputed } from './uncomputed.ts';

export interface Sheet {
  name: string;
  hidden: boolean;
  rows: Row[];
  /** Columns with anything in them. */
  width: number;
  /** By column: the currency of its number formats; null for none. */
  currencies: (string | null)[];
}

/**
 * Reads a workbook's cells: text, numbers and dates as stored, error values as text, formulas by
 * their saved results, or computed where those are lacking; of merged cells the first. Sheets of at least `large` bytes of XML are scanned beside the library.
 * @throws ReadError `encrypted`, `unreadable`, `too_long`
 */
export function readWorkbook(bytes: Uint8Array, large?: number): Sheet[] {
  if (hasUncomputed(bytes)) {
    const book = parse(bytes, { ...options, cellFormula: true, sheetStubs: true });
    computeAll(book);
    return sheetsOf(book, () => null) ?? [];
  }
  const dense = openDense(bytes, options, large);
  const scanned = dense && sheetsOf(dense.book, dense.scanOf);
  return scanned ?? sheetsOf(parse(bytes), () => null) ?? [];
}

/** Null where a sheet that was scanned does not fit the rest of the workbook. */
function sheetsOf(book: xlsx.WorkBook, scanOf: DenseBook['scanOf']): Sheet[] | null {
  const epoch1904 = book.Workbook?.WBProps?.date1904 === true;
  const isOwn = ownFormats(book);
  const sheets: Sheet[] = [];
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (!sheet || (sheet['!type'] !== undefined && sheet['!type'] !== 'sheet')) continue;
    const hidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    const cells = new SheetCells(epoch1904, isOwn);
    const scan = scanOf(sheet);
    const rows = scan ? rowsOfScan(scan, cells) : rowsOf(sheet, cells);
    if (rows === null) return null;
    const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
    sheets.push({ name, hidden, rows, width, currencies: cells.currencies() });
  }
  return sheets;
}

const options: xlsx.ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  cellFormula: false,
  cellStyles: false,
  bookVBA: false,
  bookFiles: true,
  WTF: false,
};

function parse(bytes: Uint8Array, how = options): xlsx.WorkBook {
  try {
    return xlsx.read(bytes, how);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(message)) throw new ReadError('encrypted', encryptedText);
    throw new ReadError(
      'unreadable',
      'Arbetsboken är skadad eller i ett format som inte går att läsa. Öppna den i Excel, spara om den som xlsx och ladda upp den på nytt.',
    );
  }
}
