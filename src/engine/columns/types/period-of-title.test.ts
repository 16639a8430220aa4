import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (
  title: readonly string[],
  header = 'Artikel;Netto',
  first = ['Kaffe', 'Te', 'Bulle'],
  below: readonly string[] = [],
) => {
  const rows = first.map((name, n) => `${name};${n + 1} 100,50`);
  const text = [...title, '', header, ...rows, ...below, ''].join('\n');
  return readFileBytes(Buffer.from(text), 'fil.csv', {}, 'sales').understanding;
};

describe('a table without dates', () => {
  it.each([
    ['Oktober 2025'],
    ['Försäljning per artikel oktober 2025'],
    ['Period: 2025-10'],
    ['Period: 2025-10-01 – 2025-10-31', 'Utskrivet 2025-11-03'],
    ['20251001 - 20251031'],
  ])('is of the one month that stands above it: %s', (...title) => {
    const { period, columns, total } = read(['Försäljning', ...title]);
    expect(period).toEqual({ from: '2025-10-01', to: '2025-10-31' });
    expect(columns.at(-1)).toMatchObject({ name: 'Månad', role: 'date' });
    expect(total).toBe('6301.5');
  });

  it.each([
    ['Oktober 2025 och november 2025'],
    ['Period: 2025-01-01 – 2025-12-31', 'Utskrivet 2025-10-03'],
    ['Period: 2025-01-01 – 2025-12-31', 'Ackumulerat 2025-01-01 – 2025-10-31'],
    ['Period: 2025-10-05 – 2025-10-31'],
    ['Resultat per oktober 2025'],
    ['T.o.m. oktober 2025'],
    ['Utskrivet 2025-11-03'],
    ['2025'],
  ])(
    'is of no month where the line says another time, or how far a year has come: %s',
    (...title) => {
      expect(read(title).period).toBeNull();
    },
  );

  it.each([
    ['År', '2025-01-01', '2025-12-31', 'Period: 2025-01-01 – 2025-12-31', 'Utskrivet 2026-01-03'],
    ['År', '2025-01-01', '2025-12-31', 'Räkenskapsår 20250101 - 20251231'],
    ['Kvartal', '2025-04-01', '2025-06-30', 'Avser 2025-04-01 till 2025-06-30'],
  ])('is of the one %s that stands above it, from %s to %s: %s', (name, from, to, ...title) => {
    const { period, columns } = read(title);
    expect(period).toEqual({ from, to });
    expect(columns.at(-1)).toMatchObject({ name, role: 'date' });
  });

  it('is of no year where it was written before its end, as a line below it says', () => {
    const year = ['Period: 2025-01-01 – 2025-12-31'];
    const written = (day: string) =>
      read(year, undefined, undefined, ['', `Utskriven ${day} av Eva`]);
    expect(written('2026-01-12').period).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(written('2025-08-12').period).toBeNull();
  });

  it('is of no month where its columns or rows say when', () => {
    expect(read(['Oktober 2025'], 'Artikel;Netto 2025').period).not.toEqual({
      from: '2025-10-01',
      to: '2025-10-31',
    });
    const months = read(['Skapad januari 2026'], 'Månad;Netto 2025', ['Jan', 'Feb', 'Mars']);
    expect(months.columns.map(({ name }) => name)).toEqual(['Månad', 'Netto 2025']);
  });
});
