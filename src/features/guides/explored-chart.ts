import type { Chart, ChartPoint } from '#engine/facts/chart.ts';
import type { Period } from '#engine/table/period.ts';
import { formatDate, formatMonthShort, formatPeriod } from '#engine/text/format.ts';
import type { Grain } from './lens.ts';

interface SeriesOf {
  title: string;
  measure: string;
  currency: string | null;
  grain: Grain;
  series: Record<'now' | 'before', readonly { from: string; value: string }[]>;
  /** The period and the one before it; null where there is none. */
  periods: { now: Period; before: Period | null } | null;
  /** The day of the analysis: what was not over then is unfinished. */
  today: string;
}

const DAY = 24 * 60 * 60 * 1000;
const at = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** `jan 2025`, `kv. 1 2025`, `v. 12 2025`, `3 mars 2025`. */
export function bucketName(from: string, grain: Grain): string {
  if (grain === 'month') return formatMonthShort(from.slice(0, 7));
  if (grain === 'quarter')
    return `kv. ${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;
  if (grain === 'day') return formatDate(from);
  const thursday = new Date(at(from).getTime() + 3 * DAY);
  const year = thursday.getUTCFullYear();
  const week = Math.ceil((thursday.getTime() - Date.UTC(year, 0, 1) + DAY) / (7 * DAY));
  return `v. ${week} ${year}`;
}

/** The first day after a bucket. */
function endOf(from: string, grain: Grain): string {
  const date = at(from);
  if (grain === 'day' || grain === 'week')
    return dayOf(new Date(date.getTime() + (grain === 'day' ? 1 : 7) * DAY));
  date.setUTCMonth(date.getUTCMonth() + (grain === 'month' ? 1 : 3));
  return dayOf(date);
}

const dayAfter = (day: string) => dayOf(new Date(at(day).getTime() + DAY));

const beforeName = (periods: SeriesOf['periods']) =>
  periods?.before ? formatPeriod(periods.before) : '';

/** How many buckets after the period's first one a bucket is. */
function place(from: string, start: string, grain: Grain): number {
  const [a, b] = [at(start), at(from)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  if (grain === 'month') return months;
  if (grain === 'quarter') return Math.round(months / 3);
  return Math.round((b.getTime() - a.getTime()) / (grain === 'day' ? DAY : 7 * DAY));
}

/** The measure over time, with the period before as a line of its own under the same dates. */
export function exploredChart(asked: SeriesOf): Chart | null {
  const { title, measure, currency, grain, series, periods, today } = asked;
  if (series.now.length < 2) return null;
  const starts = periods?.before && { now: periods.now.from, before: periods.before.from };
  const isCut = (from: string) =>
    periods !== null && (from < periods.now.from || endOf(from, grain) > dayAfter(periods.now.to));
  const points = series.now.map(
    ({ from, value }): ChartPoint => ({
      label: bucketName(from, grain),
      value,
      factId: null,
      ...((endOf(from, grain) > today || isCut(from)) && { unfinished: true }),
    }),
  );
  const before = new Map(
    starts == null
      ? []
      : series.before.map(({ from, value }) => [place(from, starts.before, grain), value]),
  );
  const previous = series.now.flatMap(({ from }): ChartPoint[] => {
    const value = starts && before.get(place(from, starts.now, grain));
    return value == null ? [] : [{ label: bucketName(from, grain), value, factId: null }];
  });
  const line = (id: 'actual' | 'previous', name: string, drawn: ChartPoint[]) => ({
    ...{ id, name, unit: 'SEK' as const, currency, points: drawn },
  });
  return {
    id: 'revenue-by-month',
    kind: 'line',
    title,
    description: '',
    series: [
      line('actual', measure, points),
      ...(previous.length > 1 ? [line('previous', beforeName(periods), previous)] : []),
    ],
  };
}
