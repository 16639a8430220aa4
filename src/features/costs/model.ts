import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { UNPLACED } from '#engine/guides/costs/areas/unplaced.ts';
import type { CostAreaRow } from '#engine/guides/costs/result.ts';
import { shownCostKeys as costKeys } from '#engine/guides/costs/shown-keys.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { bridgeOf } from '#features/guides/bridge.ts';
import {
  type Choice,
  type ChosenOf,
  firstChosen,
  type KeyFigure,
  wholeFacts,
  wholeMonthsOf,
} from '#features/guides/key-figures.ts';
import { firstKnown } from '#features/guides/model.ts';
import { bookFigures } from './book-figures.ts';
import { bridgeTexts, resultTexts } from './texts.ts';

/** The key figures at the top; where the first of a row is unknown the next is shown. */
const headlineKeys: readonly (readonly string[])[] = [
  [costKeys.total],
  [costKeys.likePercent, costKeys.changePercent, costKeys.trendPercent, costKeys.monthAverage],
  [costKeys.fixedShare, costKeys.suppliersTotal, costKeys.areasTotal],
  [costKeys.subscriptionsYearly, costKeys.monthAverage, costKeys.suppliersTotal],
];

/** Zero here means that none was found, which is no headline. */
const FOUND: readonly string[] = [costKeys.fixedShare, costKeys.subscriptionsYearly];

/** One of the compared times lacks a kind of cost: how all of them have changed is no headline. */
const UNLIKE = '.monthsWithout';
const OF_ALL: readonly string[] = [costKeys.changePercent, costKeys.trendPercent];

/** At most four different facts for the top of the result. */
export function headlines(facts: readonly Fact[]): Fact[] {
  const isUnlike = facts.some(({ key }) => key.endsWith(UNLIKE));
  const telling = facts.filter(
    ({ key, value }) =>
      (!FOUND.includes(key) || Number(value) !== 0) && !(isUnlike && OF_ALL.includes(key)),
  );
  return firstKnown(telling, headlineKeys);
}

/** A text over the table of areas, which says of what time a hundred kronor of sales are, where that is known. */
export function withTimeOfSales(
  text: string,
  areas: readonly CostAreaRow[],
  factOf: (id: string) => Pick<Fact, 'period'> | null | undefined,
): string {
  const id = areas.find(({ perRevenue }) => perRevenue !== null)?.perRevenue;
  const period = id == null ? null : factOf(id)?.period;
  return period == null ? text : `${text} ${resultTexts.timeOfSales(formatPeriod(period))}`;
}

/** One row of the table of recurring payments: the name, and ids of facts. */
export interface SubscriptionRow {
  name: string;
  stopped: boolean;
  yearly: string;
  amount: string | null;
  perYear: string | null;
  rise: string | null;
  riseYearly: string | null;
}

/** Recurring payments by cost per year, largest first; those that have ended last. */
export function subscriptionRows(facts: readonly Fact[]): SubscriptionRow[] {
  const ids = new Map(facts.map((fact) => [`${fact.key} ${fact.subject?.name}`, fact.id]));
  const rowsOf = (key: string, stopped: boolean) =>
    facts.flatMap((fact) => {
      if (fact.key !== key || fact.subject === null) return [];
      const { name } = fact.subject;
      const find = (each: string) => ids.get(`${each} ${name}`) ?? null;
      return {
        name,
        stopped,
        yearly: fact.id,
        amount: find(costKeys.subscriptionAmount),
        perYear: find(costKeys.subscriptionPerYear),
        rise: find(costKeys.priceRisePercent),
        riseYearly: find(costKeys.priceRiseYearly),
      };
    });
  return [
    ...rowsOf(costKeys.subscriptionYearly, false),
    ...rowsOf(costKeys.subscriptionStopped, true),
  ];
}

/** Each value in per cent of the largest; negative ones get no bar. */
export function shares(values: readonly string[]): number[] {
  const lengths = values.map((value) => Math.max(0, Number(value)));
  const most = Math.max(...lengths, 0);
  return lengths.map((length) => (most === 0 ? 0 : (100 * length) / most));
}

/**
 * Splits items into two columns of about equal length, keeping their order; empty columns are left
 * out.
 */
export function sideBySide<Thing>(
  things: readonly Thing[],
  lengthOf: (thing: Thing) => number,
): Thing[][] {
  const columns: { things: Thing[]; length: number }[] = [
    { things: [], length: 0 },
    { things: [], length: 0 },
  ];
  for (const thing of things) {
    const [shorter] = [...columns].sort((a, b) => a.length - b.length);
    shorter?.things.push(thing);
    if (shorter) shorter.length += lengthOf(thing);
  }
  return columns.map((column) => column.things).filter((column) => column.length > 0);
}

/** What stands beside the cost of the comparable period, up to four in all. */
const besides: readonly (readonly Choice[])[] = [
  [
    {
      now: costKeys.perRevenue,
      before: costKeys.perRevenueBefore,
      month: costKeys.monthPerRevenue,
      good: 'down',
    },
  ],
  // The share, since the whole file's amount would stand above a year's costs; without months, since a rent by the quarter
  // would make every third all fixed.
  [
    { now: costKeys.fixedShareCurrent, before: costKeys.fixedSharePrevious },
    { now: costKeys.fixedShare },
  ],
  [
    // Without months: their number tells when bills come, not whom one buys from.
    { now: costKeys.suppliersCurrent, before: costKeys.suppliersPrevious },
    { now: costKeys.suppliersTotal },
    { now: costKeys.areasTotal },
  ],
  [{ now: costKeys.subscriptionsYearly }],
];
const PLACES = 4;

/** At most four figures for the top of the result: of books their result, then the cost that is compared. */
export function keyFigures({ facts }: ChosenOf): KeyFigure[] {
  const of = wholeFacts(facts);
  const plain = (now: Fact): KeyFigure => ({ now, before: null, months: [], good: null });
  const books = bookFigures(facts);
  const [now, before] = [of(costKeys.current), of(costKeys.previous)];
  if (now === null || before === null)
    return [...books, ...headlines(facts).map(plain)].slice(0, PLACES);
  const months = wholeMonthsOf(facts, {
    month: costKeys.monthTotal,
    wholeMonths: costKeys.wholeMonths,
  });
  const telling = facts.filter(({ value }) => Number(value) !== 0);
  const cost = { now, before, months, good: 'down' as const };
  return [...books, cost, ...firstChosen(telling, besides, cost)].slice(0, PLACES);
}

/** More areas than these are one step. */
const STEPS = 6;

/** From the earlier period's cost to this one's, by the areas that have moved the most. */
export function bridge({ facts }: ChosenOf): Chart | null {
  const of = wholeFacts(facts);
  const moved = facts
    .filter(({ key, value }) => key === costKeys.areaChange && Number(value) !== 0)
    // What no area is known of is among the rest, which alone explains nothing.
    .filter(({ subject }) => subject?.name !== UNPLACED)
    .sort((a, b) => Math.abs(Number(b.value)) - Math.abs(Number(a.value)))
    .slice(0, STEPS);
  return bridgeOf({
    id: 'cost-bridge',
    ...bridgeTexts.cost,
    before: of(costKeys.previous),
    now: of(costKeys.current),
    parts: moved.map((fact) => ({ label: fact.subject?.name ?? fact.label, fact })),
    rest: bridgeTexts.rest,
  });
}

/** The figure of the whole file, where the ones at the top are of a part of it. */
export function wholeFigure(facts: readonly Fact[]): Fact | null {
  const of = wholeFacts(facts);
  return of(costKeys.current) === null ? null : of(costKeys.total);
}
