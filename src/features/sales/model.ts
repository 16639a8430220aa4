import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { shownSalesKeys as salesKeys } from '#engine/guides/sales/shown-keys.ts';
import type { Period } from '#engine/table/period.ts';
import { type BridgePart, bridgeOf } from '#features/guides/bridge.ts';
import {
  type Choice,
  type ChosenOf,
  firstChosen,
  type KeyFigure,
  monthsOf,
  wholeFacts,
  wholeMonthsOf,
} from '#features/guides/key-figures.ts';
import { firstKnown } from '#features/guides/model.ts';
import { bridgeTexts } from './texts.ts';

/** The key figures at the top; where the first of a row is unknown the next is shown. */
const headlineKeys: readonly (readonly string[])[] = [
  [salesKeys.revenueTotal],
  // A longer month sells more without selling better, so growth per day comes first.
  [salesKeys.growthPerDay, salesKeys.growth, salesKeys.trendPercent, salesKeys.monthAverage],
  [salesKeys.grossMargin, salesKeys.orderAverage, salesKeys.top5Share],
  [salesKeys.forecastTotal, salesKeys.ordersTotal, salesKeys.unitsTotal, salesKeys.productsTotal],
];

/** At most four different facts for the top of the result. */
export function headlines(facts: readonly Fact[]): Fact[] {
  return firstKnown(facts, headlineKeys);
}

const compared: readonly (readonly [now: string, before: string, month?: string])[] = [
  [salesKeys.revenueCurrent, salesKeys.revenuePrevious],
  [salesKeys.profitCurrent, salesKeys.profitPrevious, salesKeys.monthProfit],
  [salesKeys.marginCurrent, salesKeys.marginPrevious, salesKeys.monthMargin],
];

/** What stands beside the compared figures, up to four in all. */
const besides: readonly (readonly Choice[])[] = [
  [{ now: salesKeys.forecastTotal, month: salesKeys.forecastMonth }],
  [
    {
      now: salesKeys.averageCurrent,
      before: salesKeys.averagePrevious,
      month: salesKeys.monthOrderAverage,
      good: 'up',
    },
    {
      now: salesKeys.unitsCurrent,
      before: salesKeys.unitsPrevious,
      month: salesKeys.monthUnits,
      good: 'up',
    },
    { now: salesKeys.orderAverage },
    { now: salesKeys.unitsTotal },
  ],
  [
    {
      now: salesKeys.customersCurrent,
      before: salesKeys.customersPrevious,
      month: salesKeys.monthCustomers,
      good: 'up',
    },
    {
      now: salesKeys.productsCurrent,
      before: salesKeys.productsPrevious,
      month: salesKeys.monthProducts,
    },
    { now: salesKeys.customersTotal },
    { now: salesKeys.productsTotal },
  ],
  [{ now: salesKeys.top5Share }],
];
/** How many are sold of everything. */
const units: ReadonlySet<string> = new Set([
  salesKeys.unitsCurrent,
  salesKeys.unitsPrevious,
  salesKeys.unitsTotal,
]);
const PLACES = 4;
/** With no more products than this their share is all there is. */
const TOP = 5;

/**
 * At most four figures for the top of the result: first those of the comparable period, else those
 * of the whole file.
 */
export function keyFigures({ facts: all, unlikeUnits }: ChosenOf): KeyFigure[] {
  const facts = unlikeUnits ? all.filter(({ key }) => !units.has(key)) : all;
  const of = wholeFacts(facts);
  const months = wholeMonthsOf(facts, {
    month: salesKeys.monthRevenue,
    wholeMonths: salesKeys.wholeMonths,
  });
  const plain = (now: Fact): KeyFigure => ({ now, before: null, months: [], good: null });
  const held = compared.flatMap(([current, previous, month]): (KeyFigure & { before: Fact })[] => {
    const [now, before] = [of(current), of(previous)];
    if (now === null || before === null) return [];
    return [{ now, before, months: month ? monthsOf(facts, month) : months, good: 'up' }];
  });
  const hasFew = Number(of(salesKeys.productsTotal)?.value ?? 0) <= TOP;
  const telling = facts.filter(({ key }) => !(hasFew && key === salesKeys.top5Share));
  const [first] = held;
  if (first === undefined) return headlines(telling).map(plain);
  // A forecast goes on from the months before it.
  const chosen = firstChosen(telling, besides, first).map((each) =>
    each.now.key === salesKeys.forecastTotal
      ? { ...each, months: [...months, ...each.months] }
      : each,
  );
  return [...held, ...chosen].slice(0, PLACES);
}

type Steps = readonly (readonly [label: string, key: string])[];

const { steps } = bridgeTexts;
const profitSteps: Steps = [
  [steps.price, salesKeys.bridgePrice],
  [steps.volume, salesKeys.bridgeVolume],
  [steps.mix, salesKeys.bridgeMix],
  [steps.pieces, salesKeys.bridgePieces],
  [steps.cost, salesKeys.bridgeCost],
  [steps.new, salesKeys.bridgeNew],
  [steps.lost, salesKeys.bridgeLost],
];
const revenueSteps: Steps = [
  [steps.price, salesKeys.splitPrice],
  [steps.volume, salesKeys.splitVolume],
  [steps.mix, salesKeys.splitMix],
  [steps.pieces, salesKeys.splitPieces],
  [steps.new, salesKeys.splitNew],
  [steps.lost, salesKeys.splitLost],
];
/** Volume and mix, and what both come to: one or the other is a step. */
const apart: ReadonlySet<string> = new Set([steps.volume, steps.mix]);

/** From the earlier period to this: of the gross profit where it is known, else of the revenue. */
export function bridge({ facts, unlikeUnits }: ChosenOf): Chart | null {
  const of = wholeFacts(facts);
  const parts = (all: Steps) =>
    all
      .filter(([label]) => !(unlikeUnits ? apart.has(label) : label === steps.pieces))
      .flatMap(([label, key]): BridgePart[] => {
        const fact = of(key);
        return fact === null ? [] : [{ label, fact, isTakenAway: key === salesKeys.splitLost }];
      });
  const profit = bridgeOf({
    id: 'margin-bridge',
    ...bridgeTexts.profit,
    before: of(salesKeys.profitPrevious),
    now: of(salesKeys.profitCurrent),
    parts: parts(profitSteps),
    rest: bridgeTexts.rest,
  });
  return (
    profit ??
    bridgeOf({
      id: 'revenue-bridge',
      ...bridgeTexts.revenue,
      before: of(salesKeys.revenuePrevious),
      now: of(salesKeys.revenueCurrent),
      parts: parts(revenueSteps),
      rest: bridgeTexts.rest,
    })
  );
}

/** The figure of the whole file, where the ones at the top are of a part of it. */
export function wholeFigure(facts: readonly Fact[]): Fact | null {
  const of = wholeFacts(facts);
  return of(salesKeys.revenueCurrent) === null ? null : of(salesKeys.revenueTotal);
}

/**
 * The periods of the figures of products: what is summed is of the whole file, and what has changed
 * is of a part of it against another. Null where they need not be told apart.
 */
export function productPeriods(
  facts: readonly Fact[],
): { whole: Period; now: Period; before: Period } | null {
  const periodOf = (key: string) => facts.find((fact) => fact.key === key)?.period ?? null;
  const whole = periodOf(salesKeys.productRevenue);
  const now = periodOf(salesKeys.productCurrent);
  const before = periodOf(salesKeys.productPrevious);
  return whole && now && before && whole.from !== now.from ? { whole, now, before } : null;
}

/** Whether the file tells of products: without them nothing would stand in their part of a result. */
export function tellsOfProducts({
  productAnalysis,
  portfolio,
  facts,
}: Pick<SalesResult, 'productAnalysis' | 'portfolio' | 'facts'>): boolean {
  const { topPerformers, underperformers } = productAnalysis;
  return (
    portfolio !== null ||
    topPerformers.length + underperformers.length > 0 ||
    facts.some(({ subject }) => subject?.kind === 'product')
  );
}

/** The words that all of several have, without a figure of their own: they are said once of all. */
export function saidOfAll(texts: readonly string[]): string | null {
  const [first = ''] = texts;
  const isSame = texts.length > 1 && first !== '' && texts.every((text) => text === first);
  return isSame && !/\d/.test(first) ? first : null;
}
