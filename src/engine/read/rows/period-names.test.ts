import { describe, expect, it } from 'vitest';
import { isOtherMeasure, monthOf, periodOf } from './period-names.ts';

describe('a column named by its period', () => {
  it.each([
    ['jan 2025', '2025-01-01', 'month'],
    ['202503', '2025-03-01', 'month'],
    ['Försäljning jan 2025 (kr)', '2025-01-01', 'month'],
    ['Utfall 2024', '2024-01-01', 'year'],
    ['Q2', '04', 'quarter'],
    ['Maj', '05', 'month'],
  ])('%s', (name, iso, grain) => expect(periodOf(name)).toEqual({ iso, grain }));

  it.each(['Belopp', 'Kund 2', 'Artikel'])('%s is none', (name) =>
    expect(periodOf(name)).toBeNull(),
  );

  it('may hold another measure than the amount', () => {
    expect(['Antal jan 2025', 'TB % 2024', 'Belopp jan 2025', 'Antal'].map(isOtherMeasure)).toEqual(
      [true, true, false, false],
    );
  });
});

it('a month is known by its name', () => {
  expect(['Januari', 'DEC', 'okt', 'summa'].map(monthOf)).toEqual(['01', '12', '10', null]);
});
