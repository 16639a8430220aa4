import type { Chart } from '#engine/facts/chart.ts';
import { type ChartRow, chartRows, seriesOf } from './chart-model.ts';

export interface Drawn extends ChartRow {
  actual: number | null;
  /** What the month that was not over had so far: a point by itself, since a line to it would be a fall. */
  unfinished: number | null;
  trend: number | null;
  forecast: number | null;
  band: [number, number] | null;
}

/** Rows as numbers for drawing; the forecast begins where the outcome ends, so that the line holds. */
export function drawnRows(chart: Chart): Drawn[] {
  const rows = chartRows(chart);
  const isFinished = ({ cells: { actual } }: ChartRow) =>
    actual !== undefined && !actual.unfinished;
  const last = rows.findLastIndex(isFinished);
  const number = (value: string | undefined) => (value === undefined ? null : Number(value));
  return rows.map((row, index) => {
    const { trend, forecast } = row.cells;
    const actual = isFinished(row) ? row.cells.actual : undefined;
    const joint = index === last && forecast === undefined ? actual : forecast;
    const { low, high } = forecast ?? {};
    const value = number(actual?.value);
    return {
      ...row,
      actual: value,
      unfinished: isFinished(row) ? null : number(row.cells.actual?.value),
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

/** More points than this and only the highest, the last and the end of the forecast are labelled. */
const FEW_POINTS = 8;

/** Which points carry their value beside them. */
export function labelledPlaces(values: readonly (number | null)[]): Set<number> {
  const known = values.flatMap((value, place) => (value === null ? [] : [place]));
  if (known.length <= FEW_POINTS) return new Set(known);
  return new Set([highestPlace(values), known.at(-1) ?? 0]);
}

/** Where the name of the outcome stands: at its highest point; 0 where nothing is known. */
export function highestPlace(values: readonly (number | null)[]): number {
  return values.reduce<number>(
    (best, value, place) =>
      value !== null && value > (values[best] ?? Number.NEGATIVE_INFINITY) ? place : best,
    0,
  );
}

/** Points this near each other would write their labels over each other. */
const ELBOW_ROOM = 2;

/** Where the name of the trend stands: where it is farthest from the outcome and no other label is. */
export function trendNamePlace(rows: readonly Drawn[], taken: ReadonlySet<number>): number {
  const gap = ({ actual, trend }: Drawn) =>
    actual === null || trend === null ? -1 : Math.abs(actual - trend);
  const free = rows.flatMap((row, place) =>
    gap(row) >= 0 &&
    place >= ELBOW_ROOM &&
    [...taken].every((other) => Math.abs(other - place) > ELBOW_ROOM)
      ? [{ place, gap: gap(row) }]
      : [],
  );
  return free.reduce((best, each) => (each.gap > best.gap ? each : best), { place: -1, gap: -1 })
    .place;
}

/** The name of the forecast reaches back over about this share of the line. */
const NAME_REACH = 1 / 3;
/** This share of the axis is the height of a name. */
const NAME_HEIGHT = 1 / 8;

/**
 * Where the name of the forecast stands: over its last point, or under it where it falls. There it stands
 * under all that is drawn within its reach, where the axis leaves room for it.
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

/** The values the axis must reach. A trend below zero is cut there where nothing else ever was below it. */
export function spanned(rows: readonly Drawn[]): number[] {
  const known = (row: Drawn) => [row.actual, row.unfinished, row.forecast, ...(row.band ?? [])];
  const values = rows.flatMap(known).filter((value) => value !== null);
  const least = Math.min(0, ...values);
  const trend = rows.flatMap((row) => (row.trend === null ? [] : Math.max(least, row.trend)));
  return [...values, ...trend];
}
