import { expect, test } from 'vitest';
import { someFact } from '#support/some-fact.ts';
import { firstChosen, shapeOf, sharedPeriods } from './key-figures.ts';
import { changeOf, nameOf } from './shown-figures.ts';

const now = { from: '2025-01-01', to: '2025-12-31' };
const before = { from: '2024-01-01', to: '2024-12-31' };
const figure = (value: string, was: string | null, more = {}) => ({
  now: someFact('F1', { value, period: now, ...more }),
  before: was === null ? null : someFact('F2', { value: was, period: before, ...more }),
  months: [],
  good: 'up' as const,
});

test('a change is told in kronor and in per cent, with the way it went and whether that is good', () => {
  expect(changeOf(figure('90', '120'))).toEqual({
    text: '−30\u00a0kr (−25,0\u00a0%)',
    direction: 'down',
    isGood: false,
  });
  expect(changeOf({ ...figure('90', '120'), good: 'down' as never })?.isGood).toBe(true);
  expect(changeOf(figure('120', '90'))?.text).toBe('+30\u00a0kr (+33,3\u00a0%)');
});

test('a share changes by percentage points, and an amount from nothing by no per cent', () => {
  const share = figure('37', '39.6', { unit: 'percent', precision: 1 });
  expect(changeOf(share)?.text).toBe('−2,6\u00a0procentenheter');
  expect(changeOf(figure('50', '0'))?.text).toBe('+50\u00a0kr');
  // A percentage of a small base says more than has happened.
  expect(changeOf(figure('8244', '1200'))?.text).toBe('+7\u00a0044\u00a0kr');
  expect(changeOf(figure('50', '50'))).toEqual({
    text: 'oförändrat',
    direction: 'flat',
    isGood: null,
  });
  expect(changeOf(figure('50', null))).toBeNull();
});

test('the periods stand over the figures where they share them, and not in their names', () => {
  expect(sharedPeriods([figure('1', '2'), figure('3', null)])).toEqual({ now, before });
  const other = { ...figure('1', '2'), before: someFact('F3', { period: now }) };
  expect(sharedPeriods([figure('1', '2'), other])).toBeNull();
  expect(nameOf(someFact('F1', { label: 'Omsättning 2025', period: now }))).toBe('Omsättning');
});

const month = (day: string, value = '1') =>
  someFact(day, { value, period: { from: `${day}-01`, to: `${day}-28` } });
const year = (of: number) =>
  Array.from({ length: 12 }, (_, place) => month(`${of}-${String(place + 1).padStart(2, '0')}`));

test('the shape ends with the period, and shows what came before it apart', () => {
  const months = [month('2024-12', '2'), ...year(2025), month('2026-01', '3')];
  const { values, from } = shapeOf(months, now);
  expect(values).toEqual([2, ...Array(12).fill(1)]);
  expect(from).toBe(1);
});

test('a month that is not known parts what came before it, and within the period leaves no shape', () => {
  const without = (day: string) =>
    [...year(2024), ...year(2025)].filter(({ period }) => !period?.from.startsWith(day));
  expect(shapeOf(without('2024-10'), now)).toEqual({ values: Array(14).fill(1), from: 2 });
  expect(shapeOf(without('2025-01'), now).values).toEqual([]);
  expect(shapeOf(without('2025-12'), now).values).toEqual([]);
  expect(shapeOf(without('2025-06'), now).values).toEqual([]);
});

test('too few months have no shape', () => {
  const spring = { from: '2025-02-01', to: '2025-03-31' };
  expect(shapeOf(year(2025).slice(0, 3), spring).values).toEqual([]);
  expect(shapeOf(year(2025).slice(0, 4), { ...spring, to: '2025-04-30' }).values).toHaveLength(4);
});

test('a figure beside the others is held against the year before only where it is of the same periods', () => {
  const pair = { now: someFact('F1', { period: now }), before: someFact('F2', { period: before }) };
  const of = (key: string, period: typeof now) => someFact(key, { key, period });
  const rows = [
    [{ now: 'kunder', before: 'kunder då', good: 'up' as const }, { now: 'alla' }],
    [{ now: 'kostnad', before: 'kostnad då', good: 'down' as const }],
    [{ now: 'okänd' }],
  ];
  const facts = [
    of('kunder', now),
    of('kunder då', before),
    of('alla', now),
    of('kostnad', now),
    of('kostnad då', { from: '2023-01-01', to: '2023-12-31' }),
  ];
  const shown = firstChosen(facts, rows, pair);
  expect(shown.map((each) => [each.now.key, each.before?.key ?? null, each.good])).toEqual([
    ['kunder', 'kunder då', 'up'],
    ['kostnad', null, null],
  ]);
});
