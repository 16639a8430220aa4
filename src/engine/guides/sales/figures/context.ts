import type { Measure, MetricContext } from '../../../figures/context.ts';
import { labelOf } from '../../../figures/labels.ts';
import type { Amount } from '../../../figures/view/amount.ts';
import type { Books } from '../../../table/books.ts';
import { type SalesKey, salesCatalogue, salesKeys } from '../catalogue.ts';
import { inHours } from '../in-hours.ts';
import type { BookYears } from './book-years.ts';
import type { SalesView } from './view.ts';

/** The input of every group of sales metrics. */
export interface SalesContext extends MetricContext<SalesKey> {
  view: SalesView;
  revenue: Amount;
  books: Books | null;
  /** The years of a file of yearly balances; null for all others. */
  years: BookYears | null;
  /** Why amounts per unit are no prices, in Swedish; null where they are. */
  unpriced: string | null;
}

/** Revenue as a measure over time. */
export function revenueMeasure(
  amount: Amount,
  { onlyYears, hours }: { onlyYears: boolean; hours: boolean },
): Measure<SalesKey> {
  return {
    column: 'revenue',
    amount,
    words: {
      title: 'Omsättning',
      lower: 'omsättning',
      definite: 'omsättningen',
      growth: 'Tillväxt',
      theGrowth: 'tillväxten',
      noDates: onlyYears
        ? 'filen har bara årssaldon och inga datum'
        : 'filen saknar en kolumn med datum',
    },
    keys: {
      month: salesKeys.monthRevenue,
      wholeMonths: salesKeys.wholeMonths,
      average: salesKeys.monthAverage,
      current: salesKeys.revenueCurrent,
      previous: salesKeys.revenuePrevious,
      change: salesKeys.growthChange,
      percent: salesKeys.growth,
      perDay: salesKeys.growthPerDay,
      lastMonth: salesKeys.growthLastMonth,
      trend: salesKeys.trendPerMonth,
      trendPercent: salesKeys.trendPercent,
      deviation: salesKeys.monthDeviation,
      season: salesKeys.seasonIndex,
    },
    catalogue: salesCatalogue,
    labelOf: hours
      ? (row, ...of) => labelOf({ ...row, label: inHours(row.label) }, ...of)
      : labelOf,
  };
}
