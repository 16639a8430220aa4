import { type Decimal, divide, toText } from '../../../facts/decimal.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import { monthsTotal } from '../../../figures/calendar/timeline.ts';
import { count, type Query } from '../../../figures/query.ts';
import { COVERED_SHARE, type ProductStats, productStats } from './product-stats.ts';

/** Number of products listed by size; chosen and dormant ones are added. */
const LISTED_PRODUCTS = 25;
const LISTED_DORMANT = 5;
const CHOSEN = 5;
/** A fall above this share of its sales makes a product weak. */
const FALL = 0.05;
/** Returns above this share of sales make a product weak. */
const RETURNS = 0.1;
/** The loss at stake must exceed this share of all revenue … */
const MATERIAL = 0.0005;
/** … and beside a larger one this share of it as well, or be of this share of all revenue. */
const BESIDE = 0.1;
const LARGE = 0.005;

export interface Selection {
  /** Largest first, including the chosen and the dormant. */
  listed: ProductStats[];
  top: string[];
  /** All of `top` have fallen: they are those that contribute most, and none of them does well. */
  topFell: boolean;
  weak: string[];
  /** Those that are weak, also of `top`. */
  weakOrTop: string[];
}

export interface SelectionInput {
  comparison: Comparison | null;
  totalRevenue: Decimal;
  /** Gross margin of the whole file as a share of one; null where cost is unknown. */
  margin: number | null;
  hasCost: boolean;
  products: number;
}

/**
 * The change of the whole file, as a share, to which a product's fall is compared between unlike
 * seasons.
 */
function fileTendency(comparison: Comparison | null): string {
  return comparison === null || comparison.kind === 'year' ? '0' : wholeTendency(comparison);
}

function wholeTendency(comparison: Comparison): string {
  const [now, before] = [comparison.currentMonths, comparison.previousMonths].map(
    (months) => monthsTotal(months).amount,
  );
  if (now === undefined || before === undefined || before.units <= 0n) return '0';
  return `(${toText(divide(now, before))} - 1)`;
}

function scoresSql({ comparison, totalRevenue, margin, hasCost }: SelectionInput): string {
  const drift = fileTendency(comparison);
  // Where unlike seasons are compared, a fall is one beyond the file's own.
  const fell = hasCost
    ? `g1::DOUBLE < g0::DOUBLE * (1 + ${drift})`
    : `r1::DOUBLE < r0::DOUBLE * (1 + ${drift})`;
  // Where all have fallen, one that fell more than the whole is not what goes best.
  const least = comparison?.kind === 'year' ? wholeTendency(comparison) : '0';
  const all = toText(totalRevenue);
  const low = margin === null ? 'false' : `margin BETWEEN 0 AND ${(margin / 2).toFixed(6)}`;
  return `WITH figures AS (
      SELECT *, CASE WHEN r0 > 0 THEN r1::DOUBLE / r0::DOUBLE - 1 - ${drift} END AS tendency,
        CASE WHEN covered > 0 AND covered >= ${COVERED_SHARE} * revenue THEN profit::DOUBLE / covered::DOUBLE END AS margin
      FROM product_stats WHERE product IS NOT NULL
    ), scored AS (
      SELECT *, ${hasCost ? 'coalesce(profit, 0)::DOUBLE' : 'revenue::DOUBLE'} *
          (1 + greatest(-0.5, least(0.5, coalesce(tendency, 0)))) AS score,
        ${hasCost ? 'g1 < g0' : 'r1 < r0'} AS lost,
        NOT (${fell}) AND NOT dormant AND coalesce(margin, 1) > 0 AS sound,
        CASE WHEN tendency < -${FALL} THEN greatest(0, r0::DOUBLE * (1 + ${drift}) - r1::DOUBLE) ELSE 0 END
          + CASE WHEN margin < 0 THEN -profit::DOUBLE ELSE 0 END
          + CASE WHEN ${low} THEN (${margin?.toFixed(6) ?? '0'} - margin) * covered::DOUBLE ELSE 0 END
          + CASE WHEN returns > 0 AND returns >= ${RETURNS} * sold THEN returns::DOUBLE ELSE 0 END AS stake
      FROM figures
    )
    SELECT *, row_number() OVER (ORDER BY revenue DESC, product) AS place,
      row_number() OVER (ORDER BY (sound AND score > 0) DESC, score DESC, product) AS top_place,
      row_number() OVER (ORDER BY stake DESC, product) AS weak_place,
      row_number() OVER (ORDER BY dormant DESC, revenue DESC, product) AS dormant_place,
      sound AND score > 0 AS may_top, score > 0 AND coalesce(tendency, 0) >= ${least} AS contributes, stake > ${MATERIAL} * ${all} AND stake > 0
        AND (stake > ${LARGE} * ${all} OR stake >= ${BESIDE} * max(stake) OVER ()) AS may_weaken
    FROM scored
    QUALIFY place <= ${LISTED_PRODUCTS} OR top_place <= ${CHOSEN} OR (may_weaken AND weak_place <= ${2 * CHOSEN})
      OR (dormant AND dormant_place <= ${LISTED_DORMANT})
    ORDER BY place`;
}

/**
 * Top products, none of which has fallen unless all have, nor then by more than the whole, by contribution (profit if cost is known, else revenue) × (1 + trend, limited to ±50
 * %); weak ones by kronor at stake: falls above 5 %, negative or low margin, returns; none that is small beside another. No product in
 * both lists, and fewer than half of all as weak.
 */
export async function selectProducts(query: Query, input: SelectionInput): Promise<Selection> {
  const found = await query(scoresSql(input));
  // Where every product falls, the largest contributors are still worth naming.
  const mayTop = found.some((row) => row.may_top === true) ? 'may_top' : 'contributes';
  const rows = found.map((row) => ({
    stats: productStats(row),
    lost: row.lost === true,
    top: row[mayTop] === true ? count(row, 'top_place') : null,
    weak: row.may_weaken === true ? count(row, 'weak_place') : null,
  }));
  const ordered = (place: 'top' | 'weak') =>
    rows
      .filter((row) => row[place] !== null)
      .sort((a, b) => (a[place] ?? 0) - (b[place] ?? 0))
      .map((row) => row.stats.name);
  const top = ordered('top').slice(0, Math.min(CHOSEN, Math.ceil(input.products / 2)));
  const weakOrTop = ordered('weak');
  const weak = weakOrTop
    .filter((name) => !top.includes(name))
    .slice(0, Math.min(CHOSEN, Math.floor(input.products / 2)));
  const fallen = new Set(rows.flatMap(({ stats, lost }) => (lost ? [stats.name] : [])));
  const topFell = top.length > 0 && top.every((name) => fallen.has(name));
  return { listed: rows.map((row) => row.stats), top, topFell, weak, weakOrTop };
}
