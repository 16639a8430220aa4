import type { Chart, ChartPoint, ChartSeries } from '#engine/facts/chart.ts';
import { formatNumber } from '#engine/text/format.ts';

export function seriesOf(chart: Chart, id: ChartSeries['id']): ChartSeries | null {
  return chart.series.find((series) => series.id === id) ?? null;
}

export interface AxisScale {
  divisor: number;
  decimals: number;
  /** `tkr`, `mkr`; with another currency `tusen EUR`. */
  unit: string;
  ticks: number[];
}

/** Round tick values that span the values and zero, four to six of them. */
export function niceTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0];
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((size) => size * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

function axisUnit(largest: number, currency: string | null): { divisor: number; unit: string } {
  const kronor = currency === null || currency === 'SEK';
  if (largest >= 2_000_000) return { divisor: 1e6, unit: kronor ? 'mkr' : `milj. ${currency}` };
  if (largest >= 10_000) return { divisor: 1e3, unit: kronor ? 'tkr' : `tusen ${currency}` };
  return { divisor: 1, unit: kronor ? 'kr' : currency };
}

/** Ticks in the unit (kr, tkr, mkr) that keeps them at three or four digits. */
export function axisScale(values: readonly number[], currency: string | null): AxisScale {
  const ticks = niceTicks(values);
  const { divisor, unit } = axisUnit(Math.max(...ticks.map(Math.abs)), currency);
  const exact = (decimals: number) =>
    ticks.every((tick) => Math.abs(((tick / divisor) * 10 ** decimals) % 1) < 1e-6);
  const decimals = [0, 1, 2].find(exact) ?? 2;
  return { divisor, decimals, unit, ticks };
}

export function formatTick(scale: AxisScale, value: number): string {
  return value === 0 ? '0' : formatNumber(value / scale.divisor, scale.decimals);
}

/** A value beside its point: one decimal where the axis has one or its unit is mkr. */
export function formatOnPoint(scale: AxisScale, value: number): string {
  const { divisor, decimals } = scale;
  return formatNumber(value / divisor, divisor === 1e6 || decimals > 0 ? 1 : 0);
}

export interface Bar extends ChartPoint {
  /** Start and width of the bar, in per cent of the width. */
  start: number;
  width: number;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

/** Horizontal bars from a common zero; negative ones reach left of it. */
export function barsOf(points: readonly ChartPoint[]): Bar[] {
  const values = points.map((point) => Number(point.value));
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low;
  return points.map((point, index) => {
    const value = values[index] ?? 0;
    return {
      ...point,
      start: share(Math.min(0, value) - low, span),
      width: share(Math.abs(value), span),
    };
  });
}

export type BridgeStep = Bar & { kind: 'total' | 'up' | 'down' };

/**
 * A waterfall: first and last points are totals, those between are changes. The changes are drawn
 * from a common zero, since on the scale of the totals they would be too small to compare.
 */
export function bridgeSteps(points: readonly ChartPoint[]): BridgeStep[] {
  const isTotal = (index: number) => index === 0 || index === points.length - 1;
  const changes = barsOf(points.filter((_, index) => !isTotal(index)));
  return points.map((point, index) => {
    const change = isTotal(index) ? undefined : changes[index - 1];
    if (change === undefined) return { ...point, kind: 'total', start: 0, width: 0 };
    return { ...change, kind: Number(point.value) < 0 ? 'down' : 'up' };
  });
}
