import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: readonly string[]) =>
  readFileBytes(
    Buffer.from(['Datum;Kund;Valuta;Belopp;Kurs', ...rows, ''].join('\n')),
    'fil.csv',
    {},
    'sales',
  ).understanding;
const answers = ({ questions }: ReturnType<typeof read>) =>
  questions
    .filter(({ id }) => id === 'currency')
    .flatMap(({ options }) => options.map(({ answer, sum }) => [answer, sum]));

it('amounts times the rate beside them are offered, and what is no rate is not', () => {
  const rows = ['2025-01-01;A;SEK;100;', '2025-01-02;B;EUR;200;', '2025-01-03;C;EUR;300;'];
  const rates = ['1', '11,25', '11,50'];
  expect(answers(read(...rows.map((row, n) => `${row}${rates[n]}`)))[0]).toEqual([
    'byRate',
    '5800',
  ]);
  const other = answers(read(...rows.map((row, n) => `${row}${n * 40}`)));
  expect(other.map(([answer]) => answer)).toEqual(['main', 'kronor']);
});
