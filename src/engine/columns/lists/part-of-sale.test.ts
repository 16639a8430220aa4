import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const jobs = fc.array(
  fc.record({ work: fc.integer({ min: 5, max: 900 }), goods: fc.integer({ min: 1, max: 500 }) }),
  { minLength: 8, maxLength: 30 },
);

/** The roles of a file of jobs by their columns' names, and what was sold. */
function read(header: string, cells: (work: number, goods: number) => number[], rows: Job[]) {
  const lines = rows.map(({ work, goods }, n) =>
    ['2025-01-15', `Kund ${n}`, ...cells(work * 100, goods * 100)].join(';'),
  );
  const bytes = Buffer.from([`Datum;Kund;${header}`, ...lines].join('\n'));
  const { columns, total } = readFileBytes(bytes, 'fil.csv').understanding;
  return { total: Number(total), costs: columns.filter(({ role }) => role === 'cost').length };
}

type Job = { work: number; goods: number };

it.each([
  ['Arbetskostnad;Material;Summa exkl moms'],
  ['Materialkostnad;Arbetskostnad;Belopp exkl moms'],
  ['Resekostnad;Arvode;Summa exkl moms'],
])('takes what the customer pays for no cost: %s', (header) => {
  fc.assert(
    fc.property(jobs, (rows) => {
      const sum = rows.reduce((all, { work, goods }) => all + 100 * (work + goods), 0);
      const { total, costs } = read(header, (work, goods) => [work, goods, work + goods], rows);
      expect([total, costs]).toEqual([sum, 0]);
    }),
    { numRuns: 10 },
  );
});

it.each([
  ['Materialkostnad;TB;Summa exkl moms'],
  ['Inköpskostnad;Arvode;Summa exkl moms'],
  ['Kostnad;Vinst;Summa exkl moms'],
])('takes what was bought, or stands beside a profit, for a cost: %s', (header) => {
  fc.assert(
    fc.property(jobs, (rows) => {
      expect(read(header, (work, goods) => [work, goods, work + goods], rows).costs).toBe(1);
    }),
    { numRuns: 10 },
  );
});

it('takes the labour that a tax reduction is of for no cost, and the invoice for what was sold', () => {
  fc.assert(
    fc.property(jobs, (rows) => {
      const { costs, total } = read(
        'Arbetskostnad exkl moms;Material exkl moms;Moms;Fakturabelopp;ROT-avdrag;Att betala',
        (work, goods) => {
          const [vat, off] = [(work + goods) / 4, work % 200 === 0 ? work * 0.3 : 0];
          return [work, goods, vat, work + goods + vat, off, work + goods + vat - off];
        },
        rows,
      );
      expect([total, costs]).toEqual([
        rows.reduce((all, { work, goods }) => all + 100 * (work + goods), 0),
        0,
      ]);
    }),
    { numRuns: 10 },
  );
});
