/** What a spreadsheet takes for the beginning of a formula, in wide letters too (research/security.md). */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/** One cell: quoted, and with an apostrophe before it where a spreadsheet would compute it. */
function cell(value: string | null): string {
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a CSV file as Swedish spreadsheets read it: semicolons, every cell quoted. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(';')}\r\n`;

/** By this a spreadsheet knows that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
