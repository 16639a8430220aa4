import * as xlsx from '@e965/xlsx';
import type { Cell, CellDate } from '#engine/table/cell.ts';
import { composed } from '#engine/text/composed.ts';
import { currencyCounter, LONGEST_FORMAT } from './format-currency.ts';

/** Turns the cells of one sheet into what the reader takes, and counts the currencies that they show. */
export class SheetCells {
  private readonly epoch1904: boolean;
  private readonly shown: ReturnType<typeof currencyCounter>;
  private readonly dates = new Map<string, CellDate>();
  private readonly formats = new Map<string, boolean>();

  constructor(epoch1904: boolean, isOwn: (format: string) => boolean) {
    this.epoch1904 = epoch1904;
    this.shown = currencyCounter(isOwn);
  }

  /** By column: the currency of its number formats; null for none. */
  currencies = (): (string | null)[] => this.shown.currencies();

  /** A cell as the library has it. */
  of(column: number, cell: xlsx.CellObject | undefined): Cell {
    if (!cell || cell.v === undefined || cell.v === null) return '';
    if (cell.t === 's') return composed(String(cell.v));
    if (cell.t === 'b') return truth(cell.v === true);
    if (cell.t === 'e') return cell.w ?? errorText;
    if (cell.t === 'd') return intern(this.dates, (cell.v as Date).toISOString().slice(0, 10));
    if (cell.t !== 'n' || typeof cell.v !== 'number') return '';
    return this.number(column, cell.v, cell.z);
  }

  /** A number under its format: a date, or the number. */
  number(column: number, value: number, format: string | number | undefined): Cell {
    if (!Number.isFinite(value)) return '';
    const isDate = isDateFormat(format, this.formats);
    const cell = isDate ? dateOf(value, this.epoch1904, this.dates) : value;
    if (typeof cell === 'number') this.shown.count(column, format);
    return cell;
  }
}

export const truth = (is: boolean) => (is ? 'sant' : 'falskt');
export const errorText = '#FEL';

function isDateFormat(format: string | number | undefined, formats: Map<string, boolean>): boolean {
  if (format === undefined) return false;
  const key = String(format);
  const known = formats.get(key);
  if (known !== undefined) return known;
  if (key.length > LONGEST_FORMAT) return false;
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
