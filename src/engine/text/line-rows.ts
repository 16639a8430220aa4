import type { Chart } from '#engine/facts/chart.ts';
import { type ChartRow, chartRows } from '#engine/text/chart-rows.ts';
import { seriesOf } from './chart-model.ts';

export interface Drawn extends ChartRow {
  actual: number | null;
  /** The month that was not over: drawn apart, since a line down to it would look like a fall. */
  unfinished: number | null;
  /** A year, or as long, before. */
  previous: number | null;
  trend: number | null;
  forecast: number | null;
  band: [number, number] | null;
}

/** Rows as numbers for drawing. The forecast starts at the last outcome, so that the lines meet. */
export function drawnRows(chart: Chart): Drawn[] {
  const rows = chartRows(chart);
  const isFinished = ({ cells: { actual } }: ChartRow) =>
    actual !== undefined && !actual.unfinished;
  const last = rows.findLastIndex(isFinished);
  const number = (value: string | undefined) => (value === undefined ? null : Number(value));
  return rows.map((row, index) => {
    const { previous, trend, forecast } = row.cells;
    const actual = isFinished(row) ? row.cells.actual : undefined;
    const joint = index === last && forecast === undefined ? actual : forecast;
    const { low, high } = forecast ?? {};
    const value = number(actual?.value);
    return {
      ...row,
      actual: value,
      unfinished: isFinished(row) ? null : number(row.cells.actual?.value),
      previous: number(previous?.value),
      trend: number(trend?.value),
      forecast: seriesOf(chart, 'forecast') ? number(joint?.value) : null,
      band:
        low !== undefined && high !== undefined
          ? [Number(low), Number(high)]
          : index === last && value !== null
            ? [value, value]
            : null,
    };
  });
}

/**
 * With more points than this only the highest, the last and the end of the forecast are labelled.
 */
const FEW_POINTS = 8;

/** The indexes of the points that carry their value. */
export function labelledPlaces(values: readonly (number | null)[]): Set<number> {
  const known = values.flatMap((value, place) => (value === null ? [] : [place]));
  if (known.length <= FEW_POINTS) return new Set(known);
  return new Set([highestPlace(values), known.at(-1) ?? 0]);
}

/** The index where the outcome is named: its highest point; 0 without values. */
export function highestPlace(values: readonly (number | null)[]): number {
  return values.reduce<number>(
    (best, value, place) =>
      value !== null && value > (values[best] ?? Number.NEGATIVE_INFINITY) ? place : best,
    0,
  );
}

/** Labels at fewer points apart than this would overlap. */
const LABEL_SPACING = 2;

/** The index where the trend is named: farthest from the outcome, and clear of other labels. */
export function trendNamePlace(rows: readonly Drawn[], taken: ReadonlySet<number>): number {
  const gap = ({ actual, trend }: Drawn) =>
    actual === null || trend === null ? -1 : Math.abs(actual - trend);
  const free = rows.flatMap((row, place) =>
    gap(row) >= 0 &&
    place >= LABEL_SPACING &&
    [...taken].every((other) => Math.abs(other - place) > LABEL_SPACING)
      ? [{ place, gap: gap(row) }]
      : [],
  );
  return free.reduce((best, each) => (each.gap > best.gap ? each : best), { place: -1, gap: -1 })
    .place;
}

/** The forecast's name covers about this share of the line, to the left of its end. */
const NAME_REACH = 1 / 3;
/** The height of a name as a share of the axis. */
const NAME_HEIGHT = 1 / 8;

/**
 * Where the forecast is named: over its last point, or below it where it falls. Below, the name
 * goes under everything drawn within its width, if the axis has room.
 */
export function forecastNamePlace(
  rows: readonly Drawn[],
  ticks: readonly number[],
): { at: number | null; below: boolean } {
  const at = rows.at(-1)?.forecast ?? null;
  const below = (rows.at(-2)?.forecast ?? 0) > (at ?? 0);
  const reached = rows.slice(-Math.ceil(rows.length * NAME_REACH));
  const drawn = reached.flatMap((row) => [
    row.actual,
    row.unfinished,
    row.trend,
    row.forecast,
    ...(row.band ?? []),
  ]);
  const floor = Math.min(...drawn.filter((value) => value !== null));
  const [bottom = 0, top = 0] = [ticks[0], ticks.at(-1)];
  const hasRoom = floor - bottom >= (top - bottom) * NAME_HEIGHT;
  return { at: below && hasRoom && at !== null ? floor : at, below };
}

/**
 * The values the axis must include. A trend below zero is cut there if nothing else is negative.
 */
export function spanned(rows: readonly Drawn[]): number[] {
  const known = (row: Drawn) => [
    row.actual,
    row.unfinished,
    row.previous,
    row.forecast,
    ...(row.band ?? []),
  ];
  const values = rows.flatMap(known).filter((value) => value !== null);
  const least = Math.min(0, ...values);
  const trend = rows.flatMap((row) => (row.trend === null ? [] : Math.max(least, row.trend)));
  return [...values, ...trend];
}
