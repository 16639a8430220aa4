import type { Chart, ChartPoint } from '../facts/chart.ts';

/** One column of a waterfall, in per cent of the scale: from `start`, `width` long. */
export interface WaterfallStep extends ChartPoint {
  kind: 'total' | 'up' | 'down';
  start: number;
  width: number;
  /** Where the step ends, which is where the next begins. */
  end: number;
}

export interface Waterfall {
  steps: WaterfallStep[];
  /** The totals are cut at the foot: drawn whole, the changes between them would not be seen. */
  isCut: boolean;
}

/** Whether a step of a bridge takes from the company: a rise of costs does, and a fall of all else. */
export const isWorse = ({ id }: Pick<Chart, 'id'>, kind: WaterfallStep['kind']): boolean =>
  kind === (id === 'cost-bridge' ? 'up' : 'down');

/** Totals are cut where the changes would take less than this share of the scale. */
const LEAST_SEEN = 0.4;
/** What is left of the lowest point when the foot is cut away, as a share of what the changes span. */
const FOOT = 0.35;

/**
 * A waterfall: first and last points are totals, each between begins where the one before ended. A
 * step of nothing is left to the table.
 */
export function waterfall(all: readonly ChartPoint[]): Waterfall {
  const points = all.filter(
    ({ value }, index) => index === 0 || index === all.length - 1 || Number(value) !== 0,
  );
  const last = points.length - 1;
  let level = 0;
  const spans = points.map((point, index) => {
    const value = Number(point.value);
    const isTotal = index === 0 || index === last;
    const from = isTotal ? 0 : level;
    level = isTotal ? value : level + value;
    return { point, isTotal, from, to: level };
  });
  const levels = spans.map(({ to }) => to);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const isCut = low > 0 && high > low && (high - low) / high < LEAST_SEEN;
  const floor = isCut ? low - (high - low) * FOOT : Math.min(0, low);
  const scale = Math.max(high, 0) - floor;
  const place = (value: number) =>
    scale === 0 ? 0 : (100 * (Math.max(value, floor) - floor)) / scale;
  return {
    isCut,
    steps: spans.map(({ point, isTotal, from, to }) => {
      const [start, end] = [place(from), place(to)];
      const kind = isTotal ? 'total' : to < from ? 'down' : 'up';
      return { ...point, kind, start: Math.min(start, end), width: Math.abs(end - start), end };
    }),
  };
}
