import type { Chart } from '#engine/facts/chart.ts';
import { bridgeSteps, seriesOf } from '#engine/text/chart-model.ts';
import { formatPoint } from '#engine/text/chart-rows.ts';
import { drawnRows } from '#engine/text/line-rows.ts';
import { isWorse } from '#engine/text/waterfall.ts';
import { clean } from '../printable.ts';

/** A chart of the presentation program's own, with its figures in a sheet that can be edited. */
export interface NativeChart {
  type: 'bar' | 'line';
  series: { name: string; labels: string[]; values: (number | null)[]; color: string | null }[];
  stacked: boolean;
  /** Of the values. */
  format: string;
}

/** Where the axis begins: at zero, or bars of nearly the same length would look far apart. */
export function axisStart({ series }: NativeChart): number | undefined {
  const values = series.flatMap((each) => each.values).filter((value) => value !== null);
  return values.every((value) => value >= 0) ? 0 : undefined;
}

const INK = { actual: '1C5A48', forecast: '8F5F1F', trend: '4A6D8C', down: 'B0762A' };
const MOST_BARS = 12;
const LONGEST_LABEL = 36;

const labelOf = (text: string) => {
  const label = clean(text);
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
};

function formatOf(chart: Chart): string {
  const [series] = chart.series;
  if (series?.unit === 'percent') return '0.0" %"';
  const currency = series?.currency;
  const unit = currency && /^[A-Z]{3}$/.test(currency) && currency !== 'SEK' ? currency : 'kr';
  return series?.unit === 'SEK' ? `#,##0" ${unit}"` : '#,##0';
}

function lineChart(chart: Chart): NativeChart {
  const rows = drawnRows(chart);
  const labels = rows.map(({ label }) => label);
  // Without the trend: all lines of this kind are as thick, and it would hide the outcome.
  const lines = [
    { id: 'actual', pick: (row: (typeof rows)[number]) => row.actual ?? row.unfinished },
    { id: 'forecast', pick: (row: (typeof rows)[number]) => row.forecast },
  ] as const;
  const series = lines.flatMap(({ id, pick }) => {
    const found = seriesOf(chart, id);
    if (found === null) return [];
    return [{ name: found.name, labels, values: rows.map(pick), color: INK[id] }];
  });
  return { type: 'line', series, stacked: false, format: formatOf(chart) };
}

/** A waterfall is bars on an unseen one; below zero it cannot be built so, and is plain bars. */
function bridgeChart(chart: Chart): NativeChart {
  const steps = bridgeSteps(chart.series[0]?.points ?? []);
  const [series] = chart.series;
  // On stacked bars the program can write no value of its own that is not also on the unseen one.
  const labels = steps.map(({ label, value, kind }) => {
    const sign = kind === 'up' && Number(value) > 0 ? '+' : '';
    return series ? `${labelOf(label)} ${sign}${formatPoint(series, value)}` : labelOf(label);
  });
  let level = 0;
  const spans = steps.map(({ kind, value }) => {
    const amount = Number(value);
    const from = kind === 'total' ? 0 : level;
    level = kind === 'total' ? amount : level + amount;
    return { kind, from, to: level };
  });
  if (spans.some(({ from, to }) => from < 0 || to < 0)) return barChart(chart);
  const height = (wanted: string) =>
    spans.map(({ kind, from, to }) => (kind === wanted ? Math.abs(to - from) : 0));
  const name = series?.name ?? chart.title;
  const inkOf = (kind: 'up' | 'down') => (isWorse(chart, kind) ? INK.down : INK.actual);
  return {
    type: 'bar',
    stacked: true,
    format: formatOf(chart),
    series: [
      { name: ' ', labels, values: spans.map(({ from, to }) => Math.min(from, to)), color: null },
      { name, labels, values: height('total'), color: INK.trend },
      { name: '+', labels, values: height('up'), color: inkOf('up') },
      { name: '−', labels, values: height('down'), color: inkOf('down') },
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
    ...{ type: 'bar', stacked: false, format: formatOf(chart) },
    series: [{ name: series?.name ?? chart.title, labels, values, color: INK.actual }],
  };
}

export function nativeChart(chart: Chart): NativeChart {
  if (chart.kind === 'line') return lineChart(chart);
  return chart.kind === 'bridge' ? bridgeChart(chart) : barChart(chart);
}
