import { expect, test } from 'vitest';
import { bucketName, exploredChart } from './explored-chart.ts';

const chart = (today: string, to = '2025-12-31') =>
  exploredChart({
    title: 'Omsättning',
    measure: 'Omsättning',
    currency: null,
    grain: 'month',
    series: {
      now: [
        { from: '2025-01-01', value: '10' },
        { from: '2025-03-01', value: '30' },
      ],
      before: [
        { from: '2024-01-01', value: '1' },
        { from: '2024-02-01', value: '2' },
        { from: '2024-03-01', value: '3' },
      ],
    },
    periods: {
      now: { from: '2025-01-01', to },
      before: { from: '2024-01-01', to: '2024-12-31' },
    },
    today,
  });

test('the same months of the year before stand under their own, whatever months are missing', () => {
  const [actual, previous] = chart('2025-05-01')?.series ?? [];
  expect(actual?.points.map(({ label, value }) => [label, value])).toEqual([
    ['jan\u00a02025', '10'],
    ['mars\u00a02025', '30'],
  ]);
  expect(previous?.points.map(({ value }) => value)).toEqual(['1', '3']);
});

test('a month that the period cuts is no fall', () => {
  const points = chart('2026-01-01', '2025-03-20')?.series[0]?.points;
  expect(points?.map(({ unfinished }) => unfinished)).toEqual([undefined, true]);
});

test('a month that is not over is no fall', () => {
  const unfinished = (today: string) => chart(today)?.series[0]?.points.at(-1)?.unfinished;
  expect([unfinished('2025-03-20'), unfinished('2025-04-01')]).toEqual([true, undefined]);
});

test.each([
  ['2025-01-01', 'quarter', 'kv. 1 2025'],
  ['2024-12-30', 'week', 'v. 1 2025'],
  ['2026-12-28', 'week', 'v. 53 2026'],
  ['2025-03-17', 'week', 'v. 12 2025'],
  ['2025-03-03', 'day', '3\u00a0mars\u00a02025'],
] as const)('%s by %s is called %s', (from, grain, name) => {
  expect(bucketName(from, grain)).toBe(name);
});
