import { groupBy } from '../../table/group-by.ts';
import { normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isIncomeLine,
  isIncomeSumLine,
  isResultLine,
  isSumLine,
} from '../../table/vocabulary/bookkeeping.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, type OtherReason, type Roled } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';

/** No report has more lines in a period. */
const MOST_LINES = 200;
/** A report in whole kronor is rounded line by line. */
const ROUNDING = 0.5;

interface Line {
  row: number;
  label: string;
  value: number;
}

/**
 * Needs: an amount, and no accounts. Leaves: of a report of results whose lines have names alone those of the guide's own
 * side, where the report's own result is what came in less what went out in every period.
 */
export function resultReport(table: Roled, ask: Ask): Roled {
  if (hasRole(table, 'account') || hasRole(table, 'productId')) return table;
  const { otherSide } = ask.reading;
  const { net, gross } = ask.reading.amount;
  const amount = columnOf(table, net) ?? columnOf(table, gross);
  const names = amount && table.columns.find(hasResult);
  if (!amount || !names) return table;
  const dates = columnOf(table, 'date');
  const periods = groupBy(linesOf(names, amount), ({ row }) => dates?.ids[row] ?? 0);
  const found = new Map<number, OtherReason>();
  for (const lines of periods.values()) {
    const sides = sidesOf(lines);
    if (!sides) return table;
    for (const { row } of sides[otherSide]) found.set(row, otherSide);
    for (const { row } of sides.sums) found.set(row, 'reportResult');
  }
  return { ...table, others: new Map([...table.others, ...found]) };
}

const hasResult = ({ type, read }: TypedColumn): boolean =>
  type === 'text' &&
  read.length <= MOST_LINES &&
  read.some((cell) => cell !== null && isResultLine(normaliseText(cell)));

function linesOf(names: TypedColumn, amount: TypedColumn): Line[] {
  const labels = names.read.map((cell) => normaliseText(cell ?? ''));
  return Array.from(names.ids, (id, row) => ({
    row,
    label: labels[id] ?? '',
    value: numberAt(amount, row) ?? Number.NaN,
  })).filter(({ value }) => !Number.isNaN(value));
}

/** What came in, what went out, and the lines that sum them; null where the last result is not the one less the other. */
function sidesOf(lines: readonly Line[]) {
  if (lines.length > MOST_LINES) return null;
  const isPlain = ({ label }: Line) => !isSumLine(label) && !isResultLine(label);
  const ended = lines.findIndex(({ label }) => isIncomeSumLine(label));
  const isIncome = (line: Line, place: number) =>
    isPlain(line) && (ended < 0 ? isIncomeLine(line.label) : place < ended);
  const income = lines.filter(isIncome);
  const costs = lines.filter((line, place) => isPlain(line) && !isIncome(line, place));
  const sums = lines.filter((line) => !isPlain(line));
  const result = lines.findLast(({ label }) => isResultLine(label));
  if (!result || income.length === 0 || costs.length < 2) return null;
  const sumOf = (side: readonly Line[]) => side.reduce((sum, { value }) => sum + value, 0);
  const [came, went] = [sumOf(income), sumOf(costs)];
  const slack = ROUNDING * lines.length;
  const isLeft = [came - went, came + went].some((left) => Math.abs(left - result.value) <= slack);
  return isLeft && Math.abs(went) > slack
    ? { reportIncome: income, reportCost: costs, sums }
    : null;
}
