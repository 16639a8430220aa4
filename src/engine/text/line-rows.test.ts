import { expect, test } from 'vitest';
import {
  type Drawn,
  drawnRows,
  forecastNamePlace,
  highestPlace,
  labelledPlaces,
  spanned,
  trendNamePlace,
} from './line-rows.ts';

const row = (actual: number | null, trend: number | null): Drawn => ({
  label: '',
  cells: {},
  actual,
  unfinished: null,
  previous: null,
  trend,
  forecast: null,
  band: null,
});

test('a short line carries every value, a long one its highest and its last', () => {
  expect(labelledPlaces([3, null, 5])).toEqual(new Set([0, 2]));
  const year = [1, 2, 9, 2, 3, 4, 5, 6, 7, 8, null];
  expect(labelledPlaces(year)).toEqual(new Set([2, 9]));
  expect(highestPlace(year)).toBe(2);
});

test('sales that are negative throughout still have a highest month', () => {
  expect(highestPlace([null, -5, -2, -9])).toBe(2);
});

test('the trend is named where the outcome leaves its name room on one side, clear of other labels', () => {
  const gaps = [9, 9, 1, -2, 6, 7, 8, 1, -1];
  const rows = gaps.map((gap) => row(100, 100 + gap));
  expect(trendNamePlace(rows, new Set())).toEqual({ place: 5, below: false });
  const mirrored = gaps.map((gap) => row(100, 100 - gap));
  expect(trendNamePlace(mirrored, new Set())).toEqual({ place: 5, below: true });
  expect(trendNamePlace(rows, new Set([7])).place).not.toBe(5);
});

test('a peak beside the trend keeps its name away, as far as the name reaches', () => {
  const rows = Array.from({ length: 24 }, (_, place) => row(place % 4 === 1 ? 130 : 90, 100));
  const calm = rows.map((each, place) => (place > 12 && place < 18 ? row(80, 100) : each));
  expect(trendNamePlace(calm, new Set([1, 23]))).toEqual({ place: 15, below: false });
});

test('a line without a trend names none', () => {
  expect(trendNamePlace([row(1, null), row(2, null), row(3, null)], new Set()).place).toBe(-1);
});

test('a trend reaches below zero only where the outcome does', () => {
  expect(Math.min(...spanned([row(5, -40), row(90, 120)]))).toBe(0);
  expect(Math.min(...spanned([row(-5, -40), row(90, 120)]))).toBe(-5);
  expect(Math.max(...spanned([row(5, -40), row(90, 120)]))).toBe(120);
});

test('the name of a falling forecast stands clear under the months it reaches over', () => {
  const past = [90, 90, 90, 90, 90, 40, 95].map((value) => row(value, value));
  const ahead = (forecast: number, low: number): Drawn => ({
    ...row(null, null),
    forecast,
    band: [low, 120],
  });
  const falling = [...past, ahead(100, 80), ahead(70, 50)];
  expect(forecastNamePlace(falling, [0, 50, 100])).toEqual({ at: 50, below: true });
  const dipped = [...past.slice(0, 6), ahead(100, 80), ahead(70, 50)];
  expect(forecastNamePlace(dipped, [0, 50, 100])).toEqual({ at: 40, below: true });
  expect(forecastNamePlace(dipped, [0, 200, 400])).toEqual({ at: 120, below: false });
  const rising = [...past.slice(0, 6), ahead(70, 50), ahead(100, 80)];
  expect(forecastNamePlace(rising, [0, 50, 100])).toEqual({ at: 100, below: false });
});

test('the name of an even forecast stands clear of the last outcome, which carries its value', () => {
  const past = [80, 80, 80, 80, 80, 80, 80, 80, 130, 95].map((value) => row(value, 80));
  const ahead: Drawn = { ...row(null, null), forecast: 95, band: [70, 120] };
  expect(forecastNamePlace([...past, ahead, ahead], [0, 50, 100, 150])).toEqual({
    at: 70,
    below: true,
  });
  // Under what may come there is no room, so it goes over it.
  const wide = { ...ahead, band: [5, 170] as [number, number] };
  expect(forecastNamePlace([...past, wide, wide], [0, 100, 200])).toEqual({
    at: 170,
    below: false,
  });
  const lower = { ...ahead, forecast: 40, band: [30, 50] as [number, number] };
  expect(forecastNamePlace([...past, lower, lower], [0, 50, 100, 150]).below).toBe(false);
});

test('a month that is not over is a point by itself: the outcome ends, and the forecast begins, before it', () => {
  const at = (label: string, value: string) => ({ label, value, factId: null });
  const series = { unit: 'SEK', currency: null } as const;
  const rows = drawnRows({
    id: 'revenue-by-month',
    kind: 'line',
    title: '',
    description: '',
    series: [
      {
        ...series,
        id: 'actual',
        name: 'Omsättning',
        points: [at('sep', '90'), at('okt', '100'), { ...at('nov', '30'), unfinished: true }],
      },
      {
        ...series,
        id: 'forecast',
        name: 'Prognos',
        points: [{ ...at('nov', '98'), low: '80', high: '110' }],
      },
    ],
  });
  expect(rows.map(({ actual, unfinished, forecast }) => [actual, unfinished, forecast])).toEqual([
    [90, null, null],
    [100, null, 100],
    [null, 30, 98],
  ]);
  expect(rows[1]?.band).toEqual([100, 100]);
  expect(spanned(rows)).toContain(30);
  expect(highestPlace(rows.map(({ actual }) => actual))).toBe(1);
});
