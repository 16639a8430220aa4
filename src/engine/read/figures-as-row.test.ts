import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (rows: readonly string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, 'sales').understanding;
const sold = [
  'Försäljning exkl moms;10 000,00',
  'Moms;1 800,00',
  'Försäljning inkl moms;11 800,00',
];
const paid = ['Kort;11 000,00', 'Kontant;800,00', 'Antal kvitton;87'];
const asked = ({ questions }: ReturnType<typeof read>) =>
  questions.filter(({ blocking }) => blocking).map(({ id }) => id);

describe('a report with a line for each figure', () => {
  it('is one row of what was sold, of the day it names, and tells of its other figures', () => {
    const report = read(['Dagrapport 2025-05-16', 'Kassa;Belopp', ...sold, ...paid]);
    expect(report).toMatchObject({
      total: '10000',
      period: { from: '2025-05-16', to: '2025-05-16' },
      rows: { inFile: 4, used: 1, leftOut: 3 },
      leftOutCounts: { otherMeasure: 3 },
    });
    expect(asked(report)).toEqual([]);
  });

  it('has its VAT by rate, and what was sold in any order', () => {
    const lines = ['Brutto;11 850,00', 'Varav moms 25 %;1 250,00', 'Varav moms 12 %;600,00'];
    const report = read(['Z-rapport;17', 'Datum;14/3 2025', ...lines, 'Netto;10 000,00', ...paid]);
    expect(report).toMatchObject({ total: '10000', period: { from: '2025-03-14' } });
  });

  it('is none where the lines prove nothing, or are a list with its sums at the foot', () => {
    const other = [sold[0] ?? '', 'Moms;900,00', sold[2] ?? '', ...paid];
    // The number of receipts alone is no amount by its name.
    expect(read(['Dagrapport;Belopp', ...other]).leftOutCounts.otherMeasure).toBe(1);
    const list = ['Kaffe;4 000,00', 'Bröd;5 000,00', 'Te;1 000,00'];
    const { total, rows } = read(['Vara;Belopp exkl moms', ...list, 'Summa exkl moms;10 000,00']);
    expect([total, rows.used]).toEqual(['10000', 3]);
    const taxed = read(['Vara;Belopp', ...list, ...sold]);
    expect(taxed.columns.map(({ name }) => name)).toContain('Vara');
  });
});
