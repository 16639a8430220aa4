import type { Fact, Subject, Unit } from '#engine/facts/fact.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesAnswers, SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { type FactTable, factsFrom } from './fact-table.ts';

const percentKeys =
  /(percent|[sS]hare|growth|perDay|[mM]argin|priceChange|lastMonth|deviation|error|tailShare|marginChange|margin\.(?:current|previous))$/;
const countKeys =
  /(count|total|lost|atRisk|new|returning|best|products80|customers80|tailProducts|dormant|growing|shrinking|stable|wholeMonths|used)$/;
const moneyTotals = new Set<string>([key.revenueTotal, key.costTotal, key.forecastTotal]);

function unitOf(factKey: string): Unit {
  if (factKey === key.seasonIndex) return 'ratio';
  if (factKey === key.marginChange) return 'percentagePoints';
  if (factKey.endsWith('daysSinceSale')) return 'days';
  if (moneyTotals.has(factKey)) return 'SEK';
  if (percentKeys.test(factKey)) return 'percent';
  return countKeys.test(factKey) ? 'count' : 'SEK';
}

function kindOf(factKey: string): Subject['kind'] {
  const word = factKey.split('.')[1] ?? '';
  if (word === 'season' || word === 'forecast') return 'month';
  const kinds = [
    'product',
    'customer',
    'category',
    'channel',
    'region',
    'month',
    'weekday',
  ] as const;
  return kinds.find((kind) => kind === word) ?? 'product';
}

/** Facts with ids F1, F2 … in the order of the table. */
export function factsOf(table: FactTable): Fact[] {
  return factsFrom(table, { unitOf, kindOf, document: 'försäljning.csv' });
}

export const yearComparison: SalesFigures['comparison'] = {
  kind: 'year',
  current: { from: '2025-01-01', to: '2025-12-31' },
  previous: { from: '2024-01-01', to: '2024-12-31' },
};

/** A company that sells for 1 200 000 a year, with a year to compare with. */
export const ordinary: FactTable = {
  [key.revenueTotal]: '2400000',
  [key.monthAverage]: '100000',
  [key.wholeMonths]: '24',
};

export function figuresOf(table: FactTable, more: Partial<SalesFigures> = {}): SalesFigures {
  return {
    facts: factsOf(table),
    unknowns: [],
    charts: [],
    period: { from: '2025-01-01', to: '2025-12-31' },
    comparison: yearComparison,
    topProducts: [],
    weakProducts: [],
    forecastWithheld: null,
    ...more,
  };
}

export const noAnswers: SalesAnswers = {
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  question5: '',
};

export const plainUnderstanding: Understanding = {
  version: 1,
  purpose: 'sales',
  format: 'csv',
  encoding: 'UTF-8',
  delimiter: ';',
  sheets: [],
  headerRow: 1,
  columns: [],
  rows: { inFile: 10, used: 10, leftOut: 0 },
  leftOut: [],
  leftOutCounts: {},
  leftOutSums: {},
  problems: [],
  problemCount: 0,
  period: { from: '2025-01-01', to: '2025-12-31' },
  currency: null,
  unpivoted: false,
  reconciliation: [],
  questions: [],
  answered: [],
  total: null,
  summary: '',
  fingerprint: '',
  books: null,
  ready: true,
  missing: [],
};
