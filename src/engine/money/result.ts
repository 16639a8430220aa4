import type { Chart } from '../facts/chart.ts';
import type { Fact, Figure } from '../facts/fact.ts';
import type { Period } from '../table/period.ts';

/** One month as ids of facts; `margin` is null without revenue. */
export interface MoneyMonth {
  month: string;
  revenue: string;
  cost: string;
  left: string;
  margin: string | null;
}

/** Sales and costs of the same company and months, as ids of facts. */
export interface MoneyResult {
  facts: readonly Fact[];
  figures: Figure[];
  period: Period;
  /** What they say, the weightiest first. */
  sentences: string[];
  months: MoneyMonth[];
  /** Of the latest year where there are two, else of all months; `leftBefore` is of the year before. */
  total: {
    revenue: string;
    cost: string;
    left: string;
    margin: string | null;
    leftBefore: string | null;
  };
  /** Against the same months a year before; null where the files do not reach so far. */
  bridge: Chart | null;
  breakEven: { fixed: string; revenue: string; point: string } | null;
  /** Costs that a company usually has and this file has not, as sentences. */
  lacking: string[];
}
