import * as xlsx from '@e965/xlsx';
import { encryptedText } from '#engine/read/detect/format.ts';
import { limits } from '#engine/read/limits.ts';
import { ReadError } from '#engine/read/read-error.ts';
import { type Cell, type CellDate, isBlankRow, type Row } from '#engine/table/cell.ts';
import { currencyCounter, ownFormats } from './format-currency.ts';

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
 * their saved results; of merged cells the first.
 * @throws ReadError `encrypted`, `unreadable`, `too_long`
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const book = parse(bytes);
  const epoch1904 = book.Workbook?.WBProps?.date1904 === true;
  const isOwn = ownFormats(book);
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    if (!sheet || (sheet['!type'] !== undefined && sheet['!type'] !== 'sheet')) return [];
    const hidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    const shown = currencyCounter(isOwn);
    const rows = rowsOf(sheet, epoch1904, shown);
    return [
      {
        name,
        hidden,
        rows,
        width: rows.reduce((most, row) => Math.max(most, row.cells.length), 0),
        currencies: shown.currencies(),
      },
    ];
  });
}

function parse(bytes: Uint8Array): xlsx.WorkBook {
  try {
    return xlsx.read(bytes, {
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
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(message)) throw new ReadError('encrypted', encryptedText);
    throw new ReadError(
      'unreadable',
      'Arbetsboken är skadad eller i ett format som inte går att läsa. Öppna den i Excel, spara om den som xlsx och ladda upp den på nytt.',
    );
  }
}

function rowsOf(
  sheet: xlsx.WorkSheet,
  epoch1904: boolean,
  shown: ReturnType<typeof currencyCounter>,
): Row[] {
  const grid = (sheet['!data'] ?? []) as (xlsx.CellObject | undefined)[][];
  const dates = new Map<string, CellDate>();
  const formats = new Map<string, boolean>();
  const rows: Row[] = [];
  let cells = 0;
  for (let r = 0; r < grid.length; r++) {
    const source = grid[r];
    if (!source) continue;
    const row: Cell[] = [];
    for (let c = 0; c < source.length; c++) {
      const cell = cellOf(source[c], epoch1904, dates, formats);
      if (typeof cell === 'number') shown.count(c, source[c]?.z);
      row.push(cell);
    }
    while (row.length > 0 && row[row.length - 1] === '') row.pop();
    if (row.length === 0 || isBlankRow(row)) continue;
    rows.push({ line: r + 1, cells: row });
    cells += row.length;
    guardSize(rows.length, cells);
  }
  return rows;
}

function cellOf(
  cell: xlsx.CellObject | undefined,
  epoch1904: boolean,
  dates: Map<string, CellDate>,
  formats: Map<string, boolean>,
): Cell {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 's') return String(cell.v);
  if (cell.t === 'b') return cell.v === true ? 'sant' : 'falskt';
  if (cell.t === 'e') return cell.w ?? '#FEL';
  if (cell.t === 'd') return intern(dates, (cell.v as Date).toISOString().slice(0, 10));
  if (cell.t !== 'n' || typeof cell.v !== 'number' || !Number.isFinite(cell.v)) return '';
  return isDateFormat(cell.z, formats) ? dateOf(cell.v, epoch1904, dates) : cell.v;
}

function isDateFormat(format: string | number | undefined, formats: Map<string, boolean>): boolean {
  if (format === undefined) return false;
  const key = String(format);
  const known = formats.get(key);
  if (known !== undefined) return known;
  // Elapsed time ([h]:mm) and pure clock times have no day.
  const bare = key.replace(/"[^"]*"|\\./g, '').replace(/\[[^\]]*\]/g, '');
  const isDate = xlsx.SSF.is_date(key) === true && /[dy]|m{3,}/i.test(bare);
  formats.set(key, isDate);
  return isDate;
}

/** A serial number under a date format. Numbers below one are clock times and stay numbers. */
function dateOf(serial: number, epoch1904: boolean, dates: Map<string, CellDate>): Cell {
  const days = Math.floor(serial + 1e-9) + (epoch1904 ? 1462 : 0);
  if (days < 1 || days > 2_958_465) return serial;
  const shifted = days < 60 ? days + 1 : days;
  return intern(dates, new Date((shifted - 25_569) * 86_400_000).toISOString().slice(0, 10));
}

function intern(dates: Map<string, CellDate>, iso: string): CellDate {
  let date = dates.get(iso);
  if (!date) {
    date = { iso };
    dates.set(iso, date);
  }
  return date;
}

function guardSize(rows: number, cells: number): void {
  if (rows <= limits.rows && cells <= limits.cells) return;
  throw new ReadError(
    'too_long',
    'Arbetsboken har fler än 1 000 000 rader eller 5 miljoner värden. Dela den, till exempel ett år i taget, och ladda upp delarna var för sig.',
  );
}
