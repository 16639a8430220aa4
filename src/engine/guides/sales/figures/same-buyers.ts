import { subjectKey } from '../../../events/own-months.ts';
import { toNumber } from '../../../facts/decimal.ts';
import { byValue, isNegative, isPositive, subjectName } from '../../../facts/fact-value.ts';
import { type Comparison, during } from '../../../figures/calendar/comparison.ts';
import { amount, count, onlyRow } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import type { SalesContext } from './context.ts';
import { DIMENSIONS } from './dimensions.ts';

/**
 * By `subjectKey` of what fell most of its kind: what rose most of it, and for what part of what its customers bought less
 * for they bought more of that instead.
 */
export type SameBuyers = ReadonlyMap<string, { name: string; part: number }>;

interface Pair {
  kind: (typeof DIMENSIONS)[number];
  fallen: string;
  risen: string;
}

/** Of each kind what fell most and what rose most. */
function pairsOf({ facts }: SalesContext): Pair[] {
  return DIMENSIONS.flatMap((kind) => {
    const changes = byValue(facts.all(`sales.${kind}.change`));
    const [risen, fallen] = [changes[0] ?? null, changes.at(-1) ?? null];
    return isNegative(fallen) && isPositive(risen)
      ? [{ kind, fallen: subjectName(fallen), risen: subjectName(risen) }]
      : [];
  });
}

/**
 * Kronor that each customer bought for less of the one and more of the other, added up in one pass over the rows, and
 * from the tables of statistics how many of all rows name a customer.
 */
function movedSql(pairs: readonly Pair[], comparison: Comparison): string {
  const current = during(comparison, 'current');
  const previous = during(comparison, 'previous');
  const changed = (kind: string, name: string) =>
    `sum(CASE WHEN ${kind} = ${quoteText(name)} THEN moved END)`;
  const ofCustomer = pairs.map(
    ({ kind, fallen, risen }, n) =>
      `-${changed(kind, fallen)} AS less_${n}, ${changed(kind, risen)} AS more_${n}`,
  );
  const sums = pairs.map(
    (_, n) => `coalesce(sum(CASE WHEN less_${n} > 0 THEN less_${n} END), 0) AS fall_${n},
      coalesce(sum(CASE WHEN less_${n} > 0 AND more_${n} > 0 THEN least(less_${n}, more_${n}) END), 0) AS moved_${n}`,
  );
  return `SELECT (SELECT sum(rows) FROM article_stats) AS rows, (SELECT sum(rows) FROM customer_stats) AS named,
      ${sums.join(', ')}
    FROM (SELECT customer, ${ofCustomer.join(', ')}
      FROM (SELECT *, CASE WHEN ${current} THEN revenue ELSE -revenue END AS moved
        FROM sales WHERE revenue IS NOT NULL AND customer IS NOT NULL AND (${current} OR ${previous}))
      GROUP BY customer)`;
}

/** Rows without a customer say nothing of who has moved: fewer named than this part, and the others say too little. */
const NAMED = 0.9;

/**
 * What the customers of what fell most bought instead, from the figures by group, channel and region; null where the file
 * does not name nearly all, or nothing has both fallen and risen.
 */
export async function readSameBuyers(context: SalesContext): Promise<SameBuyers | null> {
  const { comparison, query, view } = context;
  const pairs = pairsOf(context);
  if (comparison === null || view.columns.customer === undefined || pairs.length === 0) return null;
  const row = onlyRow(await query(movedSql(pairs, comparison)));
  if (count(row, 'named') < NAMED * count(row, 'rows')) return null;
  return new Map(
    pairs.map(({ kind, fallen, risen }, n) => {
      const fall = toNumber(amount(row, `fall_${n}`));
      const moved = toNumber(amount(row, `moved_${n}`));
      return [subjectKey(kind, fallen), { name: risen, part: fall > 0 ? moved / fall : 0 }];
    }),
  );
}
