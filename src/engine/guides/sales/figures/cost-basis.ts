import { count, onlyRow, type Query, type QueryRow } from '../../../figures/query.ts';
import type { NumberColumns } from '../../../figures/view/cells.ts';
import { product } from '../../../figures/view/cells.ts';
import type { RoleColumns } from '../../../figures/view/roles.ts';
import type { SalesRole } from '../../../table/roles.ts';

/** Whether a cost cell is per unit or for the row. */
export interface CostBasis {
  per: 'row' | 'unit';
  certain: boolean;
  /** False where the margin column is not revenue minus this cost (margin per unit, say). */
  marginAgrees: boolean;
}

/** A cost within half a per cent (and two öre) of the expected counts as agreeing. */
const AGREES = (a: string, b: string) => `abs(${a} - ${b}) <= 0.02 + 0.005 * abs(${b})`;
const CLEAR_MAJORITY = 0.8;
const PRICE_NAME = /pris|price/i;
const UNIT_NAME =
  /styck|stk|(?:per|pr|\/) ?\.?(?:st|item|piece|enhet)|[áàa]-(?:pris|kostnad)|(?:in|inköps|innkjøps|indkøbs)-?pris|ink\.?pris|unit|each/i;

function share(part: number, other: number): number | null {
  return part + other === 0 ? null : part / (part + other);
}

/**
 * SQL that counts, over rows with a quantity other than one, whose margin agrees with which basis,
 * and by product whether cost or cost ÷ quantity varies less.
 */
function evidenceSql(
  columns: RoleColumns<SalesRole>,
  numbers: NumberColumns<SalesRole>,
  revenue: string,
): string {
  const [cost, quantity] = [numbers.cost, numbers.quantity];
  if (cost === undefined || quantity === undefined) throw new RangeError('cost without quantity');
  const name = columns.product?.sql ?? columns.productId?.sql ?? "''";
  const margin = numbers.margin?.sql ?? 'NULL::DECIMAL(18,2)';
  return `WITH rows AS (
      SELECT ${name} AS product, ${revenue} AS revenue, ${cost.sql} AS cost, ${quantity.sql} AS quantity,
        ${margin} AS margin, ${product(cost, quantity)} AS whole, ${cost.sql}::DOUBLE / ${quantity.sql}::DOUBLE AS each
      FROM data WHERE ${cost.sql} <> 0 AND ${quantity.sql} > 0
    ), spread AS (
      SELECT (max(cost) - min(cost))::DOUBLE / max(abs(cost))::DOUBLE AS per_unit,
        (max(each) - min(each)) / max(abs(each)) AS per_row
      FROM rows GROUP BY product HAVING min(quantity) < max(quantity)
    )
    SELECT count(*) FILTER (quantity <> 1) AS several, count(margin) AS margins,
      count(*) FILTER (${AGREES('revenue - cost', 'margin')} OR ${AGREES('revenue - whole', 'margin')}) AS agreeing,
      count(*) FILTER (quantity <> 1 AND ${AGREES('revenue - cost', 'margin')}) AS row_margin,
      count(*) FILTER (quantity <> 1 AND ${AGREES('revenue - whole', 'margin')}) AS unit_margin,
      count(*) FILTER (quantity > 1 AND revenue > 0 AND whole <= revenue) AS unit_possible,
      count(*) FILTER (quantity > 1 AND revenue > 0) AS sold_several,
      (SELECT count(*) FROM spread WHERE per_row < per_unit - 0.02) AS row_steadier,
      (SELECT count(*) FROM spread WHERE per_unit < per_row - 0.02) AS unit_steadier,
      (SELECT count(*) FROM spread WHERE per_unit < per_row / 2) AS unit_steady
    FROM rows`;
}

/**
 * Costs unrelated to quantity look slightly steadier per unit; that must not make most sales a
 * loss.
 */
function isDoubtful(row: QueryRow): boolean {
  const steady = count(row, 'unit_steady') >= CLEAR_MAJORITY * count(row, 'unit_steadier');
  return !steady && count(row, 'unit_possible') < 0.5 * count(row, 'sold_several');
}

/** Per unit or row, where the evidence is clear; null where there is none or it is divided. */
function basisByEvidence(row: QueryRow): CostBasis['per'] | null {
  const steadier = share(count(row, 'unit_steadier'), count(row, 'row_steadier'));
  const evidence = [
    share(count(row, 'unit_margin'), count(row, 'row_margin')),
    steadier !== null && steadier > 0.5 && isDoubtful(row) ? null : steadier,
  ];
  for (const unit of evidence) {
    if (unit === null) continue;
    if (unit >= CLEAR_MAJORITY) return 'unit';
    if (unit <= 1 - CLEAR_MAJORITY) return 'row';
  }
  return null;
}

/**
 * A name such as `Inköpspris` means per unit; one with "pris" only if a unit cost leaves a margin.
 */
function likely(row: QueryRow, name: string): CostBasis['per'] {
  if (UNIT_NAME.test(name)) return 'unit';
  const leavesMargin = count(row, 'unit_possible') >= 0.9 * count(row, 'sold_several');
  return leavesMargin && PRICE_NAME.test(name) ? 'unit' : 'row';
}

/**
 * Decides whether the cost column is per unit or for the whole row: by the margin column; else by
 * what is steady within each product (a unit cost does not grow with quantity); else, as an
 * assumption, by the column's name and what leaves a margin.
 */
export async function costBasis(
  query: Query,
  columns: RoleColumns<SalesRole>,
  numbers: NumberColumns<SalesRole>,
  revenue: string,
): Promise<CostBasis> {
  if (numbers.quantity === undefined) return { per: 'row', certain: true, marginAgrees: true };
  const row = onlyRow(await query(evidenceSql(columns, numbers, revenue)));
  const marginAgrees = count(row, 'agreeing') >= CLEAR_MAJORITY * count(row, 'margins');
  if (count(row, 'several') === 0) return { per: 'row', certain: true, marginAgrees };
  const per = basisByEvidence(row);
  if (per !== null) return { per, certain: true, marginAgrees };
  return { per: likely(row, columns.cost?.name ?? ''), certain: false, marginAgrees };
}
