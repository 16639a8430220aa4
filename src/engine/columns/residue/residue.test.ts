import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Purpose } from '../../table/purpose.ts';

const read = (
  lines: readonly string[],
  overrides: ReadOverrides = {},
  purpose: Purpose = 'sales',
) =>
  readFileBytes(Buffer.from([...lines, ''].join('\n')), 'fil.csv', overrides, purpose)
    .understanding;
const asked = (lines: readonly string[]) =>
  read(lines).questions.flatMap(({ id, blocking }) => (blocking ? id : []));

const amounts = [1000, 2500, 900, 3100, 640, 1280, 770, 2210];
/** A list with a column beside the amount. */
const beside = (name: string, other: (amount: number, row: number) => string | number) => [
  `Datum;Kund;Belopp;${name}`,
  ...amounts.map((sum, n) => `2025-01-${n + 10};Kund ${n % 4};${sum};${other(sum, n)}`),
];
const some = (_: number, row: number) => (row % 3 === 0 ? 305 + row * 7 : '');

describe('a column of numbers beside the amount that nothing explains', () => {
  const lines = beside('Egen del', some);

  it('is asked about once, each answer with its sum, and read as answered', () => {
    const [question] = read(lines).questions;
    expect(question).toMatchObject({ id: 'residue', chosen: 'asRead', blocking: true });
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['asRead', '12400'],
      ['column 3', '978'],
      ['added', '13378'],
      ['takenOff', '11422'],
      ['other', null],
    ]);
    for (const { answer, change, sum } of question?.options ?? []) {
      if (answer === 'other') continue;
      const then = read(lines, change);
      expect([then.total, then.questions]).toEqual([sum, []]);
    }
  });

  it('is so too beside number × price, and among costs', () => {
    const priced = amounts.map(
      (sum, n) => `2025-01-${n + 10};Kund ${n % 4};${n + 1};${sum};${some(sum, n)}`,
    );
    expect(asked(['Datum;Kund;Antal;Pris;Egen del', ...priced])).toEqual(['residue']);
    const costs = ['Datum;Leverantör;Belopp;Egen del', ...lines.slice(1)];
    expect(read(costs, {}, 'costs').questions.map(({ id }) => id)).toContain('residue');
  });

  it('is so too where the costs are below zero', () => {
    const costs = amounts.map(
      (sum, n) => `2025-01-${n + 10};Firma ${n % 4} AB;${-sum};${some(sum, n)}`,
    );
    const below = ['Datum;Leverantör;Belopp;Egen del', ...costs];
    const [question] = read(below, {}, 'costs').questions.filter(({ id }) => id === 'residue');
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toContainEqual([
      'takenOff',
      '11422',
    ]);
  });

  it('is not asked about where the rows tie it to the amount', () => {
    expect(asked(beside('Hela', (sum) => sum * 1.25))).toEqual([]);
    expect(asked(beside('Andelen', (sum) => sum * 0.3))).toEqual([]);
    expect(asked(beside('Löpande', (_, n) => sumOf(amounts.slice(0, n + 1))))).toEqual([]);
    const parts = amounts.map(
      (sum, n) => `2025-01-${n + 10};Kund 1;${sum - 100 - n};${100 + n};${sum}`,
    );
    expect(asked(['Datum;Kund;Arbetet;Grejer;Summa', ...parts])).toEqual([]);
    const thousands = amounts.map(
      (sum, n) => `2025-01-${n + 10};Kund 1;${sum * (n + 2)};${500 / (n + 2)};${sum / 2}`,
    );
    expect(asked(['Datum;Kund;Upplaga;Tusenpriset;Summa', ...thousands])).toEqual([]);
  });

  it('is not where its word or its values say that it is something else, or it changes nothing', () => {
    for (const name of ['Vikt kg', 'Varukostnad', 'Lagersaldo', 'Budget', 'Snittpris', 'Kundnr'])
      expect(asked(beside(name, (sum, n) => sum * 0.7 + n * 13))).toEqual([]);
    expect(asked(beside('Nummer i listan', (_, n) => 5001 + n))).toEqual([]);
    expect(asked(beside('Gäster', (_, n) => (n % 5) + 1))).toEqual([]);
    expect(asked(beside('Egen del', (_, n) => (n === 2 ? 35.5 : '')))).toEqual([]);
  });

  it('is not where the user has said which column is the amount', () => {
    expect(read(lines, { roles: { 2: 'revenue' } }).questions).toEqual([]);
  });
});

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
