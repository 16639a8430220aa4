import type { Unit } from './fact.ts';

/** One value of a chart. Values are exact decimals as in `Fact.value`. */
export interface ChartPoint {
  label: string;
  value: string;
  factId: string | null;
  /** The month was not over on the day of the analysis: what it has so far, to be drawn as no fall. */
  unfinished?: true;
  /** Interval of a forecast. */
  low?: string;
  high?: string;
}

export interface ChartSeries {
  id: 'actual' | 'trend' | 'forecast' | 'value' | 'cumulative' | 'bridge';
  name: string;
  unit: Unit;
  currency: string | null;
  points: ChartPoint[];
}

/** A chart as data; the same series feed the picture, its table view and its text. */
export interface Chart {
  id:
    | 'revenue-by-month'
    | 'top-products'
    | 'pareto'
    | 'margin-bridge'
    | 'cost-by-month'
    | 'cost-areas'
    | 'supplier-pareto'
    | 'fixed-variable'
    | 'subscriptions';
  kind: 'line' | 'bar' | 'pareto' | 'bridge';
  title: string;
  /** What the chart shows, in a Swedish sentence built from facts: the alternative text. */
  description: string;
  series: ChartSeries[];
}
