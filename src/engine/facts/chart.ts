import type { Unit } from './fact.ts';

/** One value of a chart, an exact decimal as in `Fact.value`. */
export interface ChartPoint {
  label: string;
  value: string;
  factId: string | null;
  /**
   * The month was not over on the day of the analysis, or the file begins or ends within it: the
   * value must not be drawn as a fall.
   */
  unfinished?: true;
  /** Interval of a forecast. */
  low?: string;
  high?: string;
}

export interface ChartSeries {
  id: 'actual' | 'previous' | 'trend' | 'forecast' | 'value' | 'cumulative' | 'bridge';
  name: string;
  unit: Unit;
  currency: string | null;
  points: ChartPoint[];
}

/** A chart as data, for its picture, its table and its text. */
export interface Chart {
  id:
    | 'revenue-by-month'
    | 'top-products'
    | 'pareto'
    | 'margin-bridge'
    | 'revenue-bridge'
    | 'cost-bridge'
    | 'money-bridge'
    | 'cost-by-month'
    | 'cost-areas'
    | 'supplier-pareto'
    | 'fixed-variable'
    | 'subscriptions';
  kind: 'line' | 'bar' | 'pareto' | 'bridge';
  title: string;
  /** The alternative text: a Swedish sentence built from facts. */
  description: string;
  series: ChartSeries[];
}
