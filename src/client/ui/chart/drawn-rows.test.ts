import { expect, test } from 'vitest';
import type { Chart, ChartPoint, ChartSeries } from '#engine/facts/chart.ts';
import { seriesOf } from '#engine/text/chart-model.ts';
import { drawnRows } from '#engine/text/line-rows.ts';

const point = (label: string, value: string): ChartPoint => ({ label, value, factId: null });
const series = (id: ChartSeries['id'], points: ChartPoint[]): ChartSeries => ({
  id,
  name: id,
  unit: 'SEK',
  currency: null,
  points,
});
const chart = (...all: ChartSeries[]): Chart => ({
  id: 'revenue-by-month',
  kind: 'line',
  title: '',
  description: '',
  series: all,
});
const actual = series('actual', [point('jan', '10'), point('feb', '12.5')]);

test('the forecast goes out from the last outcome, and so does its interval', () => {
  const ahead = series('forecast', [{ ...point('mars', '13'), low: '9', high: '17' }]);
  const rows = drawnRows(chart(actual, ahead));
  expect(rows.map(({ actual: value, forecast, band }) => [value, forecast, band])).toEqual([
    [10, null, null],
    [12.5, 12.5, [12.5, 12.5]],
    [null, 13, [9, 17]],
  ]);
});

test('a forecast without an interval has no band beyond the outcome', () => {
  const rows = drawnRows(chart(actual, series('forecast', [point('mars', '13')])));
  expect(rows.map(({ band }) => band)).toEqual([null, [12.5, 12.5], null]);
});

test('a line without a forecast draws none', () => {
  const rows = drawnRows(chart(actual));
  expect(rows.map(({ forecast }) => forecast)).toEqual([null, null]);
});

test('the trend stands beside the outcome of the same month', () => {
  const rows = drawnRows(
    chart(actual, series('trend', [point('feb', '11'), point('jan', '10.4')])),
  );
  expect(rows.map(({ label, actual: value, trend }) => [label, value, trend])).toEqual([
    ['jan', 10, 10.4],
    ['feb', 12.5, 11],
  ]);
});

test('a month without an outcome is unknown, not zero', () => {
  const rows = drawnRows(chart(actual, series('trend', [point('mars', '11')])));
  expect(rows.at(-1)).toMatchObject({ label: 'mars', actual: null, trend: 11 });
});

test('a series is found by what it is, and one that is not there is null', () => {
  expect(seriesOf(chart(actual), 'actual')).toBe(actual);
  expect(seriesOf(chart(actual), 'trend')).toBeNull();
});
