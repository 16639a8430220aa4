import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { isComparisonLabel, isWorkedOutLabel } from './total-labels.ts';

const months =
  'januari,februari,mars,april,maj,juni,juli,augusti,september,oktober,november,december'.split(
    ',',
  );
const amounts = fc.array(fc.integer({ min: 1_000, max: 90_000 }), { minLength: 12, maxLength: 12 });
const labels = fc.subarray(
  [
    'Snitt/mån',
    'Budget helår',
    'Föregående år',
    'Avvikelse mot budget',
    'Prognos 2025',
    'Mål',
    'Diff',
    'Antal kunder',
  ],
  { minLength: 1 },
);

describe('rows that a sum is held against', () => {
  it('are no costs and no sales below it, whatever they come to', () => {
    fc.assert(
      fc.property(amounts, labels, fc.integer({ min: 1, max: 2_000_000 }), (rows, below, other) => {
        const sum = rows.reduce((all, each) => all + each, 0);
        const lines = [
          'Kostnader 2024',
          'Månad;Hyra;Totalt',
          ...rows.map((amount, n) => `${months[n]};${amount};${amount}`),
          `Summa;${sum};${sum}`,
          ...below.map((label, n) => `${label};${other + n};${other + n}`),
        ];
        const { understanding } = readFileBytes(
          Buffer.from(lines.join('\n')),
          'fil.csv',
          {},
          'costs',
        );
        expect(Number(understanding.total)).toBe(sum);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    'Budget',
    'Budget helår',
    'Fg år',
    'Avvikelse mot budget',
    'Förändring %',
    'Antal kunder',
    'ARPU',
    'Per dag',
  ])('are known by their label: %s', (label) =>
    expect([isComparisonLabel, isWorkedOutLabel].some((is) => is(label))).toBe(true),
  );

  it.each([
    'Budgethotell Syd',
    'Malmö',
    'Planteringsjord',
    'Måltider',
    'Diffusor',
    'Plan AB',
    'Antalya',
    'Per Dahl',
  ])('are not taken for a name: %s', (label) =>
    expect([isComparisonLabel, isWorkedOutLabel].some((is) => is(label))).toBe(false),
  );

  it('are no sales without a total above them where they say how many there were', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('Antal kunder', 'ARPU', 'Nya kunder'), (rows, label) => {
        const day = (n: number) => `2025-${String(n + 1).padStart(2, '0')}`;
        const lines = [
          ['Kund', 'Plan', ...rows.map((_, n) => day(n))],
          ['Ek AB', 'Bas', ...rows],
          ['Lind AB', 'Pro', ...rows.map((amount) => amount + 7)],
          ['MRR', '', ...rows.map((amount) => amount * 2 + 7)],
          [label, '', ...rows.map((_, n) => 500 + (n % 3))],
        ].map((cells) => cells.join(';'));
        const { understanding } = readFileBytes(Buffer.from(lines.join('\n')), 'fil.csv');
        const sum = rows.reduce((all, each) => all + each * 2 + 7, 0);
        expect(Number(understanding.total)).toBe(sum);
      }),
      { numRuns: 15 },
    );
  });
});
