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

/** Where the trend's name stands: at which point, and on which side of the line. */
export interface TrendName {
  place: number;
  below: boolean;
}

/** The trend's name covers about this share of a narrow chart to each side of its middle. */
const TREND_REACH = 1 / 12;

/** How far the other lines are from the trend, where its name would stand over or under it. */
function roomBeside(rows: readonly Drawn[], place: number, side: 1 | -1): number {
  const values = spanned(rows);
  const most = Math.max(...values) - Math.min(...values);
  const reach = Math.max(1, Math.round(rows.length * TREND_REACH));
  const covered = rows.slice(Math.max(0, place - reach), place + reach + 1);
  const gaps = covered.flatMap(({ actual, previous, trend }) =>
    [actual, previous].flatMap((value) =>
      value === null || trend === null ? [] : side * (value - trend),
    ),
  );
  const away = gaps.filter((gap) => gap < 0).length;
  // A line on the other side takes no room from the name; one that crosses the trend leaves none.
  if (away === gaps.length) return most - Math.max(...gaps);
  return away === 0 ? Math.min(...gaps) : away / gaps.length - 1;
}

/** Whether the label over the outcome at `other` would meet a name beside the trend at `place`. */
function meets(rows: readonly Drawn[], place: number, other: number, below: boolean): boolean {
  const { actual = null, trend = null } = rows[other] ?? {};
  const isOver = actual !== null && trend !== null && actual >= trend;
  return Math.abs(other - place) <= LABEL_SPACING && !(below && isOver);
}

/**
 * Where the trend is named: where the other lines leave its name most room, and clear of other
 * labels. Place -1 without a trend.
 */
export function trendNamePlace(rows: readonly Drawn[], taken: ReadonlySet<number>): TrendName {
  const free = rows.flatMap(({ actual, trend }, place) =>
    actual === null || trend === null || place < LABEL_SPACING
      ? []
      : [false, true]
          .filter((below) => ![...taken].some((other) => meets(rows, place, other, below)))
          .map((below) => ({ place, below, room: roomBeside(rows, place, below ? -1 : 1) })),
  );
  const none = { place: -1, below: false, room: Number.NEGATIVE_INFINITY };
  const { place, below } = free.reduce((best, each) => (each.room > best.room ? each : best), none);
  return { place, below };
}

/** The forecast's name covers about this share of the line, to the left of its end. */
const NAME_REACH = 1 / 3;
/** The height of a name as a share of the axis. */
const NAME_HEIGHT = 1 / 8;

/**
 * Where the forecast is named: over its last point, or below it where it falls or where a value of the outcome stands in the
 * way. Below, the name goes under everything drawn within its width, if the axis has room; else over it, where no value stands.
 */
export function forecastNamePlace(
  rows: readonly Drawn[],
  ticks: readonly number[],
): { at: number | null; below: boolean } {
  const at = rows.at(-1)?.forecast ?? null;
  if (at === null) return { at, below: false };
  const [bottom = 0, top = 0] = [ticks[0], ticks.at(-1)];
  const height = (top - bottom) * NAME_HEIGHT;
  const from = rows.length - Math.ceil(rows.length * NAME_REACH);
  const drawn = rows
    .slice(from)
    .flatMap((row) => [row.actual, row.unfinished, row.trend, row.forecast, ...(row.band ?? [])]);
  const known = drawn.filter((value) => value !== null);
  const [floor, ceiling] = [Math.min(...known), Math.max(...known)];
  const hasRoom = floor - bottom >= height;
  const falls = (rows.at(-2)?.forecast ?? 0) > at;
  const outcome = rows.map(({ actual }) => actual);
  const isTaken = (level: number) =>
    [...labelledPlaces(outcome)].some(
      (place) =>
        place >= from && Math.abs((outcome[place] ?? Number.POSITIVE_INFINITY) - level) < height,
    );
  const below = falls || (isTaken(at) && hasRoom);
  const goesOver = isTaken(at) && !hasRoom && top - ceiling >= height && !isTaken(ceiling);
  if (goesOver) return { at: ceiling, below: false };
  return { at: below && hasRoom ? floor : at, below };
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
