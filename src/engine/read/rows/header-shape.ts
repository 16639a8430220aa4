import { readDate } from '../../columns/types/date.ts';
import { type Cell, cellText, isBlank, type Row } from '../../table/cell.ts';
import { isHour } from '../../table/hours.ts';
import { type Shape, shapeOf } from './value-shape.ts';

export function filledWidth(row: Row | undefined): number {
  let last = row?.cells.length ?? 0;
  while (last > 0 && isBlank(row?.cells[last - 1])) last--;
  return last;
}

export const filledCount = (cells: readonly Cell[]) =>
  cells.reduce<number>((n, cell) => n + (isBlank(cell) ? 0 : 1), 0);

export function shapeOfCell(cell: Cell | undefined): Shape {
  if (cell === undefined || cell === '') return 'empty';
  if (typeof cell === 'number') return 'number';
  if (typeof cell === 'object') return 'date';
  return shapeOf(cell);
}

const priced =
  /^\s*[([]?[-+−–]?\s*(?:kr|sek|usd|eur)?\s*[-+−–]?[\d.,'\s\u00a0\u202f]+[-−–]?\s?(?:kr\.?|sek|usd|eur|:-)?\s*[-−]?[)\]]?\s*$/i;

/** No price is written longer. */
const LONGEST_PRICE = 60;

/** Month names and periods in a header are names of columns, not values. */
export function headerShape(cell: Cell | undefined): Shape {
  const shape = shapeOfCell(cell);
  if (typeof cell === 'string' && (shape === 'number' || shape === 'date')) {
    const isPriced = cell.length <= LONGEST_PRICE && priced.test(cell);
    return /[a-zåäö]/i.test(cell) && !isPriced ? 'text' : shape;
  }
  return shape;
}

export const isPeriod = (cell: Cell | undefined) => {
  const text = cellText(cell).trim();
  return (
    /^(?:19|20)\d\d(?:[-/–](?:\d\d|20\d\d))?$/.test(text) ||
    (text.includes(':') && isHour(text)) ||
    (!/^\d+$/.test(text) && readDate(text) !== null)
  );
};

const titleText =
  /\b\d{4}-\d{2}-\d{2} ?[-–] ?\d{4}-\d{2}-\d{2}\b|\b\d{6}-\d{4}\b|^(?:period|företag|org\.? ?nr|utskriv\w*) ?:|^(?:utskriv\w*|sida) \d|^(?:alla|samtliga) (?:belopp|priser|kostnader|siffror)(?![\p{L}\d])|^beloppen (?:är|anges|i)(?!\p{L})/iu;

/** A line above the table that says whose and of when it is, or in what: `Räkenskapsår 2025-01-01 – 2025-12-31`, `Alla belopp i kr`. */
export const isTitleLine = (cells: readonly Cell[]) =>
  filledCount(cells) <= 3 && cells.some((cell) => titleText.test(cellText(cell).trim()));

const filterText = /^\((?:alla?|allt|all|flera (?:objekt|element)|multiple items|tom|blank)\)$/i;

/** A filter above a pivot table: `År | (Alla)`. */
export const isPivotFilter = (cells: readonly Cell[]): boolean =>
  filledCount(cells) === 2 && cells.some((cell) => filterText.test(cellText(cell).trim()));
