import { RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersAt } from '../types/number-at.ts';

/** Rows looked at from either end: more add nothing to the proof. */
const LOOKED = 1000;
/** Rows on which the sum must move by the amount, and where the rows are sorted by the sum, which finds more by chance. */
const FEWEST = { asWritten: 3, sorted: 5 } as const;
/** Share of the telling rows on which it must move by the amount, or begin again with it. */
const PROVED = 0.9;
const ROUNDING = 0.006;
/** What is summed may be with VAT beside amounts without, or the other way. */
const TIMES = [1, ...RATES.flatMap((rate) => [1 + rate, 1 / (1 + rate)])];

const MOST_TIMES = Math.max(...TIMES);

type AmountAt = (row: number) => number | null;

/**
 * Whether a column is the sum of an amount up to and with each row, from nothing: in the order of the rows, from the last
 * up, or where they are sorted otherwise by the sum itself. It may begin again in each group, and rows without it, or with
 * the same sum again, are sums among the rows. Credit notes may stand with plus beside a sum that they lower.
 */
export const isSumSoFar = (column: TypedColumn, amountAt: AmountAt): boolean =>
  sumSoFar(column)(amountAt);

/** The same for many amounts that one column may be the sum of. */
export function sumSoFar(column: TypedColumn): (amountAt: AmountAt) => boolean {
  const sumAt = numbersAt(column);
  const count = column.ids.length;
  const starts = count > LOOKED ? [0, count - LOOKED] : [0];
  const parts = starts.map((start) =>
    Array.from({ length: Math.min(count, LOOKED) }, (_, place) => start + place).filter(
      (row) => sumAt(row) !== null,
    ),
  );
  const orders = parts.flatMap((rows) => {
    const sorted = rows.toSorted((a, b) => (sumAt(a) ?? 0) - (sumAt(b) ?? 0));
    return [
      { rows, fewest: FEWEST.asWritten },
      { rows: rows.toReversed(), fewest: FEWEST.asWritten },
      { rows: sorted, fewest: FEWEST.sorted },
    ];
  });
  return (amountAt) => orders.some(({ rows, fewest }) => moves(rows, fewest, { sumAt, amountAt }));
}

function moves(
  rows: readonly number[],
  fewest: number,
  { sumAt, amountAt }: { sumAt: AmountAt; amountAt: AmountAt },
): boolean {
  const counted = { telling: 0, moved: 0, begun: 0, repeated: 0 };
  const taxed = new Set<number>();
  let before: number | null = null;
  for (const row of rows) {
    const [sum, own] = [sumAt(row) ?? 0, amountAt(row)];
    const by = before === null ? null : sum - before;
    before = sum;
    // Numbers of rows rise by one, as a count of single pieces does.
    if (own === null || Math.abs(own) <= 1) continue;
    counted.telling++;
    const times = by === null ? undefined : timesOf(by, own);
    if (times !== undefined) counted.moved++;
    else if (timesOf(sum, own) !== undefined) counted.begun++;
    else if (by !== null && Math.abs(by) <= ROUNDING) counted.repeated++;
    if (times !== undefined && times !== 1) taxed.add(own);
    // Nearly all columns are told from a sum by their first rows.
    if (counted.telling === 4 && counted.begun + counted.moved === 0) return false;
  }
  const { telling, moved, begun, repeated } = counted;
  const hits = moved + begun;
  const isOfRows = moved >= fewest && begun > 0 && moved >= begun && hits >= repeated;
  const isByChance = taxed.size > 0 && taxed.size < FEWEST.asWritten;
  return isOfRows && !isByChance && hits >= (telling - repeated) * PROVED;
}

/** What an amount is multiplied by to be another, whatever its sign. */
export function timesOf(whole: number, own: number): number | undefined {
  const [sum, amount] = [Math.abs(whole), Math.abs(own)];
  if (Math.abs(sum - amount) <= ROUNDING) return 1;
  if (sum > amount * MOST_TIMES + 1 || amount > sum * MOST_TIMES + 1) return undefined;
  return TIMES.find((times) => Math.abs(sum - amount * times) <= ROUNDING * 2);
}
