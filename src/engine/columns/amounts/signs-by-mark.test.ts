import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const totalOf = (rows: readonly string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, 'costs').understanding.total;
const rows = (mark: string, amount: string) => [
  'Datum;Leverantör;+/-;Belopp',
  ...['03', '04', '05'].map((day) => `2025-01-${day};Dahl;+;1000`),
  `2025-01-06;Dahl;${mark};${amount}`,
];

it('gives amounts the signs that stand in a column of their own', () => {
  expect(totalOf(rows('-', '250'))).toBe('2750');
});

it('leaves amounts that have their signs already', () => {
  expect(totalOf(rows('-', '-250'))).toBe('2750');
});
