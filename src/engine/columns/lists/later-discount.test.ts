import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: readonly string[]) => {
  const file = Buffer.from(`${rows.join('\n')}\n`);
  const { total, questions } = readFileBytes(file, 'fil.csv', {}, 'sales').understanding;
  return [total, questions.filter(({ blocking }) => blocking).map(({ id }) => id)];
};

const orders = (rows: readonly [value: number, off: number][], paid: (row: number[]) => number) =>
  read(
    'Order;Datum;Ordervärde;Egen rabatt;Provision;Utbetalas',
    ...rows.map(([value, off], n) => {
      const fee = -value / 10;
      return `${n};2025-03-0${n + 1};${value};${off};${fee};${paid([value, off, fee])}`;
    }),
  );

const given: [number, number][] = [
  [300, 0],
  [250, -20],
  [410, -30],
  [120, 0],
  [180, -20],
];
const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

it('takes off a discount that the rows show is taken off what is paid out', () => {
  expect(orders(given, sumOf)).toEqual(['1190', []]);
});

it('takes one off that stands without its minus', () => {
  const positive = given.map(([value, off]): [number, number] => [value, -off]);
  expect(orders(positive, ([value = 0, off = 0, fee = 0]) => value - off + fee)).toEqual([
    '1190',
    [],
  ]);
});

it('leaves an amount alone where what is paid out says that the discount is off it already', () => {
  expect(orders(given, ([value = 0, , fee = 0]) => value + fee)).toEqual(['1260', []]);
});
