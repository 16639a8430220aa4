import type { Chart, ChartSeries } from '#engine/facts/chart.ts';
import { axisScale, formatOnPoint, formatTick, seriesOf } from '#engine/text/chart-model.ts';
import { chartRows, UNFINISHED } from '#engine/text/chart-rows.ts';
import {
  type Drawn,
  drawnRows,
  forecastNamePlace,
  highestPlace,
  labelledPlaces,
  spanned,
  trendNamePlace,
} from '#engine/text/line-rows.ts';
import { type Label, label, placed, widthOf } from './chart-labels.ts';

const WIDTH = 680;
const HEIGHT = 250;
const PLOT = { left: 46, right: 660, top: 26, bottom: 220 };
/** The light theme of the screen. */
const INK = { actual: '#1c5a48', forecast: '#8f5f1f', trend: '#4a6d8c', grid: '#dfe5e1' };
const BAND = '#cfe1d8';
const MOST_LABELS = 12;
const BETWEEN_LABELS = 12;
/** What bold letters take beside others. */
const BOLDER = 1.1;
/** From a text on one side of a point to the same text on its other side. */
const OTHER_SIDE = 24;

const round = (value: number) => Math.round(value * 100) / 100;

function line(points: readonly (readonly [number, number])[], ink: string, more = ''): string {
  if (points.length < 2) return '';
  const path = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return `<polyline points="${path}" fill="none" stroke="${ink}" ${more}/>`;
}

const picture = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;

interface Grid {
  y(value: number): number;
  parts: string[];
}

function gridOf(scale: ReturnType<typeof axisScale>, right = PLOT.right): Grid {
  const [low = 0, high = 1] = [scale.ticks[0], scale.ticks.at(-1)];
  const span = high - low || 1;
  const y = (value: number) => PLOT.bottom - ((value - low) / span) * (PLOT.bottom - PLOT.top);
  const parts = scale.ticks.flatMap((tick) => [
    line(
      [
        [PLOT.left, y(tick)],
        [right, y(tick)],
      ],
      INK.grid,
      'stroke-width="1"',
    ),
    label({ x: PLOT.left - 8, y: y(tick) + 4, text: formatTick(scale, tick), anchor: 'end' }),
  ]);
  return { y, parts: [label({ x: 8, y: 12, text: scale.unit, anchor: 'start' }), ...parts] };
}

/** Which labels stand under the axis: evenly, at most twelve, and clear of each other. */
function underAxis(labels: readonly string[], x: (index: number) => number): string[] {
  const longest = Math.max(...labels.map(widthOf)) + BETWEEN_LABELS;
  const room = Math.floor((PLOT.right - PLOT.left) / longest);
  const step = Math.ceil(labels.length / Math.max(1, Math.min(MOST_LABELS, room)));
  return labels.flatMap((text, index) =>
    index % step === 0 ? [label({ x: x(index), y: PLOT.bottom + 18, text })] : [],
  );
}

function nameOf(chart: Chart, id: ChartSeries['id']): string {
  return seriesOf(chart, id)?.name ?? '';
}

interface LinePlot {
  chart: Chart;
  rows: Drawn[];
  scale: ReturnType<typeof axisScale>;
  x(index: number): number;
  y(value: number): number;
}

/** The points of one line where it is known. */
function pointsOf({ rows, x, y }: LinePlot, pick: (row: Drawn) => number | null) {
  return rows.flatMap((row, index) => {
    const value = pick(row);
    return value === null ? [] : [[x(index), y(value)] as const];
  });
}

function bandOf({ rows, x, y }: LinePlot): string {
  const known = rows.flatMap(({ band }, index) => (band === null ? [] : [{ band, index }]));
  if (known.length < 2) return '';
  const upper = known.map(({ band, index }) => `${round(x(index))},${round(y(band[1]))}`);
  const lower = known.map(({ band, index }) => `${round(x(index))},${round(y(band[0]))}`);
  return `<polygon points="${[...upper, ...lower.reverse()].join(' ')}" fill="${BAND}"/>`;
}

/** Over its point, or turned inwards where it would pass the plot's edge. */
function anchorAt(x: number, text: string): NonNullable<Label['anchor']> {
  const half = (widthOf(text) * BOLDER) / 2;
  if (x - half < PLOT.left) return 'start';
  return x + half > WIDTH ? 'end' : 'middle';
}

/** The values of the outcome that are written out, its highest with its name. */
function valueLabels({ chart, rows, scale, x, y }: LinePlot): Label[] {
  const actual = rows.map((row) => row.actual);
  const named = highestPlace(actual);
  return [...labelledPlaces(actual)].map((place) => {
    const value = actual[place] ?? 0;
    const name = place === named ? `${nameOf(chart, 'actual')} ` : '';
    const text = `${name}${formatOnPoint(scale, value)}`;
    const at = x(place);
    return {
      x: at,
      y: y(value) - 8,
      text,
      anchor: anchorAt(at, text),
      ink: INK.actual,
      bold: true,
    };
  });
}

function trendLabel({ chart, rows, x, y }: LinePlot): Label[] {
  const taken = labelledPlaces(rows.map(({ actual }) => actual)).add(rows.length - 1);
  const { place, below } = trendNamePlace(rows, taken);
  const trend = rows[place]?.trend ?? null;
  if (trend === null) return [];
  const at = y(trend) + (below ? OTHER_SIDE - 8 : -8);
  const other = below ? at - OTHER_SIDE : at + OTHER_SIDE;
  return [{ x: x(place), y: at, text: nameOf(chart, 'trend'), ink: INK.trend, others: [other] }];
}

function forecastLabel({ chart, rows, scale, x, y }: LinePlot): Label[] {
  const last = rows.length - 1;
  const cell = rows[last]?.cells.forecast;
  const { at, below } = forecastNamePlace(rows, scale.ticks);
  if (cell === undefined || at === null) return [];
  const { low, high, value } = cell;
  const range =
    low === undefined || high === undefined
      ? ''
      : ` (${formatOnPoint(scale, Number(low))}–${formatOnPoint(scale, Number(high))})`;
  const text = `${nameOf(chart, 'forecast')} ${formatOnPoint(scale, Number(value))}${range}`;
  const over = y(at) - 10;
  const under = y(at) + 18;
  const places = below ? [under, over] : [over, under];
  const [first = over, ...others] = [...places, over - OTHER_SIDE, under + OTHER_SIDE];
  return [{ x: x(last), y: first, text, anchor: 'end', ink: INK.forecast, others }];
}

/** What is written in the picture, where the screen writes it and there is room. */
function lineLabels(plot: LinePlot): string[] {
  const labels = [...valueLabels(plot), ...forecastLabel(plot), ...trendLabel(plot)];
  return placed(labels, { top: 4, bottom: PLOT.bottom - 4 }).map(label);
}

/** The month that was not over: a ring, with its value. */
function unfinishedOf({ rows, scale, x, y }: LinePlot): string[] {
  return rows.flatMap(({ unfinished }, index) => {
    if (unfinished === null) return [];
    const [cx, cy] = [round(x(index)), round(y(unfinished))];
    const text = `${UNFINISHED} ${formatOnPoint(scale, unfinished)}`;
    // Before its point and clear of the axis, or over it where it would pass the plot's edge.
    const beside =
      cx - 8 - widthOf(text) >= PLOT.left
        ? ({ x: cx - 8, y: Math.min(cy + 4, PLOT.bottom - 6), anchor: 'end' } as const)
        : ({ x: cx - 4, y: cy - 8, anchor: 'start' } as const);
    return [
      `<circle cx="${cx}" cy="${cy}" r="3.5" fill="#ffffff" stroke="${INK.actual}" stroke-width="1.5"/>`,
      label({ ...beside, text, ink: INK.actual }),
    ];
  });
}

/** A line over time with trend, forecast and its interval: the screen's chart as vectors. */
function linePicture(chart: Chart): string {
  const rows = drawnRows(chart);
  const scale = axisScale(spanned(rows), chart.series[0]?.currency ?? null);
  const { y, parts } = gridOf(scale);
  const step = (PLOT.right - PLOT.left - 24) / Math.max(1, rows.length - 1);
  const x = (index: number) => PLOT.left + 12 + step * index;
  const floor = scale.ticks[0] ?? 0;
  const plot: LinePlot = { chart, rows, scale, x, y };
  const actual = pointsOf(plot, (row) => row.actual);
  const trend = pointsOf(plot, (row) => (row.trend === null ? null : Math.max(floor, row.trend)));
  const dots = rows.length <= 18 ? actual : [];
  return picture([
    ...parts,
    ...underAxis(
      rows.map((row) => row.label),
      x,
    ),
    bandOf(plot),
    line(trend, INK.trend, 'stroke-width="1.5" stroke-dasharray="2 4"'),
    line(
      pointsOf(plot, (row) => row.forecast),
      INK.forecast,
      'stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round"',
    ),
    line(actual, INK.actual, 'stroke-width="2" stroke-linejoin="round"'),
    ...dots.map(
      ([cx, cy]) => `<circle cx="${round(cx)}" cy="${round(cy)}" r="2.25" fill="${INK.actual}"/>`,
    ),
    ...unfinishedOf(plot),
    ...lineLabels(plot),
  ]);
}

/** What the bars and the line are, in their colours. */
function paretoNames(chart: Chart, right: number): string[] {
  return [
    label({
      x: PLOT.left,
      y: 12,
      text: nameOf(chart, 'value'),
      anchor: 'start',
      ink: INK.actual,
      bold: true,
    }),
    label({
      x: right,
      y: 12,
      text: nameOf(chart, 'cumulative'),
      anchor: 'end',
      ink: INK.forecast,
      bold: true,
    }),
  ];
}

/** Bars by size with their cumulative share as a line. */
function paretoPicture(chart: Chart): string {
  const right = PLOT.right - 34;
  const rows = chartRows(chart).map(({ cells }) => ({
    bar: Number(cells.value?.value ?? 0),
    share: Number(cells.cumulative?.value ?? 0),
  }));
  const scale = axisScale(
    rows.map(({ bar }) => bar),
    seriesOf(chart, 'value')?.currency ?? null,
  );
  const { y, parts } = gridOf(scale, right);
  const step = (right - PLOT.left) / Math.max(1, rows.length);
  const x = (index: number) => PLOT.left + step * (index + 0.5);
  const shareY = (share: number) => PLOT.bottom - (share / 100) * (PLOT.bottom - PLOT.top);
  const width = Math.min(26, step * 0.7);
  const bars = rows.map(({ bar }, index) => {
    const [top, bottom] = [Math.min(y(bar), y(0)), Math.max(y(bar), y(0))];
    return `<rect x="${round(x(index) - width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(bottom - top)}" fill="${INK.actual}"/>`;
  });
  const shares = [0, 20, 40, 60, 80, 100].map((share) =>
    label({ x: right + 8, y: shareY(share) + 4, text: `${share}\u00A0%`, anchor: 'start' }),
  );
  return picture([
    ...parts,
    line(
      [
        [PLOT.left, shareY(80)],
        [right, shareY(80)],
      ],
      '#818c85',
      'stroke-dasharray="4 4"',
    ),
    ...bars,
    line(
      rows.map(({ share }, index) => [x(index), shareY(share)] as const),
      INK.forecast,
      'stroke-width="2"',
    ),
    ...shares,
    ...paretoNames(chart, right),
    ...underAxis(
      rows.map((_, index) => `${index + 1}`),
      x,
    ),
  ]);
}

/** A line or Pareto chart as SVG; bars and bridges are set as rows with text. */
export function chartPicture(chart: Chart): string {
  return chart.kind === 'line' ? linePicture(chart) : paretoPicture(chart);
}
