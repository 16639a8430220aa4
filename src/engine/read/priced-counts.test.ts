import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { pricedCounts, priceList } from './priced-counts.ts';

const rows = (...lines: readonly (readonly (string | number)[])[]) =>
  lines.map((cells, n) => ({ line: n + 1, cells: [...cells] }));
const counts = [
  ['Vecka', 'Kaffe', 'Bulle', 'Summa'],
  ['2024-W01', 40, 25, 65],
  ['2024-W02', 38, 31, 69],
  ['2024-W03', 51, '', 51],
] as const;
const prices = rows(['Artikel', 'Pris inkl moms'], ['Kaffe', 32], ['Bulle', 28]);

describe('counts of each thing with what one costs', () => {
  it('are a row for each thing and time by a list of prices', () => {
    expect(pricedCounts(rows(...counts), priceList(prices))?.map(({ cells }) => cells)).toEqual([
      ['Vecka', 'Artikel', 'Antal', 'Pris inkl moms'],
      ['2024-W01', 'Kaffe', 40, 32],
      ['2024-W01', 'Bulle', 25, 28],
      ['2024-W02', 'Kaffe', 38, 32],
      ['2024-W02', 'Bulle', 31, 28],
      ['2024-W03', 'Kaffe', 51, 32],
    ]);
  });

  it('are so by a line of prices under their names or over them, also in text', () => {
    const read = (...lines: readonly string[]) =>
      readFileBytes(Buffer.from(lines.join('\n')), 'Försäljning 2024.csv', {}, 'sales')
        .understanding;
    const months = ['Januari;40;25', 'Februari;38;31', 'Mars;51;20', 'Summa;129;76'];
    const header = 'Månad;Kaffe;Bulle';
    const sums = [read(header, 'Pris;32;28', ...months), read('Pris;32;28', header, ...months)].map(
      ({ columns, period }) => [
        columns.map(({ role }) => role),
        columns.find(({ role }) => role === 'quantity')?.sum,
        period?.to,
      ],
    );
    const roles = ['date', 'product', 'quantity', 'unitPrice'];
    expect(sums.map(([found]) => found)).toEqual([
      expect.arrayContaining(roles),
      expect.arrayContaining(roles),
    ]);
    expect(sums.map(([, sum, to]) => [sum, to])).toEqual([
      ['205', '2024-03-31'],
      ['205', '2024-03-31'],
    ]);
  });

  it('are none where the numbers may be kronor, or stand beside what they came to', () => {
    const list = priceList(prices);
    const kronor = rows(['Vecka', 'Kaffe', 'Bulle'], [1, 320, 280], [2, 640, 56], [3, 32, 28]);
    expect(pricedCounts(kronor, list)).toBeNull();
    const withSum = counts.map((line, n) => [...line, n === 0 ? 'Kronor' : 1000 + n]);
    expect(pricedCounts(rows(...withSum), list)).toBeNull();
    expect(pricedCounts(rows(...counts), null)).toBeNull();
  });

  it('are so by prices in their names', () => {
    const [header, ...lines] = counts.map((line) => line.slice(0, 3));
    const named = rows(['Dag', 'Kaffe (32 kr)', 'Bulle à 28:-'], ...lines);
    expect(header).toHaveLength(3);
    expect(pricedCounts(named, null)?.[1]?.cells).toEqual(['2024-W01', 'Kaffe (32 kr)', 40, 32]);
    expect(pricedCounts(rows(['Dag', 'Över 500 kr', 'Bulle'], ...lines), null)).toBeNull();
  });

  it('have no list of prices in a list of sales', () => {
    expect(
      priceList(rows(['Artikel', 'Pris'], ['Kaffe', 32], ['Kaffe', 32], ['Bulle', 28])),
    ).toBeNull();
  });
});
