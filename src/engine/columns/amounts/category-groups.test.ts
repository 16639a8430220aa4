import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (rows: readonly string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, 'sales').understanding;

const header = 'Dag;Mat exkl;Mat moms;Mat inkl;Vin exkl;Vin moms;Vin inkl;Summa inkl';
const days = [1000, 2200, 1700, 900].map((food, n) => {
  const wine = 400 + n * 120;
  const own = [food, food * 0.12, food * 1.12, wine, wine * 0.25, wine * 1.25];
  return [`2025-04-0${n + 1}`, ...own, food * 1.12 + wine * 1.25];
});
const written = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) =>
    row
      .map((cell) => (typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : cell))
      .join(';'),
  );

describe('groups of goods that each have net, VAT and both together', () => {
  it('are one amount, as their rows prove', () => {
    const { total, questions, columns } = read([header, ...written(days)]);
    expect([total, questions.filter(({ blocking }) => blocking)]).toEqual(['8120', []]);
    expect(columns.find(({ role }) => role === 'vat')?.sum).toBe('1276');
  });

  it('are asked about where one of them is no sum of its own', () => {
    const off = days.map((row) => row.map((cell, c) => (c === 3 ? Number(cell) + 77 : cell)));
    const { questions } = read([header, ...written(off)]);
    expect(questions.some(({ blocking }) => blocking)).toBe(true);
  });

  it('are no parts of the one that is the others’ sum', () => {
    const all = days.map(([day, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => {
      const [net, vat] = [Number(a) + Number(d), Number(b) + Number(e)];
      return [day ?? '', a, b, c, d, e, f, net, vat, net + vat];
    });
    const names = header.replace('Summa inkl', 'Totalt exkl;Totalt moms;Totalt inkl');
    const { total, questions } = read([names, ...written(all)]);
    expect(questions.some(({ blocking }) => blocking) || total === '8120').toBe(true);
  });
});
