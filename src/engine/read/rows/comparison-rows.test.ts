import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { isComparisonLabel } from './total-labels.ts';

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

  it.each(['Budget', 'Budget helår', 'Fg år', 'Avvikelse mot budget', 'Förändring %'])(
    'are known by their label: %s',
    (label) => expect(isComparisonLabel(label)).toBe(true),
  );

  it.each(['Budgethotell Syd', 'Malmö', 'Planteringsjord', 'Måltider', 'Diffusor', 'Plan AB'])(
    'are not taken for a name: %s',
    (label) => expect(isComparisonLabel(label)).toBe(false),
  );
});
