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

test('running totals under a column of order numbers are none of the amounts, also where some of it was paid back', () => {
  const names = 'Name;Date;Varuvärde;Order Total;Återbetalt';
  const order = (n: number, sum: number, back = 0) =>
    `${1000 + n};2025-01-0${n};${sum};${sum};${back}`;
  const running = (sum: number, back: number) => `Ackumulerat;;${sum};${sum};${back}`;
  const rows = [order(1, 272), order(2, 1050), order(3, 454), order(4, 525), running(2301, 0)];
  const more = [order(5, 253), order(6, 149, 100), order(7, 175), running(2878, 100)];
  expect(total([names, ...rows, ...more, ''].join('\n'))).toBe('2778');
});
