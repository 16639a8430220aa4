import { describe, expect, it } from 'vitest';
import { costFiguresOf } from '#support/cost-table.ts';
import type { MadeTable } from '#support/sales-table.ts';
import { dayNumber, dayOf } from '../../../figures/calendar/months.ts';
import type { CostFigures } from './figures.ts';

const SUPPLIERS = ['Ahlsell Sverige AB', 'Telia', 'Preem', 'Okänd leverantör'];

/** A row every so many days. */
function table(step: number, from: string, to: string): MadeTable {
  const days = Math.floor((dayNumber(to) - dayNumber(from)) / step) + 1;
  return {
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Leverantör', role: 'supplier', type: 'VARCHAR' },
      { name: 'Avdelning', role: 'department', type: 'VARCHAR' },
      { name: 'Belopp', role: 'amount', type: 'DECIMAL(18,2)' },
    ],
    rows: Array.from({ length: days }, (_, index) => [
      dayOf(dayNumber(from) + index * step),
      SUPPLIERS[index % 4] ?? '',
      index % 3 === 0 ? 'Butik' : 'Kontor',
      100 + ((index * 37) % 53) * 10,
    ]),
  };
}

/** Figures of whole months: averages, comparisons, trends, seasons, deviations, cost against revenue. */
const OF_WHOLE_MONTHS =
  /^costs\.(period|trend|season|change|revenue|perRevenue)\.|\.(average|deviation|current|previous|change|growth|perMonth|perRevenue)$/;

const given = ({ facts }: CostFigures) =>
  facts
    .filter(({ key }) => OF_WHOLE_MONTHS.test(key))
    .map(({ key, subject, value, period }) => JSON.stringify([key, subject, value, period]))
    .sort();

const revenue = {
  document: 'kassan',
  months: Object.fromEntries(
    Array.from({ length: 11 }, (_, month) => [
      `2026-${String(month + 1).padStart(2, '0')}`,
      '9000',
    ]),
  ),
};

describe('cost figures of whole months', () => {
  it.each([
    ['days', 1, '2026-10-31', '2026-11-22'],
    ['weeks', 7, '2026-10-26', '2026-11-16'],
  ])('by %s are those of the file cut before the month of today', async (_, step, cut, to) => {
    const more = { today: '2026-11-22', revenue };
    const first = step === 7 ? '2025-03-03' : '2025-03-01';
    const whole = await costFiguresOf(table(step, first, to), more);
    const before = await costFiguresOf(table(step, first, cut), more);
    expect(given(whole)).toEqual(given(before));
    expect(given(whole).length).toBeGreaterThan(40);
    expect(whole.comparison).toEqual(before.comparison);
    const [chart] = whole.charts;
    expect(chart?.series[0]?.points.at(-1)?.unfinished).toBe(true);
    expect(before.charts[0]?.series[0]?.points.at(-1)?.unfinished).toBeUndefined();
  });
});
