import { absolute, add, compare, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { hasTotal } from '../../table/vocabulary/totals.ts';
import { formatCount } from '../../text/format.ts';
import type { Ask } from '../guide-reading.ts';
import { moneyText } from '../money-text.ts';
import type { OtherReason, Roled } from '../roled.ts';
import { amountSizes, amountsOf } from './row-amounts.ts';

/** Rows of a table that is large enough to show what is usual. */
const FEWEST_ROWS = 8;
/** Share of the rows on which a column that all rows have is filled. */
const USUAL = 0.9;
/** The most that are few, as rows and as a share of them, and the share of the money that is much. */
const FEW = 3;
const FEW_SHARE = 0.02;
const MUCH = decimal('0.3');

/**
 * Needs: the amounts, and the rows that count. Leaves: the question whether a few rows count that carry much of the money
 * and are not as the others: they lack half of what all others tell, or are named as a sum.
 */
export function unlikeRows(table: Roled, ask: Ask): Roled {
  const { choices } = ask;
  if (table.ledger || table.isStatement || choices?.unlike === 'counted') return table;
  if (!mayFewCarryMuch(table)) return table;
  const amountOf = amountsOf(table);
  const rows = Array.from(table.columns[0]?.ids.keys() ?? []).filter(
    (row) => !table.others.has(row) && amountOf(row) !== null,
  );
  const odd = oddRows(table, rows);
  if (odd.length === 0 || odd.length > fewOf(rows.length)) return table;
  const sumOf = (some: readonly number[]) =>
    some.reduce((sum, row) => add(sum, absolute(amountOf(row) ?? decimal('0'))), decimal('0'));
  const money = sumOf(odd);
  if (compare(money, multiply(sumOf(rows), MUCH)) <= 0) return table;
  if (choices?.unlike === undefined)
    return { ...table, doubts: [...table.doubts, doubtOf(odd.length, moneyText(money, ask))] };
  const left = odd.map((row): [number, OtherReason] => [row, 'unlike']);
  return { ...table, others: new Map([...table.others, ...left]) };
}

/** Below this no rounding of doubles hides that `MUCH` is passed. */
const NEARLY_MUCH = 0.29;

const fewOf = (rows: number): number => Math.max(FEW, rows * FEW_SHARE);

/** False where not even the few largest amounts are much of all: which rows are odd does not matter then. */
function mayFewCarryMuch(table: Roled): boolean {
  const sizes = amountSizes(table);
  for (const row of table.others.keys()) sizes[row] = Number.NaN;
  let [count, all, largest] = [0, 0, 0];
  for (const size of sizes) {
    if (Number.isNaN(size)) continue;
    count++;
    all += size;
    if (size > largest) largest = size;
  }
  const few = Math.floor(fewOf(count));
  if (count < FEWEST_ROWS || largest * few <= all * NEARLY_MUCH) return false;
  const top = sizes.filter((size) => !Number.isNaN(size)).sort();
  return top.subarray(-few).reduce((sum, size) => sum + size, 0) > all * NEARLY_MUCH;
}

/** Rows that lack half of what nearly all rows have, or whose first text begins or ends as a sum. */
function oddRows({ columns }: Roled, rows: readonly number[]): number[] {
  const usual = columns.filter((column) => isTold(column) && isUsual(column, rows));
  const [label] = usual.filter(({ type }) => type === 'text');
  const isSum = label?.read.map((text) => hasTotal(normaliseName(text ?? '')));
  return rows.filter((row) => {
    const lacking = usual.filter(({ ids }) => (ids[row] ?? -1) < 0).length;
    return (lacking > 0 && lacking * 2 >= usual.length) || isSum?.[label?.ids[row] ?? -1] === true;
  });
}

/** A column that tells something of the row beside its numbers. */
const isTold = ({ type }: TypedColumn) => type === 'text' || type === 'organisationNumber';

const isUsual = ({ ids }: TypedColumn, rows: readonly number[]) =>
  rows.filter((row) => (ids[row] ?? -1) >= 0).length >= rows.length * USUAL;

function doubtOf(count: number, sum: string): Doubt {
  const rows = count === 1 ? '1 rad' : `${formatCount(count)} rader`;
  return {
    id: 'unlike',
    text: `${rows} på tillsammans ${sum} skiljer sig från de andra: det mesta som de andra har saknas, eller så är de namngivna som en summa. Ska de räknas?`,
    options: [
      { answer: 'counted', label: 'Ja, räkna dem', change: { choices: { unlike: 'counted' } } },
      {
        answer: 'leftOut',
        label: 'Nej, räkna utan dem',
        change: { choices: { unlike: 'leftOut' } },
      },
    ],
    chosen: 'counted',
    blocks: 'ifSumsDiffer',
  };
}
