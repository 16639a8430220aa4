import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf, type MadeColumn } from '#support/sales-table.ts';
import type { Fact } from '../../../facts/fact.ts';
import {
  dayNumber,
  dayOf,
  firstDay,
  lastDay,
  monthNumber,
} from '../../../figures/calendar/months.ts';
import type { SalesFigures } from './figures.ts';

const columns: MadeColumn[] = [
  { name: 'Datum', role: 'date', type: 'DATE' },
  { name: 'Produkt', role: 'product', type: 'VARCHAR' },
  { name: 'Kund', role: 'customer', type: 'VARCHAR' },
  { name: 'Kanal', role: 'channel', type: 'VARCHAR' },
  { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,0)' },
  { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
  { name: 'Bruttovinst kr', role: 'margin', type: 'DECIMAL(18,2)' },
];

type Row = [date: string, ...rest: (string | number)[]];

/** The days a file has rows on, by its grain, in every month from the first to the last. */
const grains: Record<string, (month: number) => string[]> = {
  days: (month) =>
    Array.from({ length: dayNumber(lastDay(month)) - dayNumber(firstDay(month)) + 1 }, (_, day) =>
      dayOf(dayNumber(firstDay(month)) + day),
    ),
  months: (month) => [firstDay(month)],
  monthEnds: (month) => [lastDay(month)],
  quarters: (month) => (month % 3 === 0 ? [firstDay(month)] : []),
};

const FIRST = monthNumber('2024-01');

function rowsOf(grain: keyof typeof grains, months: number, seed: number): Row[] {
  const dates = Array.from({ length: months }, (_, index) => grains[grain]?.(FIRST + index) ?? []);
  return dates.flat().flatMap((date, index) =>
    [0, 1, 2].map((part): Row => {
      const turn = (index * 7 + part * 5 + seed) % 97;
      const [product, customer, channel] = [(turn + part) % 5, (turn * 3) % 4, turn % 2];
      const amount = 50 + ((turn * 13) % 41) * 10;
      return [
        date,
        `P${product}`,
        `K${customer}`,
        `C${channel}`,
        1 + (turn % 4),
        amount,
        amount / 2,
      ];
    }),
  );
}

/** Figures of whole months: averages, comparisons, trends, seasons, deviations, forecasts. */
const OF_WHOLE_MONTHS =
  /^sales\.(period|trend|season|forecast|growth|split|bridge)\.|\.(average|deviation|current|previous|change|growth|priceChange)$/;

const told = (figures: SalesFigures, subjects: ReadonlySet<string>) =>
  figures.facts
    .filter(({ key }) => OF_WHOLE_MONTHS.test(key) && !/^sales\.(orders|price)\./.test(key))
    .filter(({ subject }) => subject === null || subjects.has(subject.name))
    .map(({ key, subject, value, period }) => JSON.stringify([key, subject, value, period]))
    .sort();

const names = (facts: readonly Fact[]) =>
  new Set(facts.flatMap(({ subject }) => subject?.name ?? []));

const cases = fc.record({
  grain: fc.constantFrom(...Object.keys(grains)),
  months: fc.integer({ min: 10, max: 30 }),
  seed: fc.nat(1000),
  day: fc.integer({ min: 1, max: 27 }),
});

it('the month or quarter of today changes no figure of whole months: they are those of the file cut before it', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ grain, months, seed, day }) => {
      const rows = rowsOf(grain, months, seed);
      const current = monthNumber(rows.at(-1)?.[0] ?? '');
      const today = dayOf(dayNumber(firstDay(current)) + day - 1);
      const cut = await figuresOf(
        { columns, rows: rows.filter(([date]) => monthNumber(date) < current) },
        today,
      );
      const whole = await figuresOf({ columns, rows }, today);
      const subjects = names(cut.facts);
      expect(told(whole, subjects)).toEqual(told(cut, subjects));
      expect(whole.comparison).toEqual(cut.comparison);
      const outcome = whole.charts.find(({ id }) => id === 'revenue-by-month')?.series[0];
      const unfinished = outcome?.points.map((point) => point.unfinished === true) ?? [];
      // The first may be one that the file begins within.
      expect(unfinished.slice(1, -1)).not.toContain(true);
      if (outcome !== undefined) expect(unfinished.at(-1)).toBe(true);
    }),
    { numRuns: 10 },
  );
});

it('a month that is not over is marked in the chart, and said', async () => {
  const rows = rowsOf('days', 8, 3);
  const { charts } = await figuresOf({ columns, rows }, '2024-08-12');
  const [chart] = charts;
  expect(chart?.series[0]?.points.map(({ unfinished }) => unfinished ?? false)).toEqual([
    ...Array.from({ length: 7 }, () => false),
    true,
  ]);
  expect(chart?.description).toContain(
    'Månaden augusti\u00a02024 pågick när analysen gjordes och jämförs inte med andra.',
  );
});

it('a month that the file begins or ends within is marked in the chart, and said', async () => {
  const days = rowsOf('days', 8, 3).filter(([date]) => date > '2024-01-20' && date < '2024-08-06');
  const { charts } = await figuresOf({ columns, rows: days }, '2025-03-01');
  const [chart] = charts;
  expect(chart?.series[0]?.points.map(({ unfinished }) => unfinished ?? false)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
    true,
  ]);
  expect(chart?.description).toContain('har filen inte hela månaden.');
});
