import { cellText, type Row } from '../table/cell.ts';
import { normaliseName } from '../table/normalise-name.ts';
import { sheetKind } from '../table/vocabulary/sheet-names.ts';
import { contentOf, isData } from './rows/row-content.ts';
import type { SheetRows } from './rows/sheet-body.ts';

interface Placed extends SheetRows {
  place: number;
}

interface BesideSold<T> {
  /** The sheets of what was sold, without rows that stand on the others too. */
  sold: T[];
  /** The others that are read with them. */
  sheets: T[];
  /** Places of those whose rows are among the sold already, with minus. */
  inside: number[];
  isTakenOut: boolean;
}

/**
 * Sheets whose names say that their rows were taken back, called off or not done, beside those of what was sold: what stands
 * on both is taken from the sold, and what was taken back there already is read once.
 */
export function besideSold<T extends Placed>(
  sold: readonly T[],
  others: readonly T[],
): BesideSold<T> {
  const all = new Set(sold.flatMap(({ rows }) => rows.filter(isData).map(contentOf)));
  const turned = new Set(sold.flatMap(({ rows }) => rows.filter(hasMinus).map(unsigned)));
  const isInside = ({ name, rows }: T) =>
    kindOf(name) === 'returned' && rows.filter(isData).every((row) => turned.has(unsigned(row)));
  const sheets = others.filter((sheet) => !isInside(sheet));
  const gone = new Set(
    sheets
      .filter(({ name }) => kindOf(name) !== 'returned')
      .flatMap(({ rows }) => rows.filter(isData).map(contentOf)),
  );
  const isTakenOut = [...gone].some((content) => all.has(content));
  return {
    sold: sold.map((sheet) =>
      isTakenOut
        ? { ...sheet, rows: sheet.rows.filter((row) => !isData(row) || !gone.has(contentOf(row))) }
        : sheet,
    ),
    sheets,
    inside: others.filter(isInside).map(({ place }) => place),
    isTakenOut,
  };
}

const kindOf = (name: string) => sheetKind(normaliseName(name));

const MINUS = /^[-−–(]\s?(?=[\d.,]|kr|sek)|(?<=\d)[-−–)]$/i;

const isMinus = (text: string) => MINUS.test(text) && /^\D{0,5}[\d\s.,]+\D{0,5}$/.test(text);

const hasMinus = (row: Row) =>
  isData(row) && row.cells.some((cell) => isMinus(cellText(cell).trim()));

const unsigned = (row: Row): string =>
  contentOf({
    ...row,
    cells: row.cells.map((cell) => {
      const text = cellText(cell).trim();
      return isMinus(text) ? text.replace(MINUS, '') : text;
    }),
  });
