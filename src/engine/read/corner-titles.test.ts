import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../table/overrides.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun'];
const line = (name: string, sums: readonly number[]) =>
  [name, ...sums, sums.reduce((all, sum) => all + sum, 0)].join(';');
const from = (first: number, step = 1000) => MONTHS.map((_, month) => first + month * step);
const costs = [line('Hyra', from(20_000)), line('Löner', from(90_000)), line('El', from(3_000))];
const paid = 6 * 113_000 + 3 * 15_000;

const read = (rows: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(rows.join('\n')), 'fil.csv', overrides, 'costs').understanding;

describe('a table of months with its title in the corner', () => {
  it('has the year that stands there', () => {
    const header = `Kostnader 2026;${MONTHS.join(';')};Summa`;
    const { period, total, ready } = read([header, ...costs]);
    expect([period, total, ready]).toEqual([
      { from: '2026-01-01', to: '2026-06-30' },
      String(paid),
      true,
    ]);
  });

  it('has the year of its only numbers, and of none of several', () => {
    const rows = MONTHS.map((month, n) => `${month};${20_000 + n}`);
    expect(read(['Månad;Kostnad 2025', ...rows]).period?.from).toBe('2025-01-01');
    const beside = rows.map((row, n) => `${row};${21_000 + n}`);
    expect(read(['Månad;Utfall;Budget 2026', ...beside]).period).toBeNull();
  });

  it('says that the year is missing where neither it nor anything else tells', () => {
    expect(read([`Post;${MONTHS.join(';')};Summa`, ...costs]).missing[0]).toContain('saknar årtal');
  });
});

it('a plan of what is paid in and out asks of what comes in and is left, and not of what is paid out', () => {
  const all = MONTHS.map((_, month) => 113_000 + 3_000 * month);
  const rows = [
    `Likviditetsbudget 2026;${MONTHS.join(';')};Summa`,
    line('Inbetalningar kunder', from(150_000, 7_100)),
    `Utbetalningar${';'.repeat(7)}`,
    ...costs,
    line('Summa utbetalningar', all),
    line(
      'Periodens kassaflöde',
      all.map((sum, month) => 150_000 + month * 7_100 - sum),
    ),
  ];
  const asked = read(rows).questions.find(({ id }) => id === 'states');
  expect(asked?.text).toContain('Periodens kassaflöde');
  expect(asked?.text).not.toContain('”Utbetalningar”');
  const [, ...options] = asked?.options ?? [];
  const change = options.at(-1)?.change;
  expect(read(rows, change).total).toBe(String(paid));
});
