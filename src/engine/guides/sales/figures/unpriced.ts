import { lastDay } from '../../../figures/calendar/months.ts';
import type { Timeline } from '../../../figures/calendar/timeline.ts';
import { count, onlyRow, type Query } from '../../../figures/query.ts';
import type { SalesView } from './view.ts';

/** Rows of a product from which its amounts per unit tell whether there is a price. */
const FEWEST_ROWS = 5;
/** Between a tenth and nine tenths of a product's rows, amounts per unit at one price differ by no more than so many times. */
const MOST_TIMES = 2.5;

/**
 * Why the amounts per unit are no prices, in Swedish; null where they may be: a class has participants, but what was
 * paid that day is cards and passes. A column of prices proves them, and few rows tell nothing.
 */
export async function unpricedReason(
  query: Query,
  { columns }: SalesView,
  timeline: Timeline | null,
): Promise<string | null> {
  const { quantity, unitPrice, product, productId } = columns;
  if (quantity === undefined || unitPrice !== undefined) return null;
  if (product === undefined && productId === undefined) return null;
  // The month that is not over changes nothing that is said of those that are.
  const last = timeline?.whole.at(-1);
  const over =
    last === undefined ? '' : `AND (date IS NULL OR date <= DATE '${lastDay(last.month)}')`;
  const name = product === undefined ? 'productId' : 'product';
  const row = onlyRow(
    await query(`SELECT count(*) FILTER (highest > ${MOST_TIMES} * lowest) AS uneven, count(*) AS products
      FROM (
        SELECT quantile_cont(revenue / quantity, 0.1) AS lowest, quantile_cont(revenue / quantity, 0.9) AS highest
        FROM sales WHERE quantity > 0 AND revenue > 0 AND ${name} IS NOT NULL ${over}
        GROUP BY ${name} HAVING count(*) >= ${FEWEST_ROWS}
      )`),
  );
  const isUneven = count(row, 'uneven') * 2 > count(row, 'products');
  return isUneven
    ? `beloppet per enhet i ${quantity.name} skiljer sig så mycket från rad till rad att det inte är ett pris`
    : null;
}
