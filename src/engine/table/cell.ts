/** A date that a workbook stores as a date, already in calendar form. */
export interface CellDate {
  readonly iso: string;
}

/** Text files give text only; workbooks give text, numbers and dates as they are stored. */
export type Cell = string | number | CellDate;

/** One row of the file as it stands. `line` is the 1-based line (text) or row (workbook). */
export interface Row {
  line: number;
  cells: Cell[];
  /** Set when the row was put right while reading, or could not be: in Swedish, what was wrong. */
  fault?: { repaired: boolean; text: string };
}

/** A number as a workbook shows it: the shortest form with at most 15 significant digits. */
export function plainNumber(value: number): string {
  const short = Number(value.toPrecision(15));
  const text = String(short);
  if (!text.includes('e')) return text;
  return expandExponent(text);
}

/** `1.5e-7` → `0.00000015`, `1e+21` → `1000000000000000000000`. */
function expandExponent(text: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}`;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The cell as text, as a reader of the file would write it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' ? plainNumber(cell) : cell.iso;
}

export function isBlank(cell: Cell | undefined): boolean {
  if (cell === undefined || cell === '') return true;
  // A character above space is the common case, and needs no trimming.
  return (
    typeof cell === 'string' &&
    !(cell.charCodeAt(0) > 32 && cell.charCodeAt(0) < 127) &&
    cell.trim() === ''
  );
}

export function isBlankRow(cells: readonly Cell[]): boolean {
  for (const cell of cells) if (!isBlank(cell)) return false;
  return true;
}

/** True where a cell may be a name or a label: a text with a letter, or %, which is read as a word. */
export const hasWords = (cell: Cell): boolean => typeof cell === 'string' && /[\p{L}%]/u.test(cell);
