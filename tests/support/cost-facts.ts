import { bookKeys } from '#engine/books/keys.ts';
import type { Fact, Subject, Unit } from '#engine/facts/fact.ts';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import type { CostFigures } from '#engine/guides/costs/figures/figures.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { type FactTable, factsFrom } from './fact-table.ts';
import { plainUnderstanding } from './sales-facts.ts';

const counts = new Set<string>([
  ...[
    key.rowsUsed,
    key.wholeMonths,
    key.areasTotal,
    key.subscriptionPerYear,
    key.subscriptionCount,
  ],
  ...[key.subscriptionsCount, key.subscriptionsStopped, key.priceRisesCount, key.doublesCount],
  ...[key.supplierRows, key.suppliersTotal, key.suppliersNew, key.suppliersStopped],
  ...[key.suppliers80, key.tailSuppliers, key.industryCompanies],
]);
const ratios = new Set<string>([
  ...[key.seasonIndex, key.supplierHhi, bookKeys.debtRatio, bookKeys.interestCover],
  bookKeys.capitalTurnover,
]);
const percents =
  /(percent|[sS]hare|growth|deviation|lastMonth|byAccount|byDictionary|unplaced|Margin|solidity|Liquidity|returnOn\w+|contributionRatio|industry\.(low|median|high))$/;

function unitOf(factKey: string): Unit {
  if (counts.has(factKey)) return 'count';
  if (ratios.has(factKey)) return 'ratio';
  if (factKey === key.industryDifference) return 'percentagePoints';
  return percents.test(factKey) ? 'percent' : 'SEK';
}

const kinds: Record<string, Subject['kind']> = {
  month: 'month',
  season: 'month',
  area: 'area',
  kind: 'area',
  supplier: 'supplier',
  subscription: 'subscription',
  priceRise: 'subscription',
  double: 'payment',
  row: 'payment',
  department: 'department',
  project: 'project',
  category: 'category',
  account: 'account',
  industry: 'ratio',
};

function kindOf(factKey: string): Subject['kind'] {
  if (factKey === key.spikeMonth) return 'areaMonth';
  if (factKey === key.spikePayment) return 'payment';
  return factKey.startsWith('books.') ? 'year' : (kinds[factKey.split('.')[1] ?? ''] ?? 'supplier');
}

export function costFactsOf(table: FactTable): Fact[] {
  return factsFrom(table, { unitOf, kindOf, document: 'kostnader.csv' });
}

/** A company that spends 1 200 000 a year, with a year to compare with. */
export const ordinaryCosts: FactTable = {
  [key.total]: '2400000',
  [key.monthAverage]: '100000',
  [key.wholeMonths]: '24',
  [key.monthTotal]: { '2025-11': '100000', '2025-12': '100000' },
  [key.suppliersTotal]: '40',
  [key.areasUnplaced]: '5',
};

export function costFiguresFrom(table: FactTable, more: Partial<CostFigures> = {}): CostFigures {
  const facts = costFactsOf(table);
  const namesOf = (factKey: string) =>
    facts.flatMap((fact) => (fact.key === factKey ? (fact.subject?.name ?? []) : []));
  return {
    facts,
    unknowns: [],
    charts: [],
    period: { from: '2025-01-01', to: '2025-12-31' },
    comparison: {
      kind: 'year',
      current: { from: '2025-01-01', to: '2025-12-31' },
      previous: { from: '2024-01-01', to: '2024-12-31' },
    },
    perYear: null,
    areas: namesOf(key.areaTotal),
    topSuppliers: namesOf(key.supplierTotal),
    subscriptions: namesOf(key.subscriptionYearly),
    areaOfSubscription: new Map(
      namesOf(key.subscriptionYearly).map((name) => [name, 'IT och programvara']),
    ),
    areaOfSupplier: new Map(),
    business: null,
    doubles: namesOf(key.doubleAmount),
    doublesByInvoice: new Set(),
    years: [],
    warnings: [],
    ...more,
  };
}

export const noCostAnswers: CostAnswers = {
  largestFixedCosts: '',
  unpredictableCosts: '',
  subscriptionCosts: '',
  unnecessaryCosts: '',
  departmentDistribution: '',
};

export const costUnderstanding: Understanding = { ...plainUnderstanding, purpose: 'costs' };
