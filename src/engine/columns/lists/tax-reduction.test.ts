import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const jobs = fc.array(
  fc.record({ work: fc.integer({ min: 5, max: 900 }), goods: fc.integer({ min: 1, max: 500 }) }),
  { minLength: 8, maxLength: 30 },
);

it.each([
  ['Arbete', 'Material', 'Totalt', 'ROT-avdrag', 'Kund betalar', 'Begärt från Skatteverket'],
  ['Arbetskostnad', 'Övrigt', 'Summa', 'RUT-avdrag', 'Att betala', 'Utbetalt av Skatteverket'],
])('gives nothing back to a sum that holds the work whole: %s', (...names) => {
  fc.assert(
    fc.property(jobs, (rows) => {
      const lines = rows.map(({ work, goods }, n) => {
        const [a, b] = [work * 100, goods * 100];
        const off = a * 0.3;
        return ['2025-01-15', `Kund ${n}`, a, b, a + b, off, a + b - off, off].join(';');
      });
      const bytes = Buffer.from([`Datum;Kund;${names.join(';')}`, ...lines].join('\n'));
      const { understanding } = readFileBytes(bytes, 'fil.csv');
      const sum = rows.reduce((all, { work, goods }) => all + 100 * (work + goods), 0);
      const asked = understanding.questions.filter(({ blocking }) => blocking);
      const sums = asked.flatMap(({ options }) => options.map((each) => Number(each.sum)));
      expect(asked.length > 0 ? sums : [Number(understanding.total)]).toContain(sum);
    }),
    { numRuns: 20 },
  );
});
