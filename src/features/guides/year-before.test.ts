import { expect, test } from 'vitest';
import type { Chart } from '#engine/facts/chart.ts';
import { formatMonthShort } from '#engine/text/format.ts';
import { withYearBefore } from './year-before.ts';

const monthAt = (place: number) =>
  `${2023 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;

function chart(places: readonly number[], unfinished: number[] = []): Chart {
  const points = places.map((place) => ({
    label: formatMonthShort(monthAt(place)),
    value: String(place),
    factId: `F${place}`,
    ...(unfinished.includes(place) && { unfinished: true as const }),
  }));
  const actual = {
    id: 'actual' as const,
    name: 'Omsättning',
    unit: 'SEK' as const,
    currency: null,
  };
  return {
    ...{ id: 'revenue-by-month', kind: 'line', title: 'Per månad', description: '' },
    series: [{ ...actual, points }],
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);
const before = (given: Chart) => withYearBefore(given).series.find(({ id }) => id === 'previous');

test('each of the last twelve months has what the same month was a year before', () => {
  const points = before(chart(upTo(36)))?.points;
  expect(points).toHaveLength(12);
  expect(points?.[0]).toEqual({ label: formatMonthShort(monthAt(24)), value: '12', factId: 'F12' });
});

test('months without a year before have none, and too few are not drawn', () => {
  expect(before(chart(upTo(20)))?.points.map(({ value }) => value)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
  expect(before(chart(upTo(14)))).toBeUndefined();
});

test('a month that the file lacks moves no other to a wrong year', () => {
  const points = before(chart(upTo(30).filter((place) => place !== 8)))?.points ?? [];
  expect(
    points.every(({ label, factId }) => {
      const [month] = label.split(/\s/);
      return formatMonthShort(monthAt(Number(factId?.slice(1)))).startsWith(month ?? '-');
    }),
  ).toBe(true);
});

test('a month that was not over is compared with no other', () => {
  const points = before(chart(upTo(30), [17]))?.points ?? [];
  expect(points.map(({ factId }) => factId)).not.toContain('F17');
});
