import { expect, test } from 'vitest';
import { salesReading } from '../guides/sales/reading.ts';
import { openText } from './read-text.ts';
import { totalOf } from './total.ts';

const total = (text: string) =>
  totalOf(openText(Buffer.from(text), { fileName: 'fil.csv', reading: salesReading })({}));
const file = (names: string, ...rows: string[]) => `${[`Datum;${names}`, ...rows].join('\n')}\n`;

test.each([
  ['Artikel;Belopp exkl. moms', '125', 'Te;100', 'Kaffe;25'],
  ['Artikel;Belopp inkl. moms;Moms', '100', 'Te;93,75;18,75', 'Kaffe;31,25;6,25'],
  ['Artikel;Belopp inkl. moms;Moms %', '101.8', 'Te;93,75;12', 'Kaffe;22,61;25'],
  ['Artikel;Belopp inkl. moms', '125', 'Te;100', 'Kaffe;25'],
  ['Artikel;Antal;Pris;Rabatt', '52.5', 'Kaffe;3;12,50;5', 'Te;2;10;0'],
  ['Artikel;Antal;Pris;Rabatt %', '53.75', 'Kaffe;3;12,50;10', 'Te;2;10;0'],
  ['Artikel;Antal;Pris', '82.5', 'Kaffe;3;12,50', 'Te;2;10', 'Saft;2;12,50'],
])('the amounts of %s are in all %s', (names, sum, ...rows) => {
  expect(total(file(names, ...rows.map((row, n) => `2025-03-0${n + 1};${row}`)))).toBe(sum);
});

test('of a file without amounts nothing is summed', () => {
  expect(total(file('Artikel', '2025-03-04;Te', '2025-03-05;Kaffe'))).toBeNull();
});
