import type { Finding } from '../../../events/finding.ts';
import type { Series } from '../../../events/series.ts';
import { decimal, toNumber } from '../../../facts/decimal.ts';
import { type Comparison, during } from '../../../figures/calendar/comparison.ts';
import { amount, type Query, text } from '../../../figures/query.ts';
import type { SalesView } from './view.ts';

/** Rows from which those of one who pays show whether the amount is the same, and amounts that it may have been. */
const FEWEST_ROWS = 6;
const MOST_AMOUNTS = 3;
/** Share of the rows that must be of such, and rows of what is paid for. */
const MOST = 0.8;
const FEWEST = 24;

/** A new price is told where those who paid both then and now pay so nearly as much more as the mean of all rows. */
const ALIKE = 0.2;

/**
 * What is paid for with the same amount each time, as rents and fees, by name: without a quantity each row is one payment,
 * and what it came to its price. With how much more those pay last who paid in both periods, as a share.
 */
export async function evenFees(
  query: Query,
  { columns }: SalesView,
  comparison: Comparison,
): Promise<ReadonlyMap<string, number>> {
  const { quantity, product, customer } = columns;
  if (quantity !== undefined || product === undefined || customer === undefined) return new Map();
  const last = (which: 'current' | 'previous') =>
    `arg_max(revenue, date) FILTER (${during(comparison, which)})`;
  const rows = await query(`SELECT product AS name,
      sum(now) FILTER (before IS NOT NULL) AS now, sum(before) FILTER (now IS NOT NULL) AS before
    FROM (
      SELECT product, count(*) AS rows, count(DISTINCT revenue) AS amounts,
        ${last('current')} AS now, ${last('previous')} AS before
      FROM sales
      WHERE revenue > 0 AND date IS NOT NULL AND product IS NOT NULL AND customer IS NOT NULL
      GROUP BY product, customer
    ) GROUP BY product HAVING sum(rows) >= ${FEWEST} AND
      coalesce(sum(rows) FILTER (rows >= ${FEWEST_ROWS} AND amounts <= ${MOST_AMOUNTS}), 0) >= ${MOST} * sum(rows)
    ORDER BY name`);
  return new Map(
    rows.flatMap((row): [string, number][] => {
      const [now, before] = [toNumber(amount(row, 'now')), toNumber(amount(row, 'before'))];
      return before > 0 ? [[text(row, 'name'), now / before - 1]] : [];
    }),
  );
}

/** Whether a price found is that of fees, and only the mean of others who pay now: smaller flats are empty. */
export function isOfOthers({ type, series, relative }: Finding, fees: ReadonlyMap<string, number>) {
  const same = type === 'price' ? fees.get(series.name) : undefined;
  return same !== undefined && Math.abs(relative - same) > ALIKE * Math.abs(same);
}

/** The same months, with each row of what is paid for evenly as one piece. */
export const byPayment = (all: readonly Series[], fees: ReadonlyMap<string, number>): Series[] =>
  all.map((series) => {
    if (series.kind !== 'product' || !fees.has(series.name)) return series;
    const cells = [...series.cells].map(
      ([month, cell]) =>
        [month, { ...cell, units: decimal(String(cell.rows)), unitRows: cell.rows }] as const,
    );
    return { ...series, cells: new Map(cells) };
  });
