import type { SheetSummary } from './understanding.ts';

/** Names said in full; of more sheets the first and the last. */
const MOST = 3;

/** The sheets that rows were read from, as a text names them: `Mars`, or `jan, feb och mar`; null where there are none. */
export function sheetsRead(sheets: readonly SheetSummary[]): string | null {
  const names = sheets.filter(({ chosen }) => chosen).map(({ name }) => name);
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (names.length > MOST) return `${names.length} blad (${first} till ${last})`;
  return names.length === 1 ? first : `${names.slice(0, -1).join(', ')} och ${last}`;
}

/** A row's number in its own sheet, and the sheet's name where rows of several are numbered on. */
export function rowInSheet(
  sheets: readonly SheetSummary[],
  row: number,
): { sheet: string | null; row: number } {
  const of = sheets
    .filter(({ rowsBefore = null }) => rowsBefore !== null && rowsBefore < row)
    .at(-1);
  return of ? { sheet: of.name, row: row - (of.rowsBefore ?? 0) } : { sheet: null, row };
}

/** `Rad 214 är en summarad` with the row's number in its own sheet: `Rad 12 på bladet Mars är en summarad`. */
export const withSheets = (sheets: readonly SheetSummary[], text: string): string =>
  sheets.every(({ rowsBefore = null }) => rowsBefore === null)
    ? text
    : text.replace(/\b([Rr]ad) (\d+)/g, (_, word: string, number: string) => {
        const { sheet, row } = rowInSheet(sheets, Number(number));
        return sheet === null ? `${word} ${row}` : `${word} ${row} på bladet ${sheet}`;
      });
