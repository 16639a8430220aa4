import type { Chart, ChartSeries } from '../facts/chart.ts';
import { formatFact } from './format.ts';

export interface ChartCell {
  value: string;
  factId: string | null;
  unfinished?: true;
  low?: string;
  high?: string;
}

/** One label of the chart with the point of each series there. */
export interface ChartRow {
  label: string;
  cells: Partial<Record<ChartSeries['id'], ChartCell>>;
}

/** The series side by side, one row per label in the order labels first appear. */
export function chartRows(chart: Chart): ChartRow[] {
  const rows = new Map<string, ChartRow>();
  for (const { id, points } of chart.series) {
    for (const { label, ...cell } of points) {
      const row = rows.get(label) ?? { label, cells: {} };
      row.cells[id] = cell;
      rows.set(label, row);
    }
  }
  return [...rows.values()];
}

/** A value as in tables and beside bars: whole kronor, percent with one decimal. */
export function formatPoint(series: Pick<ChartSeries, 'unit' | 'currency'>, value: string): string {
  const precision = series.unit === 'percent' ? 1 : 0;
  return formatFact({ value, unit: series.unit, currency: series.currency, precision });
}

/** Written beside the figure of a month that was not over. */
export const UNFINISHED = 'inte hel';
