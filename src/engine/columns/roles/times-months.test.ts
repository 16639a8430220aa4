import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '#engine/table/purpose.ts';

const rents = fc.array(
  fc.record({ each: fc.integer({ min: 10, max: 300 }), months: fc.integer({ min: 2, max: 24 }) }),
  { minLength: 6, maxLength: 25 },
);

const cases: [Purpose, string, string, string][] = [
  ['sales', 'Hyresgäst', 'Månadshyra exkl moms', 'Antal mån'],
  ['sales', 'Kund', 'Månadspris exkl moms', 'Månader'],
  ['costs', 'Leverantör', 'Månadskostnad exkl moms', 'Antal månader'],
];

it.each(cases)(
  'asks whether an amount for each month is of all its months: %s %s %s %s',
  (purpose, who, amount, count) => {
    fc.assert(
      fc.property(rents, (rows) => {
        const lines = rows.map(({ each, months }, n) =>
          [`Firma ${n}`, `2025-01-${String(1 + n).padStart(2, '0')}`, each * 100, months].join(';'),
        );
        const bytes = Buffer.from([`${who};Datum;${amount};${count}`, ...lines].join('\n'));
        const { questions } = readFileBytes(bytes, 'fil.csv', {}, purpose).understanding;
        const sums = questions
          .filter(({ blocking }) => blocking)
          .flatMap(({ options }) => options.map(({ sum }) => Number(sum)));
        const whole = rows.reduce((sum, { each, months }) => sum + each * 100 * months, 0);
        expect(sums).toContain(whole);
      }),
      { numRuns: 12 },
    );
  },
);
