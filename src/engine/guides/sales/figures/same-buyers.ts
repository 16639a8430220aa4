import { subjectKey } from '../../../events/own-months.ts';
import { toNumber } from '../../../facts/decimal.ts';
import { comparedSums } from '../../../figures/breakdown.ts';
import { amount, count, type QueryRow, text } from '../../../figures/query.ts';
import type { SalesContext } from './context.ts';

const KINDS = ['category', 'channel', 'region'] as const;

/**
 * By `subjectKey` of what fell: what those who bought less of it bought more of instead, the most first, and what part that is at
 * most of what they bought less of it for.
 */
export type SameBuyers = ReadonlyMap<string, readonly { name: string; part: number }[]>;

/** More of a kind than this do not have their buyers looked at: those that moved most do. */
const LOOKED_AT = 40;

type Kind = (typeof KINDS)[number];

/** What each of a kind came to, then and now, in the tables made before. */
const sumsOf = (kind: Kind) => `
  SELECT ${kind} AS name, sum(r1) AS r1, sum(r0) AS r0
  FROM dimension_stats WHERE ${kind} IS NOT NULL GROUP BY ${kind}`;

/** Kronor that the same customers bought for less of the one and more of the other, customer by customer. */
const movedSql = (kind: Kind, compared: string) => `
  WITH sums AS (SELECT * FROM (${sumsOf(kind)}) ORDER BY abs(r1 - r0) DESC, name LIMIT ${LOOKED_AT}),
  bought AS (
    SELECT customer, ${kind} AS name, ${compared} FROM sales
    WHERE customer IS NOT NULL AND revenue IS NOT NULL AND ${kind} IN (SELECT name FROM sums)
    GROUP BY customer, ${kind}
  ),
  less AS (
    SELECT customer, name, r0 - r1 AS kronor, sum(r0 - r1) OVER (PARTITION BY name) AS fall
    FROM bought WHERE r0 > r1
  ),
  more AS (SELECT customer, name, r1 - r0 AS kronor FROM bought WHERE r1 > r0)
  SELECT less.name AS fallen, more.name AS risen, sum(least(less.kronor, more.kronor)) AS moved,
    any_value(less.fall) AS fall
  FROM less JOIN more USING (customer) JOIN sums ON sums.name = less.name
  WHERE sums.r0 > sums.r1 GROUP BY less.name, more.name ORDER BY moved DESC, risen`;

function byFallen(kind: Kind, rows: readonly QueryRow[]) {
  const found = new Map<string, { name: string; part: number }[]>();
  for (const row of rows) {
    const of = subjectKey(kind, text(row, 'fallen'));
    const part = toNumber(amount(row, 'moved')) / toNumber(amount(row, 'fall'));
    found.set(of, [...(found.get(of) ?? []), { name: text(row, 'risen'), part }]);
  }
  return [...found];
}

/** Rows without a customer say nothing of who has moved: fewer named than this part, and the others say too little. */
const NAMED = 0.9;

/** What the customers of what has fallen bought instead; null where the file does not name nearly all, or nothing is compared. */
export async function readSameBuyers({
  comparison,
  query,
  view: { columns },
}: SalesContext): Promise<SameBuyers | null> {
  if (comparison === null || columns.customer === undefined) return null;
  const [all] = await query(
    'SELECT count(customer) AS named, count(*) AS rows FROM sales WHERE revenue IS NOT NULL',
  );
  if (all === undefined || count(all, 'named') < NAMED * count(all, 'rows')) return null;
  const kinds = KINDS.filter((kind) => columns[kind] !== undefined);
  const compared = comparedSums('revenue', comparison);
  const found = await Promise.all(
    kinds.map(async (kind) => byFallen(kind, await query(movedSql(kind, compared)))),
  );
  return new Map(found.flat());
}
