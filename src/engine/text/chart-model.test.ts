import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from '#engine/facts/chart.ts';
import { chartRows, formatPoint } from '#engine/text/chart-rows.ts';
import {
  axisScale,
  barsOf,
  bridgeSteps,
  formatOnPoint,
  formatTick,
  niceTicks,
} from './chart-model.ts';

const point = (label: string, value: string) => ({ label, value, factId: null });

const months: Chart = {
  id: 'revenue-by-month',
  kind: 'line',
  title: 'Omsättning per månad',
  description: '',
  series: [
    {
      id: 'actual',
      name: 'Omsättning',
      unit: 'SEK',
      currency: null,
      points: [point('jan', '10'), point('feb', '12')],
    },
    {
      id: 'forecast',
      name: 'Prognos',
      unit: 'SEK',
      currency: null,
      points: [{ ...point('mars', '13'), low: '9', high: '17' }],
    },
  ],
};

test('a month of the forecast stands after the months that have been', () => {
  expect(chartRows(months)).toEqual([
    { label: 'jan', cells: { actual: { value: '10', factId: null } } },
    { label: 'feb', cells: { actual: { value: '12', factId: null } } },
    { label: 'mars', cells: { forecast: { value: '13', factId: null, low: '9', high: '17' } } },
  ]);
});

test('kronor are shown whole and shares with one decimal', () => {
  expect(formatPoint({ unit: 'SEK', currency: null }, '1234.56')).toBe('1\u00A0235\u00A0kr');
  expect(formatPoint({ unit: 'percent', currency: null }, '81.26')).toBe('81,3\u00A0%');
});

test.each([
  [[900], 'kr', ['0', '250', '500', '750', '1\u00A0000']],
  [[68_000], 'tkr', ['0', '20', '40', '60', '80']],
  [[12_400_000], 'mkr', ['0', '5', '10', '15']],
  [[2_100_000], 'mkr', ['0', '1', '2', '3']],
  [[-400, 900], 'kr', ['\u2212500', '0', '500', '1\u00A0000']],
])('an axis for %j counts in %s at round values', (values, unit, ticks) => {
  const scale = axisScale(values, null);
  expect(scale.unit).toBe(unit);
  expect(scale.ticks.map((tick) => formatTick(scale, tick))).toEqual(ticks);
});

test('an axis reaches around every value in few steps', () => {
  const values = fc.array(
    fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map((ore) => ore / 100),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(values, (numbers) => {
      const ticks = niceTicks(numbers);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...numbers, 0));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...numbers, 0));
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('a value beside a point keeps one decimal of a million, and as many as its axis has', () => {
  // Axis: 0, 2,5, 5, 7,5 and 10 thousand.
  expect(formatOnPoint(axisScale([9390], null), 9390)).toBe('9,4');
  expect(formatOnPoint(axisScale([12_375_820], null), 12_375_820)).toBe('12,4');
  expect(formatOnPoint(axisScale([68_450], null), 68_450)).toBe('68');
});

test('a file in euro has an axis in euro', () => {
  expect(axisScale([250_000], 'EUR').unit).toBe('tusen EUR');
});

test('a bar of returns reaches to the left of zero', () => {
  expect(barsOf([point('Kaffe', '75'), point('Returer', '-25')])).toMatchObject([
    { start: 25, width: 75 },
    { start: 0, width: 25 },
  ]);
});

test('a bridge carries the old profit to the new one in bars from a common zero', () => {
  const steps = bridgeSteps([
    point('Före', '100'),
    point('Pris', '50'),
    point('Volym', '-30'),
    point('Nu', '120'),
  ]);
  expect(steps.map(({ kind }) => kind)).toEqual(['total', 'up', 'down', 'total']);
  expect(steps.map(({ start }) => Math.round(start))).toEqual([0, 38, 0, 0]);
  expect(steps.map(({ width }) => Math.round(width))).toEqual([0, 63, 38, 0]);
});

test('no bar reaches outside its chart', () => {
  const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(values, (numbers) => {
      const points = numbers.map((value) => point('x', String(value)));
      for (const { start, width } of [...barsOf(points), ...bridgeSteps(points)]) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + width).toBeLessThanOrEqual(100.000001);
      }
    }),
  );
});
