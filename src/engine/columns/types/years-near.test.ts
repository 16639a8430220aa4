import { describe, expect, it } from 'vitest';
import { monthIn, yearIn, yearsOf } from './years-near.ts';

it('the year near a table is the only one that a text names', () => {
  expect(yearIn(['Försäljning', 'Rapport 2025'])).toBe('2025');
  expect(yearIn(['2024 mot 2025', 'fil-2023.csv'])).toBe('2023');
  expect(yearIn(['order 120250'])).toBeNull();
});

const months = (...numbers: number[]) =>
  numbers.map((number) => ({ grain: 'month', number }) as const);

describe('the years of months', () => {
  const years = (parts: ReturnType<typeof months>, ...near: string[]) => {
    const yearOf = yearsOf(parts, near);
    return yearOf && parts.map(yearOf);
  };
  const broken = months(5, 12, 1, 4);

  it.each([
    ['Räkenskapsår 2024-05-01 – 2025-04-30'],
    ['maj 2024 – april 2025'],
    ['Räkenskapsår 2024/2025'],
    ['Utfall 24/25'],
  ])('of a broken year are told by %s', (text) =>
    expect(years(broken, text)).toEqual([2024, 2024, 2025, 2025]),
  );

  it('of a whole year are those of the one that is named', () => {
    expect(years(months(1, 2, 12), 'Utfall 2025')).toEqual([2025, 2025, 2025]);
    expect(years(months(1, 2), 'Utfall', 'fil-2024.csv')).toEqual([2024, 2024]);
  });

  it('are open where a broken year is named by one, or two years are compared', () => {
    expect(years(broken, 'Utfall 2025')).toBeNull();
    expect(years(months(1, 2, 3), '2024/2025')).toBeNull();
  });
});

it('a month near a table is the one it names', () => {
  expect(monthIn(['Dagskassa mars 2025'])).toBe('2025-03');
  expect(monthIn(['Mars', 'Kassa 2025.xlsx'])).toBe('2025-03');
  expect(monthIn(['Kassa 2025', 'jan–mar 2025'])).toBeNull();
});
