/** What a spreadsheet takes for the beginning of a formula, in wide letters too (research/security.md). */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/** A number as text, which is computed with and so stands without quotes: `-2.50`. */
export interface NumberCell {
  number: string;
}

export type CsvCell = string | null | NumberCell;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** One cell: quoted, and with an apostrophe before it where a spreadsheet would compute it. */
function cell(value: CsvCell): string {
  if (typeof value === 'object' && value !== null) {
    if (!NUMBER.test(value.number)) throw new RangeError(`not a number: ${value.number}`);
    return value.number.replace('.', ',');
  }
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a CSV file as Swedish spreadsheets read it: semicolons, text quoted. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(';')}\r\n`;

/** By this a spreadsheet knows that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
