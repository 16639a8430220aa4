import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { adviceFor, given, likely } from '#support/sales-advice.ts';

describe('the year, the week and the order', () => {
  const index = (values: number[]): FactTable => ({
    [key.seasonIndex]: Object.fromEntries(
      values.map((value, at) => [String(at + 1).padStart(2, '0'), value.toFixed(2)]),
    ),
  });
  const uneven = index([0.9, 0.9, 1, 1, 1, 1, 0.6, 0.9, 1, 1.1, 1.2, 1.4]);

  it('plans for the season and fills out the weak months', () => {
    expect(given(uneven, 'season')?.effect).toBeNull();
    // Weakest: 0.6 + 0.9 + 0.9 average months of 100 000, 4 % more.
    expect(likely(uneven, 'weak-months')).toBe('9600');
  });

  it('calls no month strong or weak that was the other way around another year', () => {
    const year = (name: number, july: string, december: string) =>
      Array.from({ length: 12 }, (_, at) => [
        `${name}-${String(at + 1).padStart(2, '0')}`,
        at === 6 ? july : at === 11 ? december : '100000',
      ]);
    const table = (...years: string[][][]): FactTable => ({
      ...uneven,
      [key.monthRevenue]: Object.fromEntries(years.flat()),
    });
    const alike = table(year(2024, '60000', '140000'), year(2025, '60000', '140000'));
    const turned = table(year(2024, '60000', '140000'), year(2025, '150000', '70000'));
    expect(given(alike, 'season')).toBeDefined();
    expect(given(turned, 'season')).toBeUndefined();
    expect(given(turned, 'weak-months')).toBeUndefined();
  });

  it('sees no season in an even year', () => {
    expect(given(index(new Array(12).fill(1)), 'season')).toBeUndefined();
  });

  it('staffs by weekday where the days differ', () => {
    const days: FactTable = {
      [key.weekdayShare]: {
        måndag: '12',
        tisdag: '13',
        onsdag: '14',
        torsdag: '16',
        fredag: '25',
        lördag: '20',
      },
    };
    expect(given(days, 'weekday')?.advice.description).toContain('bara');
    expect(
      given(
        {
          [key.weekdayShare]: {
            måndag: '20',
            tisdag: '20',
            onsdag: '20',
            torsdag: '20',
            fredag: '20',
          },
        },
        'weekday',
      ),
    ).toBeUndefined();
  });

  it('staffs by weekday only where the same day is better week after week', () => {
    const days: FactTable = {
      [key.weekdayShare]: { måndag: '12', tisdag: '13', onsdag: '14', torsdag: '16', fredag: '25' },
    };
    const inWeeks = (fridays: readonly number[]) =>
      adviceFor(
        days,
        {},
        { weeks: fridays.map((friday) => [10, 11, 12, 13, friday, 0, 0]) },
      ).advice.some(({ advice }) => advice.id === 'weekday');
    expect(inWeeks(Array.from({ length: 26 }, () => 20))).toBe(true);
    // As much in all, of some great Fridays.
    expect(inWeeks(Array.from({ length: 26 }, (_, at) => (at % 2 === 0 ? 38 : 2)))).toBe(false);
    expect(inWeeks([20, 20, 20, 20])).toBe(false);
  });

  it('asks what happened in a month that stands out, by its direction', () => {
    const month = (value: string): FactTable => ({
      [key.monthRevenue]: { '2025-11': '170000' },
      [key.monthDeviation]: { '2025-11': value },
    });
    expect(given(month('41'), 'standout-month')?.advice.title).toContain('Upprepa');
    expect(given(month('-41'), 'standout-month')?.advice.title).toContain('Ta reda på');
    expect(given(month('14.9'), 'standout-month')).toBeUndefined();
    expect(given(month('15'), 'standout-month')).toBeDefined();
    expect(given({ [key.monthRevenue]: { '2025-11': '1' } }, 'standout-month')).toBeUndefined();
  });

  it('lifts the average order where there are orders enough', () => {
    const table = { [key.ordersTotal]: '4000', [key.orderAverage]: '600' };
    expect(likely(table, 'order-value')).toBe('12000');
    expect(given({ ...table, [key.ordersTotal]: '30' }, 'order-value')).toBeUndefined();
    expect(given({ ...table, [key.grossMargin]: '-4' }, 'order-value')).toBeUndefined();
  });

  it('sets a goal against a decline, and not against ordinary variation', () => {
    const falling = { [key.growth]: '-8', [key.growthChange]: '-100000' };
    expect(likely(falling, 'decline')).toBe('20000');
    expect(given({ ...falling, [key.growth]: '-0.8' }, 'decline')).toBeUndefined();
    expect(given({ ...falling, [key.growthPerDay]: '0.4' }, 'decline')).toBeUndefined();
    expect(given({ ...falling, [key.grossMargin]: '0' }, 'decline')).toBeUndefined();
    expect(given({ [key.growth]: '8', [key.growthChange]: '1' }, 'decline')).toBeUndefined();
    const names = Array.from({ length: 12 }, (_, n) => `2025-${String(n + 1).padStart(2, '0')}`);
    const months = ['2024-12', ...names].map((name) => [name, '200000'] as const);
    const exception = (month: string) => ({
      [key.monthRevenue]: Object.fromEntries(months),
      [key.monthDeviation]: { [month]: '100' },
    });
    expect(given({ ...falling, ...exception('2024-12') }, 'decline')).toBeUndefined();
    expect(given({ ...falling, ...exception('2025-01') }, 'decline')).toBeDefined();
  });
});
