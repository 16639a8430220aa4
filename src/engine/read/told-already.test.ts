import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

/** The total of a file with these rows, and what is asked about it before a figure is shown. */
function read(rows: readonly (readonly (string | number)[])[]) {
  const bytes = Buffer.from(rows.map((row) => row.join(';')).join('\n'));
  const { total, questions } = readFileBytes(bytes, 'fil.csv', {}, 'sales').understanding;
  return { total, asked: questions.filter(({ blocking }) => blocking).map(({ id }) => id) };
}

const days = Array.from({ length: 20 }, (_, n) => `2025-03-${String(n + 1).padStart(2, '0')}`);

it('why rows do not count is no question where their status says that they do not', () => {
  const rows = (status: string) =>
    days.map((day, n) => {
      const isLost = n % 6 === 5;
      return [day, `K${n}`, 100 + n, isLost ? 'kort nekat' : '', isLost ? status : 'Paid'];
    });
  const header = ['Datum', 'Id', 'Belopp', 'Orsak', 'Status'];
  expect(read([header, ...rows('Failed')])).toEqual({ total: '1857', asked: [] });
  expect(read([header, ...rows('Paid')]).asked).toEqual(['states']);
});

it('costs that a report of results has below zero are no money out of an account', () => {
  const periods = ['jan 24', 'feb 24', 'mar 24', 'apr 24'];
  const line = (name: string, values: readonly number[]) => [name, ...values];
  const report = [
    ['', ...periods],
    line('Försäljning butik', [100, 120, 90, 110]),
    line('Försäljning webb', [40, 30, 50, 20]),
    line('Summa intäkter', [140, 150, 140, 130]),
    line('Varuinköp', [-50, -60, -40, -55]),
    line('Hyra', [-30, -30, -30, -30]),
    line('Summa kostnader', [-80, -90, -70, -85]),
    line('Resultat', [60, 60, 70, 45]),
  ];
  expect(read(report)).toEqual({ total: '560', asked: [] });
});

it('a kind of membership, and what a list of one’s own says that it was, is what was sold', () => {
  const rows = days.map((day, n) => [day, n % 3 ? 'Guld' : 'Bas', n % 3 ? 399 : 299]);
  for (const name of ['Medlemskap', 'Vad', 'Avser'])
    expect(read([['Datum', name, 'Belopp'], ...rows]).asked).toEqual([]);
});

it('months that a total beside them is the sum of are no other amounts, with numbers between', () => {
  const header = ['Artikel', ...['jan', 'feb', 'mar', 'Totalt'].flatMap((m) => [m, ''])];
  const below = ['', ...['', '', '', ''].flatMap(() => ['Antal', 'Kr exkl moms'])];
  const rows = ['Vas', 'Korg', 'Filt', 'Mugg', 'Duk'].map((name, n) => {
    const sold = [3 + n, 5 + 2 * n, 9 - n];
    const all = sold.reduce((sum, times) => sum + times, 0);
    return [name, ...[...sold, all].flatMap((times) => [times, times * (80 + 13 * n)])];
  });
  const total = rows.reduce((sum, row) => sum + Number(row.at(-1)), 0);
  expect(read([header, below, ...rows])).toEqual({ total: String(total), asked: [] });
});
