import type { Fact, Subject, Unit } from '#engine/facts/fact.ts';
import type { SalesAnswers, SalesFigures } from '#engine/metrics/sales/figures.ts';
import { salesKeys as key } from '#engine/metrics/sales/keys.ts';
import type { Understanding } from '#engine/read/understanding.ts';

const percentKeys =
  /(percent|[sS]hare|growth|[mM]argin|priceChange|lastMonth|deviation|error|tailShare|marginChange)$/;
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

/** Facts by key: one value for the whole file, or values by subject. */
export type FactTable = Record<string, string | Record<string, string>>;

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

interface Row {
  factKey: string;
  name: string | null;
  value: string;
}

/** Facts with ids F1, F2 … in the order of the table. */
export function factsOf(table: FactTable): Fact[] {
  const rows = Object.entries(table).flatMap(([factKey, values]): Row[] =>
    typeof values === 'string'
      ? [{ factKey, name: null, value: values }]
      : Object.entries(values).map(([name, value]) => ({ factKey, name, value })),
  );
  return rows.map(({ factKey, name, value }, index) => {
    const unit = unitOf(factKey);
    const subject = name === null ? null : { kind: kindOf(factKey), name };
    return {
      id: `F${index + 1}`,
      key: factKey,
      subject,
      label: name === null ? factKey : `${factKey}: ${name}`,
      value,
      unit,
      currency: null,
      period: { from: '2025-01-01', to: '2025-12-31' },
      precision: unit === 'percent' || unit === 'percentagePoints' ? 1 : unit === 'ratio' ? 2 : 0,
      kind: 'computed',
      source: {
        documentId: 'd1',
        document: 'försäljning.csv',
        sheet: null,
        columns: ['Summa'],
        filter: 'alla rader',
        rows: 10,
        formula: 'summan av Summa',
        where: 'true',
        inputs: [],
      },
    };
  });
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
  format: 'csv',
  encoding: 'UTF-8',
  delimiter: ';',
  sheets: [],
  headerRow: 1,
  columns: [],
  rows: { inFile: 10, used: 10, leftOut: 0 },
  leftOut: [],
  leftOutCounts: {},
  problems: [],
  problemCount: 0,
  period: { from: '2025-01-01', to: '2025-12-31' },
  currency: null,
  unpivoted: false,
  reconciliation: [],
  questions: [],
  summary: '',
  fingerprint: '',
  ready: true,
  missing: [],
};
