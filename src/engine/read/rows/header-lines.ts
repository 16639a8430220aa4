import { type Cell, cellText, isBlank, isBlankRow, type Row } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesUnit } from '../../table/vocabulary/header-words.ts';
import {
  filledCount,
  filledWidth,
  headerShape,
  isPeriod,
  isTitleLine,
  shapeOfCell,
} from './header-shape.ts';

/**
 * Adds a group line above (`2025 | | 2024 |`) and unit or continuation lines below, where they have
 * gaps and hold no values.
 */
export function wholeHeader(rows: readonly Row[], at: number, width: number): number[] {
  const header = [at];
  const above = rows[at - 1];
  if (above && rows[at] && above.line === rows[at].line - 1 && isGroupLine(above, rows[at], width))
    header.unshift(at - 1);
  return [...header, ...continuationLines(rows, at, width)];
}

/** Lines right under the header that name what it left blank, as long as values follow them. */
function continuationLines(rows: readonly Row[], at: number, width: number): number[] {
  const lines: number[] = [];
  for (let below = at + 1; below < Math.min(at + 5, rows.length - 1); below++) {
    const row = rows[below];
    if (!row || isBlankRow(row.cells)) continue;
    const above = [at, ...lines].map((place) => rows[place]?.cells ?? []);
    const next = nextFilled(rows, below + 1);
    if (next && isContinuation(row, above, next, width)) lines.push(below);
    else return next && hasValues(row) ? lines : [];
  }
  return lines;
}

const nextFilled = (rows: readonly Row[], from: number) =>
  rows.slice(from, from + 5).find((row) => !isBlankRow(row.cells));

const hasValues = (row: Row) =>
  row.cells.some((cell) => ['number', 'date'].includes(shapeOfCell(cell)));

/** `Sida 1`, `Sid 2 (14)`, `Page 3 of 9`: the head of a printed page. */
const page = /^(?:sida|sid|page)\.?:? ?\d{1,4}(?: ?(?:av|of|\/|\() ?\d{1,4}\)?)?$/i;
const isPage = (cell: Cell) => page.test(cellText(cell).trim());

/** Whether a line names groups of the columns that the header below it names: fewer, and words. */
export function isGroupLine(above: Row, header: Row, width: number): boolean {
  const filled = filledCount(above.cells);
  // A sheet's rows end at their last filled cell; its groups then begin after the first column.
  const reaches =
    above.cells.length >= width ||
    isBlank(above.cells[0]) ||
    namesRest(above, header, width) ||
    namesAlike(above, header, width);
  if (!reaches || filled < 2 || isTitleLine(above.cells) || above.cells.some(isPage)) return false;
  // A total's name may stand in the upper line alone: `2024 | | 2025 | | Totalsumma`.
  const reach = Math.max(filledWidth(header), width);
  const within = above.cells.every((cell, c) => isBlank(cell) || c < reach);
  const textual = above.cells.every(
    (cell) => isBlank(cell) || ['text', 'code'].includes(headerShape(cell)) || isPeriod(cell),
  );
  return within && textual && filled < filledCount(header.cells);
}

/** Whether a line names all that the one below it leaves blank, and its last group covers the last columns. */
function namesRest({ cells }: Row, header: Row, width: number): boolean {
  const blank = Array.from({ length: width }, (_, c) => c).filter((c) => isBlank(header.cells[c]));
  const isLast = cells.length >= width - 1 && filledCount(cells) > blank.length + 1;
  return isLast && blank.length > 0 && blank.every((c) => !isBlank(cells[c]));
}

/** Whether a line names what the one below leaves blank, and groups of as many columns each up to the last. */
function namesAlike({ cells }: Row, header: Row, width: number): boolean {
  const starts = cells.flatMap((cell, c) => (isBlank(cell) || isBlank(header.cells[c]) ? [] : [c]));
  const [first = 0] = starts;
  if (areEven(starts, width))
    return Array.from({ length: first }, (_, c) => c).every((c) => !isBlank(cells[c]));
  // What the rows are of may be a group too, of another size: `Konto` over number and name, before the months.
  const [, ...others] = starts;
  return first === 0 && others.length >= FEWEST_GROUPS && areEven(others, width);
}

/** Groups that must be of one size where the first of the line is of another. */
const FEWEST_GROUPS = 3;

/** Whether groups that begin so are of as many columns each, up to the last. */
function areEven(starts: readonly number[], width: number): boolean {
  const [first = 0, second = 0] = starts;
  const size = second - first;
  return (
    starts.length >= 2 &&
    size >= 2 &&
    starts.every((start, n) => start === first + n * size) &&
    (starts.at(-1) ?? 0) + size === width
  );
}

/** A line of units, of sub-names under the blanks of the lines above, or of notes above values. */
function isContinuation(
  row: Row,
  above: readonly (readonly Cell[])[],
  next: Row,
  width: number,
): boolean {
  if (row.cells.length < width && filledWidth(row) > width) return false;
  const isText = (cell: Cell) => typeof cell === 'string' && headerShape(cell) === 'text';
  // A year may stand under what is of it all, beside the months: `Halvår` over `2025`.
  const textual = row.cells.every((cell) => isBlank(cell) || isText(cell) || isPeriod(cell));
  if (!textual || !row.cells.some(isText)) return false;
  if (unitsOnly(row)) return true;
  const filled = filledCount(row.cells);
  const last = above.at(-1) ?? [];
  const gaps = row.cells.filter((cell, c) => !isBlank(cell) && isBlank(last[c])).length;
  const corner = cellText(above[0]?.[0]).trim();
  const starts = corner !== '' && ['', corner].includes(cellText(row.cells[0]).trim());
  const overValues = row.cells.every(
    (cell, c) => isBlank(cell) || ['number', 'date'].includes(shapeOfCell(next.cells[c])),
  );
  return starts && (gaps >= filled * 0.4 || (overValues && hasValues(next)));
}

const unitsOnly = (row: Row) =>
  row.cells.every((cell) => isBlank(cell) || namesUnit(normaliseName(cellText(cell))));
