import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, 'costs').understanding;
const header = 'Datum;Leverantör;Totalbelopp;Vår andel';
const file = [header, '2025-01-03;Dahl;1000;50 %', '2025-02-03;Dahl;400;100 %'];
const sums = (rows: readonly string[]) =>
  read(rows).questions.flatMap(({ id, options }) =>
    id === 'share' ? options.map(({ sum }) => sum) : [],
  );

describe('a share of each row that is the company’s own', () => {
  it('is asked about with what it comes to, and counts as answered', () => {
    expect(sums(file)).toEqual(['1400', '900']);
    expect(read(file, { choices: { share: 'part' } }).total).toBe('900');
    expect(read(file, { choices: { share: 'whole' } }).total).toBe('1400');
  });

  it('is not asked about where all is the company’s, or counted by the column that has what it comes to', () => {
    expect(sums([header, '2025-01-03;Dahl;1000;100 %', '2025-02-03;Dahl;400;100 %'])).toEqual([]);
    const counted = ['Datum;Leverantör;Belopp;Vår andel;Att bokföra'];
    for (const [day, whole, share] of [
      ['03', 1000, 50],
      ['04', 400, 100],
      ['05', 800, 25],
    ] as const)
      counted.push(`2025-01-${day};Dahl;${whole};${share} %;${(whole * share) / 100}`);
    expect(sums(counted)).toEqual([]);
    expect(read(counted).total).toBe('1100');
    // Shares of one are no kronor.
    const ofOne = counted.map((row) =>
      row.replace(/(\d+) %/, (_, n) => `0,${n}`.replace('0,100', '1')),
    );
    expect(read(ofOne).total).toBe('1100');
  });

  it('is not how much each row is of them all', () => {
    const rows = ['Leverantör;Belopp;Andel %', 'Dahl;500;50', 'Ahlsell;300;30', 'Preem;200;20'];
    expect(sums(rows)).toEqual([]);
  });
});

it('the company’s part is asked about where it is all of the amount together with another’s', () => {
  const rows = [762, 376.5, 691, 100].map((sum, n) => {
    const other = (sum * (n + 2)) / 10;
    return `2025-01-0${n + 1},App,${sum},${other},${sum - other}`;
  });
  const text = ['Sale Date,Item,Gross Sales,Partner Share,Our Share', ...rows].join('\n');
  const { questions } = readFileBytes(Buffer.from(text), 'fil.csv', {}, 'sales').understanding;
  const [asked] = questions.flatMap(({ id, options }) =>
    id === 'share' ? [options.map(({ sum }) => sum)] : [],
  );
  expect(asked).toEqual(['1929.5', '1337.75']);
});

it('the company’s part in kronor is asked about with what it comes to', () => {
  const rows = [300, 1200, 900, 3300].map((sum, n) => `2025-01-0${n + 1};Dahl;${sum};${sum / 3}`);
  const [question] = read(['Datum;Leverantör;Hela summan;Vår del 1/3', ...rows]).questions;
  expect([question?.id, question?.options.map(({ sum }) => sum)]).toEqual([
    'share',
    ['5700', '1900'],
  ]);
});
