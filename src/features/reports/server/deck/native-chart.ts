import type { Chart } from '#engine/facts/chart.ts';
import { bridgeSteps, seriesOf } from '#engine/text/chart-model.ts';
import { formatPoint } from '#engine/text/chart-rows.ts';
import { drawnRows } from '#engine/text/line-rows.ts';
import { shortened } from '#engine/text/shortened.ts';
import { isWorse } from '#engine/text/waterfall.ts';
import { clean } from '../../printable.ts';

/** A chart of the presentation program's own, with its figures in a sheet that can be edited. */
export interface NativeChart {
  type: 'bar' | 'line';
  series: { name: string; labels: string[]; values: (number | null)[]; color: string }[];
  /** Of the values. */
  format: string;
}

/** Of the axis, for an amount beside the end of a bar. */
const AMOUNT = 0.2;

/**
 * Where the axis begins: at zero, or bars of nearly the same length would look far apart. Left of what is below zero
 * is room for its amount, which would else stand in the names.
 */
export function axisStart({ type, series }: NativeChart): number | undefined {
  const values = series.flatMap((each) => each.values).filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (least === 0) return 0;
  const hasAmounts = type === 'bar' && series.length === 1;
  return hasAmounts ? least - (most - least) * AMOUNT : undefined;
}

const INK = { actual: '1C5A48', forecast: '8F5F1F', down: 'B0762A' };
const MOST_BARS = 12;
const LONGEST_LABEL = 36;
/** Months that stand level under a line with their years; more would be written askew. */
const MOST_MONTHS = 13;

const labelOf = (text: string) => shortened(clean(text), LONGEST_LABEL);

/**
 * Spaces between thousands whatever the program's own language: its separator would be a comma in
 * English. What is below zero has a part of its own: conditions leave its minus sign out.
 */
function swedish(unit: string, values: readonly number[]): string {
  const most = Math.max(0, ...values.map(Math.abs));
  const [thousands, millions] = ['#\\ ##0', '#\\ ###\\ ##0'];
  const largest = most >= 1e9 ? '#\\ ###\\ ###\\ ##0' : millions;
  // Two conditions are all that a format may have.
  const conditions = most >= 1e9 ? [1e9, 1e6] : [1e6, 1e3];
  const rest = most >= 1e9 ? [largest, millions, thousands] : [millions, thousands, '#,##0'];
  if (values.every((value) => value >= 0))
    return rest
      .map(
        (each, place) => `${conditions[place] ? `[>=${conditions[place]}]` : ''}${each}"${unit}"`,
      )
      .join(';');
  const grouped = most >= 1_000_000 ? largest : most >= 1000 ? thousands : '0';
  return `${grouped}"${unit}";"−"${grouped}"${unit}";0"${unit}"`;
}

function formatOf(chart: Chart): string {
  const [series] = chart.series;
  if (series?.unit === 'percent') return '0.0" %"';
  const currency = series?.currency;
  const unit = currency && /^[A-Z]{3}$/.test(currency) && currency !== 'SEK' ? currency : 'kr';
  const values = chart.series.flatMap(({ points }) => points.map(({ value }) => Number(value)));
  return swedish(series?.unit === 'SEK' ? ` ${unit}` : '', values);
}

/** Of many months, the year on a line of its own under the first of each: `nov` over `2024`, `dec`. */
function underLine(labels: readonly string[]): string[] {
  if (labels.length <= MOST_MONTHS) return [...labels];
  const yearOf = (label: string | undefined) => label?.match(/^\p{L}+\s(\d{4})$/u)?.[1];
  return labels.map((label, place) => {
    const year = yearOf(label);
    if (year === undefined) return label;
    const month = label.slice(0, -5);
    return year === yearOf(labels[place - 1]) ? month : `${month}\n${year}`;
  });
}

function lineChart(chart: Chart): NativeChart {
  const rows = drawnRows(chart);
  const labels = underLine(rows.map(({ label }) => label));
  // Without the trend: all lines of this kind are as thick, and it would hide the outcome. Without
  // months that are not whole: the line would fall to them.
  const lines = [
    { id: 'actual', pick: (row: (typeof rows)[number]) => row.actual },
    { id: 'forecast', pick: (row: (typeof rows)[number]) => row.forecast },
  ] as const;
  const series = lines.flatMap(({ id, pick }) => {
    const found = seriesOf(chart, id);
    if (found === null) return [];
    return [{ name: found.name, labels, values: rows.map(pick), color: INK[id] }];
  });
  return { type: 'line', series, format: formatOf(chart) };
}

/** The changes from a common zero: beside the totals, which the lead tells, they would be too small to compare. */
function bridgeChart(chart: Chart): NativeChart {
  const [series] = chart.series;
  // Lying bars are drawn from below: the first is to be at the top.
  const steps = bridgeSteps(series?.points ?? [])
    .filter(({ kind }) => kind !== 'total')
    .toReversed();
  const labels = steps.map(({ label, value, kind }) => {
    const sign = kind === 'up' && Number(value) > 0 ? '+' : '';
    return series ? `${labelOf(label)} ${sign}${formatPoint(series, value)}` : labelOf(label);
  });
  const changes = (kind: 'up' | 'down') =>
    steps.map((step) => (step.kind === kind ? Number(step.value) : 0));
  const inkOf = (kind: 'up' | 'down') => (isWorse(chart, kind) ? INK.down : INK.actual);
  return {
    type: 'bar',
    format: formatOf(chart),
    series: [
      { name: '+', labels, values: changes('up'), color: inkOf('up') },
      { name: '−', labels, values: changes('down'), color: inkOf('down') },
    ],
  };
}

function barChart(chart: Chart): NativeChart {
  const [series] = chart.series;
  // Lying bars are drawn from below: the first is to be at the top.
  const points = (series?.points ?? []).slice(0, MOST_BARS).toReversed();
  const labels = points.map(({ label }) => labelOf(label));
  const values = points.map(({ value }) => Number(value));
  return {
    ...{ type: 'bar', format: formatOf(chart) },
    series: [{ name: series?.name ?? chart.title, labels, values, color: INK.actual }],
  };
}

export function nativeChart(chart: Chart): NativeChart {
  if (chart.kind === 'line') return lineChart(chart);
  return chart.kind === 'bridge' ? bridgeChart(chart) : barChart(chart);
}
