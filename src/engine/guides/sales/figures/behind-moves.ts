import type { Finding } from '../../../events/finding.ts';
import { subjectKey } from '../../../events/own-months.ts';
import type { Frame } from '../../../events/series.ts';
import { toNumber } from '../../../facts/decimal.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import { monthsPeriod } from '../../../figures/calendar/months.ts';
import { amount, onlyRow, text } from '../../../figures/query.ts';
import { quoteText, within } from '../../../figures/sql.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { groupBy } from '../../../table/group-by.ts';
import type { SalesContext } from './context.ts';

/** What lies behind moves that happened at the same time, counted row by row. */
export interface BehindMoves {
  /** By `pairOf` a product that fell and one that rose: how much of the fall is with customers who bought more of the other. */
  switched: ReadonlyMap<string, number>;
  /** By `pairOf` a product with a new price and `subjectKey` of another: the number sold without that one, as a part of the number before. */
  unitsApart: ReadonlyMap<string, UnitsApart>;
  /** By product, of those that fell and rose most between the periods: with whom it did so most, and how much of it is theirs. */
  mostWith: ReadonlyMap<string, readonly MovedWithBuyer[]>;
}

/** The number of a product that is sold without another, as a part of the number before. */
export interface UnitsApart {
  part: number;
  /** … and without those who have stopped buying either, whose names follow: what they bought is gone at any price; null where nobody has. */
  staying: { part: number; without: readonly string[] } | null;
}

/** A customer who buys less of a product that fell, or more of one that rose, and the part of it all that is theirs, rows that name nobody too. */
export interface MovedWithBuyer {
  customer: string;
  part: number;
}

/** The key of one thing beside another. */
export const pairOf = (one: string, other: string) => `${one}\n${other}`;

/** What happened together is looked for among so many. */
const MOST = 8;
/** What began to rise more months before or after a fall began did not rise when that fell. */
const MONTHS_APART = 1;

const MOVED: ReadonlySet<Finding['type']> = new Set(['level', 'started', 'stopped']);
const OTHERS: ReadonlySet<string | null> = new Set(['customer', 'staff', 'channel', 'region']);

/** Conditions on the months of a finding, and on those they are held against. */
function timesOf({ from, to }: Finding, { back }: Frame) {
  const of = (months: number) => within('date', monthsPeriod(from - months, to - months));
  return { now: of(0), before: of(back) };
}

async function switchedTo(
  { query }: SalesContext,
  frame: Frame,
  [fallen, risen]: readonly [Finding, Finding],
): Promise<number> {
  const { now, before } = timesOf(fallen, frame);
  const [from, to] = [fallen, risen].map(({ series }) => `product = ${quoteText(series.name)}`);
  const moved = (product = '', more = now, less = before) =>
    `coalesce(sum(CASE WHEN ${product} AND ${more} THEN revenue
      WHEN ${product} AND ${less} THEN -revenue END), 0)`;
  const row = onlyRow(
    await query(`SELECT coalesce(sum(least(fell, rose)) FILTER (fell > 0 AND rose > 0), 0) AS switched,
        coalesce(sum(fell), 0) AS fell
      FROM (SELECT ${moved(from, before, now)} AS fell, ${moved(to)} AS rose
        FROM sales WHERE revenue IS NOT NULL AND customer IS NOT NULL GROUP BY customer)`),
  );
  const fell = toNumber(amount(row, 'fell'));
  return fell > 0 ? toNumber(amount(row, 'switched')) / fell : 0;
}

/** Products that fell, each beside one that rose from about the same month: how much of the fall is bought of it the rows tell. */
function pairsIn(events: readonly Finding[]): [Finding, Finding][] {
  const ofProducts = events.filter(
    ({ type, series }) => series.kind === 'product' && MOVED.has(type),
  );
  return ofProducts
    .filter(({ type, amount: kronor }) => type === 'level' && kronor < 0)
    .flatMap((fallen) =>
      ofProducts
        .filter(
          ({ from, amount: rise }) => Math.abs(from - fallen.from) <= MONTHS_APART && rise > 0,
        )
        .map((risen): [Finding, Finding] => [fallen, risen]),
    )
    .slice(0, MOST);
}

async function apartFrom(
  { query }: SalesContext,
  frame: Frame,
  priced: Finding,
  others: readonly Finding[],
): Promise<[string, UnitsApart][]> {
  const { now, before } = timesOf(priced, frame);
  const isOther = ({ series: { kind, name } }: Finding) =>
    `${kind} IS DISTINCT FROM ${quoteText(name)}`;
  const gone = others.filter(
    ({ type, series }) => type === 'stopped' && series.kind === 'customer',
  );
  const hasStayed = gone.map((each) => `AND ${isOther(each)}`).join(' ');
  const sums = others.flatMap((other, at) => {
    const units = (time: string, as: string, stayed = '') =>
      `coalesce(sum(CASE WHEN ${isOther(other)} ${stayed} AND ${time} THEN quantity END), 0) AS ${as}_${at}`;
    return [
      units(now, 'now'),
      units(before, 'before'),
      units(now, 'stayed_now', hasStayed),
      units(before, 'stayed_before', hasStayed),
    ];
  });
  if (sums.length === 0) return [];
  const row = onlyRow(
    await query(
      `SELECT ${sums.join(', ')} FROM sales WHERE product = ${quoteText(priced.series.name)}`,
    ),
  );
  const partOf = (now: string, before: string) => {
    const were = toNumber(amount(row, before));
    return were <= 0 ? null : toNumber(amount(row, now)) / were;
  };
  return others.flatMap(({ series: { kind, name } }, at): [string, UnitsApart][] => {
    const part = partOf(`now_${at}`, `before_${at}`);
    if (kind === null || part === null) return [];
    const without = gone.map(({ series }) => series.name);
    const stayed = partOf(`stayed_now_${at}`, `stayed_before_${at}`);
    const staying = gone.length === 0 || stayed === null ? null : { part: stayed, without };
    return [[pairOf(priced.series.name, subjectKey(kind, name)), { part, staying }]];
  });
}

/** How many of those with whom a product moved are told of. */
const NAMED = 2;

async function mostWith(
  { query }: SalesContext,
  { current, previous }: Comparison,
): Promise<Map<string, MovedWithBuyer[]>> {
  const [now, before] = [within('date', current), within('date', previous)];
  // Who bought is looked at only for the few products that moved most: there may be a million pairs.
  const rows = await query(`WITH moves AS (
      SELECT product, sum(r1) - sum(r0) AS whole FROM article_stats WHERE product IS NOT NULL GROUP BY product
    ), most AS (SELECT *, sign(whole) AS up FROM moves WHERE whole <> 0
      QUALIFY row_number() OVER (PARTITION BY sign(whole) ORDER BY abs(whole) DESC, product) <= ${MOST}
    ), each AS (SELECT product, customer, sum(CASE WHEN ${now} THEN revenue ELSE -revenue END) AS moved
      FROM sales WHERE revenue IS NOT NULL AND customer IS NOT NULL AND (${now} OR ${before})
        AND product IN (SELECT product FROM most) GROUP BY product, customer)
    SELECT product, customer, moved, whole,
      row_number() OVER (PARTITION BY product ORDER BY up * moved DESC, customer) AS place
    FROM each JOIN most USING (product) QUALIFY place <= ${NAMED} ORDER BY product, place`);
  const found = rows.flatMap((row) => {
    const [moved, whole] = [toNumber(amount(row, 'moved')), toNumber(amount(row, 'whole'))];
    return moved * whole > 0
      ? [{ product: text(row, 'product'), customer: text(row, 'customer'), part: moved / whole }]
      : [];
  });
  return groupBy(found, ({ product }) => product);
}

/** Reads what lies behind events that may have made each other. */
export async function readBehindMoves(
  context: SalesContext,
  frame: Frame,
  comparison: Comparison,
  events: readonly Finding[],
): Promise<BehindMoves> {
  const has = (role: 'customer' | 'product' | 'quantity') =>
    namesOf(context.view.columns, role).length > 0;
  const pairs = has('customer') ? pairsIn(events) : [];
  const priced = has('quantity') ? events.filter(({ type }) => type === 'price') : [];
  const others = events
    .filter(({ type, series }) => MOVED.has(type) && OTHERS.has(series.kind))
    .slice(0, MOST);
  const [switched, apart, most] = await Promise.all([
    Promise.all(
      pairs.map(async ([fallen, risen]) => {
        const part = await switchedTo(context, frame, [fallen, risen]);
        return [pairOf(fallen.series.name, risen.series.name), part] as const;
      }),
    ),
    Promise.all(priced.slice(0, MOST).map((each) => apartFrom(context, frame, each, others))),
    has('customer') && has('product')
      ? mostWith(context, comparison)
      : new Map<string, MovedWithBuyer[]>(),
  ]);
  return { switched: new Map(switched), unitsApart: new Map(apart.flat()), mostWith: most };
}
