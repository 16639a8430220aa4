import { add, type Decimal, decimal } from '../../facts/decimal.ts';
import { type Cell, cellText, isBlank, type Row } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { LeftOutRow } from '../../table/understanding.ts';
import { limits } from '../limits.ts';
import type { Body } from './body.ts';
import {
  isAverageLabel,
  isComparisonLabel,
  isTotalLabel,
  isWorkedOutLabel,
} from './total-labels.ts';

/** Rows remembered of what was left out or was a total: a million of them would fill the memory. */
export const mostRemembered = 5_000;

type LeftOut = Pick<Body, 'leftOut' | 'leftOutCounts' | 'leftOutSums'>;

/** Leaves out a row, with what its amount is where it has one. */
export const leave = (
  body: LeftOut,
  row: Row,
  reason: LeftOutRow['reason'],
  text: string,
  amount: Decimal | null = null,
): void => leaveRow(body, reason, amount, () => ({ row, text }));

/** The same where row and text are made only if they will be remembered. */
export function leaveRow(
  body: LeftOut,
  reason: LeftOutRow['reason'],
  amount: Decimal | null,
  describe: () => { row: Row; text: string },
): void {
  body.leftOutCounts[reason] = (body.leftOutCounts[reason] ?? 0) + 1;
  if (amount !== null)
    body.leftOutSums[reason] = add(body.leftOutSums[reason] ?? decimal('0'), amount);
  if (body.leftOut.length >= mostRemembered) return;
  const { row, text } = describe();
  body.leftOut.push({ row: row.line, reason, text, content: contentOf(row.cells) });
}

function contentOf(cells: readonly Cell[]): string {
  return cells.slice(0, 60).map(cellText).join(' | ').slice(0, limits.rowText);
}

function firstFilled(cells: readonly Cell[]): Cell | undefined {
  for (const cell of cells) if (!isBlank(cell)) return cell;
  return undefined;
}

/** The first filled cell is a total's label, and the row has gaps that rows of data do not have. */
export const isTotalRow = (row: Row): boolean => isLabelled(row, isTotalLabel);

/** The same of a row that is the mean of others. */
export const isAverageRow = (row: Row): boolean => isLabelled(row, isAverageLabel);

/** The same of a row of a budget, another year or a difference below the sum that it is held against, or of how many there were. */
export const isComparisonRow = (row: Row, { totals }: Pick<Body, 'totals'>): boolean =>
  isLabelled(row, isWorkedOutLabel) || (totals.length > 0 && isLabelled(row, isComparisonLabel));

function isLabelled(row: Row, isLabel: (text: string) => boolean): boolean {
  const first = firstFilled(row.cells);
  if (typeof first !== 'string' || !isLabel(first)) return false;
  const blanks = row.cells.filter(isBlank).length;
  const texts = row.cells.filter(
    (cell) => typeof cell === 'string' && /\p{L}{3,}/u.test(cell),
  ).length;
  return blanks > 0 || row.cells.length <= 3 || texts === 1;
}

/** Leaves out a row that sums others, and remembers it for the reconciliation. */
export function leaveTotal(body: LeftOut & Pick<Body, 'totals'>, row: Row, what: string): void {
  // The last total row is the one that sums the file: it takes the place of the last kept.
  if (body.totals.length >= mostRemembered) body.totals.pop();
  body.totals.push(row);
  leaveSum(body, row, what);
}

/** Leaves out a row that sums rows elsewhere, which says nothing of those around it. */
export function leaveSum(body: LeftOut, row: Row, what: string): void {
  const text = `Rad ${row.line} är ${what} och räknas inte med, annars skulle beloppen räknas två gånger.`;
  leave(body, row, 'total', text);
}

/** Leaves out a row that is the mean of others. */
export const leaveAverage = (body: LeftOut, row: Row): void =>
  leave(
    body,
    row,
    'otherMeasure',
    `Rad ${row.line} är ett genomsnitt av andra rader och räknas inte.`,
  );

/** Leaves out a row that a sum is held against. */
export const leaveComparison = (body: LeftOut, row: Row): void =>
  leave(
    body,
    row,
    'otherMeasure',
    `Rad ${row.line} är något som summan jämförs med, eller en uträkning av den, och räknas inte.`,
  );

/** The names of the header, to know them again further down. */
export interface HeaderNames {
  normal: string[];
  written: ReadonlySet<string>;
  named: number;
}

export function headerOf(names: readonly string[]): HeaderNames {
  const normal = names.map(normaliseName);
  const written = new Set(names.flatMap(inItsCases));
  return { normal, written, named: normal.filter((name) => name !== '').length };
}

/** As it stands, in small letters, in capitals, and with a first capital. */
const inItsCases = (name: string) => {
  const small = name.toLowerCase();
  return [name, small, name.toUpperCase(), `${name.slice(0, 1).toUpperCase()}${small.slice(1)}`];
};

export function isHeaderAgain(row: Row, header: HeaderNames): boolean {
  const first = firstFilled(row.cells);
  if (typeof first !== 'string' || !header.written.has(first.trim())) return false;
  let same = 0;
  let filled = 0;
  row.cells.forEach((cell, c) => {
    if (isBlank(cell)) return;
    filled++;
    if (normaliseName(cellText(cell)) === header.normal[c] && header.normal[c] !== '') same++;
  });
  return same >= Math.max(1, filled * 0.8) && same >= header.named * 0.5;
}

/** One filled cell of text in a table of several columns. */
export function isNote(row: Row, width: number): boolean {
  if (width < 3) return false;
  const filled = row.cells.filter((cell) => !isBlank(cell));
  const [only] = filled;
  return filled.length === 1 && typeof only === 'string' && /\p{L}{2}/u.test(only);
}
