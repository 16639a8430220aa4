import type { Chart, ChartPoint } from '#engine/facts/chart.ts';

const YEAR = 12;
/** Fewer months beside the year before say nothing of it. */
const FEWEST = 3;
const NAME = 'Året före';

/**
 * A chart by month with what the same months were a year before, as a line under the last twelve of them; as it is
 * where the file has no such months, or has them not all.
 */
export function withYearBefore(chart: Chart): Chart {
  const actual = chart.series.find(({ id }) => id === 'actual');
  if (!actual || chart.series.some(({ id }) => id === 'previous')) return chart;
  const points = actual.points.flatMap((point, place): ChartPoint[] => {
    const before = actual.points[place - YEAR];
    if (place < actual.points.length - YEAR || !isYearBefore(before, point)) return [];
    return [{ label: point.label, value: before.value, factId: before.factId }];
  });
  if (points.length < FEWEST) return chart;
  const previous = { ...actual, id: 'previous' as const, name: NAME, points };
  const after = chart.series.filter((series) => series !== actual);
  return { ...chart, series: [actual, previous, ...after] };
}

/** Labels are `jan 2025`: a month that the file lacks would move all the others. */
function isYearBefore(before: ChartPoint | undefined, point: ChartPoint): before is ChartPoint {
  if (before === undefined || before.unfinished) return false;
  const [month, year] = point.label.split(/\s/);
  return before.label.split(/\s/).join(' ') === `${month} ${Number(year) - 1}`;
}
