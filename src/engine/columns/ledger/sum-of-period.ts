import { RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersAt } from '../types/number-at.ts';

/** Rows looked at: more add nothing to the proof. */
const LOOKED = 500;
/** Rows that must rise from the one before, and rows in all: pieces × a price rise so on a few by chance. */
const FEWEST = { rising: 2, rows: 6 } as const;
const ROUNDING = 0.012;
/** What is summed may be with VAT beside amounts without, or the other way: the same on every row. */
const TIMES = [1, ...RATES.flatMap((rate) => [1 + rate, 1 / (1 + rate)])];
/** Of a day `2025-03-07` what names its year and its month. */
const PERIODS = [4, 7] as const;

type AmountAt = (row: number) => number | null;

/**
 * Whether a column is the sum so far of an amount within each month or year, where most have one row: it begins again
 * with the row's own amount exactly where the period turns, and rises by it on every other row.
 */
export function sumOfPeriod(
  column: TypedColumn,
  dates: readonly TypedColumn[],
): (amountAt: AmountAt) => boolean {
  const sumAt = numbersAt(column);
  const rows = Array.from({ length: Math.min(column.ids.length, LOOKED) }, (_, row) => row).filter(
    (row) => sumAt(row) !== null,
  );
  if (rows.length < FEWEST.rows) return () => false;
  const orders = [rows, rows.toReversed()];
  return (amountAt) =>
    TIMES.some((times) => {
      const fits = (sum: number, row: number) =>
        Math.abs(Math.abs(sum) - Math.abs(amountAt(row) ?? 0) * times) <= ROUNDING;
      const ends = [rows[0] ?? 0, rows.at(-1) ?? 0];
      if (!ends.some((row) => fits(sumAt(row) ?? 0, row))) return false;
      return dates.some((date) =>
        PERIODS.some((length) =>
          orders.some((order) =>
            rises(order, {
              fits,
              sumAt: (row) => sumAt(row) ?? 0,
              periodAt: (row) => date.read[date.ids[row] ?? -1]?.slice(0, length),
            }),
          ),
        ),
      );
    });
}

interface Rows {
  /** Whether what the sum came to, or rose by, is the row's amount. */
  fits: (sum: number, row: number) => boolean;
  sumAt: (row: number) => number;
  periodAt: (row: number) => string | undefined;
}

function rises(order: readonly number[], { fits, sumAt, periodAt }: Rows): boolean {
  let rising = 0;
  for (const [place, row] of order.entries()) {
    const before = order[place - 1];
    const period = periodAt(row);
    if (period === undefined) return false;
    const begins = before === undefined || periodAt(before) !== period;
    const start = begins ? 0 : sumAt(before);
    const by = sumAt(row) - start;
    if (!fits(by, row)) return false;
    // Twice or three times the amount may be its price.
    if (!begins && !isWhole(sumAt(row) / by)) rising++;
  }
  return rising >= FEWEST.rising;
}

const isWhole = (times: number) => Math.abs(times - Math.round(times)) < 1e-6;
