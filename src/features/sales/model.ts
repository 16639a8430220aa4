import type { Fact } from '#engine/facts/fact.ts';
import { salesKeys } from '#engine/guides/sales/figures/keys.ts';
import type { Period } from '#engine/table/period.ts';
import { earlierPeriod, firstKnown } from '#features/guides/model.ts';

/** The figures an owner asks for first; where one is unknown the next takes its place. */
const headlineKeys: readonly (readonly string[])[] = [
  [salesKeys.revenueTotal],
  // A longer month sells for more without selling better: then the growth per day goes first.
  [salesKeys.growthPerDay, salesKeys.growth, salesKeys.trendPercent, salesKeys.monthAverage],
  [salesKeys.grossMargin, salesKeys.orderAverage, salesKeys.top5Share],
  [salesKeys.forecastTotal, salesKeys.ordersTotal, salesKeys.unitsTotal, salesKeys.productsTotal],
];

/** At most four facts for the top of the result, each once. */
export function headlines(facts: readonly Fact[]): Fact[] {
  return firstKnown(facts, headlineKeys);
}

/** The period a figure is measured against: growth in March says nothing until February is named. */
export function comparedPeriod(fact: Fact, facts: readonly Fact[]): Period | null {
  const compared: readonly string[] = [salesKeys.growth, salesKeys.growthPerDay];
  return compared.includes(fact.key) ? earlierPeriod(fact, facts) : null;
}
