import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const rows = [
  [4, 4, 100, 0],
  [6, 2, 50, 0],
  [3, 3, 200, 10],
  [8, 5, 25, 0],
] as const;

it('what was delivered is the number where it and no other makes the amount, and a name beside Kundkod is a customer’s', () => {
  const lines = rows.map(
    ([ordered, sent, each, off], n) =>
      `${n + 1};A${n};Vara ${n};${ordered};${sent};${ordered - sent};${each};${off};${(sent * each * (100 - off)) / 100};250${n + 1}02;K${n};Kund ${n}`,
  );
  const header =
    'Ordnr;Artkod;Ben;Best ant;Lev ant;Rest ant;Apris;Rab%;Radsumma;Levdat;Kundkod;Namn';
  const { columns, questions } = readFileBytes(
    Buffer.from(`${[header, ...lines].join('\n')}\n`),
    'order.csv',
    {},
    'sales',
  ).understanding;
  const roleOf = (name: string) => columns.find((column) => column.name === name)?.role;
  expect(['Best ant', 'Lev ant', 'Ben', 'Artkod', 'Namn'].map(roleOf)).toEqual([
    null,
    'quantity',
    'product',
    'productId',
    'customer',
  ]);
  expect(questions.filter(({ id }) => id === 'product')).toEqual([]);
});
