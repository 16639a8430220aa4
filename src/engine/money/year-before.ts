import type { Chart } from '../facts/chart.ts';
import { derive } from '../facts/derive.ts';
import { less, negative, worked } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { formatFact, formatPeriod } from '../text/format.ts';
import { moneyKeys } from './catalogue.ts';
import { type BothOfMonth, rowOf, type Sums, sumsOf } from './sums.ts';

export const YEAR = 12;

/** The latest months against the same months a year before. */
export interface YearBefore {
  now: Sums;
  before: Sums;
  /** Months that are compared, at most twelve. */
  compared: number;
  leftChange: Fact;
  revenueChange: Fact;
  costChange: Fact;
  chart: Chart;
}

const keysNow = {
  revenue: moneyKeys.revenueNow,
  cost: moneyKeys.costNow,
  left: moneyKeys.leftNow,
};
const keysBefore = {
  revenue: moneyKeys.revenueBefore,
  cost: moneyKeys.costBefore,
  left: moneyKeys.leftBefore,
};

/** Null where not one month has the same month a year before. */
export function yearBefore(facts: Facts, months: readonly BothOfMonth[]): YearBefore | null {
  const compared = Math.min(YEAR, months.length - YEAR);
  if (compared < 1) return null;
  const end = months.length;
  const now = sumsOf(facts, months.slice(end - compared), keysNow);
  const before = sumsOf(facts, months.slice(end - compared - YEAR, end - YEAR), keysBefore);
  const changeOf = (key: Parameters<typeof rowOf>[0], what: keyof typeof now) =>
    derive(facts, {
      ...rowOf(key),
      ...worked(less(now[what], before[what])),
      period: now[what].period,
    });
  const revenueChange = changeOf(moneyKeys.revenueChange, 'revenue');
  const costChange = changeOf(moneyKeys.costChange, 'cost');
  const leftChange = changeOf(moneyKeys.leftChange, 'left');
  const costEffect = derive(facts, {
    ...rowOf(moneyKeys.costEffect),
    ...worked(negative(costChange)),
    period: costChange.period,
  });
  const point = (label: string, fact: Fact) => ({ label, value: fact.value, factId: fact.id });
  const chart: Chart = {
    id: 'money-bridge',
    kind: 'bridge',
    title: 'Varför det som blir kvar ändrades',
    description: `Kvar efter kostnaderna gick från ${formatFact(before.left)} (${periodText(before.left)}) till ${formatFact(now.left)} (${periodText(now.left)}).`,
    series: [
      {
        ...{ id: 'bridge', name: 'Kvar efter kostnaderna', unit: 'SEK', currency: null },
        points: [
          point('Kvar då', before.left),
          point('Omsättning', revenueChange),
          point('Kostnader', costEffect),
          point('Kvar nu', now.left),
        ],
      },
    ],
  };
  return { now, before, compared, leftChange, revenueChange, costChange, chart };
}

const periodText = ({ period }: Fact) => (period === null ? '' : formatPeriod(period));
