import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

/** Money in and out by its sign, with a word for each way. */
const listOf = (into: string, out: string) => {
  const rows = Array.from({ length: 40 }, (_, n) => {
    const isOut = n % 3 === 0;
    const day = `2025-0${1 + (n % 9)}-1${n % 10}`;
    return `${day};${isOut ? out : into};${isOut ? 'Kontorshotellet' : 'Anna Ek'};${isOut ? -500 - n : 300 + n}`;
  });
  return Buffer.from(['Datum;Typ;Motpart;Belopp', ...rows].join('\n'));
};
const totals = { costs: 0, sales: 0 };
for (let n = 0; n < 40; n++)
  if (n % 3 === 0) totals.costs += 500 + n;
  else totals.sales += 300 + n;

it.each([
  ['Inbetalning', 'Utbetalning'],
  ['Insättning', 'Uttag'],
  ['In', 'Ut'],
])(
  'tells what came in from what went out by words that agree with the signs: %s, %s',
  (into, out) => {
    for (const guide of ['costs', 'sales'] as const) {
      const { total, questions } = readFileBytes(
        listOf(into, out),
        'konto.csv',
        {},
        guide,
      ).understanding;
      expect(questions.filter(({ blocking }) => blocking)).toEqual([]);
      expect(Number(total)).toBe(totals[guide]);
    }
  },
);
