import type { Fact } from '#engine/facts/fact.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import type { Period } from '#engine/table/period.ts';
import { earlierPeriod, firstKnown } from '#features/guides/model.ts';

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

/** The period a figure is compared with: growth in March says nothing unless February is named. */
export function comparedPeriod(fact: Fact, facts: readonly Fact[]): Period | null {
  const compared: readonly string[] = [salesKeys.growth, salesKeys.growthPerDay];
  return compared.includes(fact.key) ? earlierPeriod(fact, facts) : null;
}
