import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const understood = (lines: readonly string[], purpose: Purpose) =>
  readFileBytes(Buffer.from(`${lines.join('\n')}\n`), 'fil.csv', {}, purpose).understanding;

const hours = ['0:45', '1:30', '2:15', '0:30', '3:00', '1:15'];

describe('a price and no amount', () => {
  it.each(['Timpris', 'Timpris exkl. moms', 'Kr per km', 'Arvode/tim'])(
    'is none where it is of a measure that cannot be read: %s',
    (price) => {
      const rows = hours.map((time, n) => `2025-03-1${n};Ek Bygg AB;${time};${900 + n}`);
      const { questions } = understood([`Datum;Kund;Tid;${price}`, ...rows], 'sales');
      expect(questions.map(({ id, blocking }) => [id, blocking])).toContainEqual(['amount', true]);
    },
  );

  it('has no discount taken off what a kilo costs', () => {
    const rows = [812, 940, 1210, 733].map(
      (kilos, n) => `2025-03-1${n};${kilos};${412 + n};250,00;${kilos * 4},50`,
    );
    const header = 'Leveransdatum;Mängd kg;Grundpris öre/kg;Avdrag frakt;Att utbetala';
    const { questions } = understood([header, ...rows], 'sales');
    expect(questions.map(({ id }) => id)).not.toContain('deducted');
    const [question] = questions.filter(({ blocking }) => blocking);
    expect(question?.options.map(({ answer }) => answer)).toContain('Att utbetala');
  });

  it('is the row’s where it is of a thing', () => {
    const rows = hours.map((_, n) => `2025-03-1${n};Kruka ${n % 3};${900 + n}`);
    const { total, questions } = understood(['Datum;Vara;Pris', ...rows], 'sales');
    expect(total).toBe('5415');
    expect(questions.filter(({ id }) => id === 'amount')).toEqual([]);
  });

  it('of an hour is what the file says that it comes to, and what stands beside is asked about', () => {
    const rows = [2, 5, 3, 8, 4, 6].map(
      (many, n) => `2025-03-1${n};Ahlsell;${many};450;${many * 450};${[900, 0, 1300, 250][n % 4]}`,
    );
    const header = 'Datum;Leverantör;Timmar;Timkostnad;Arbete;Material';
    const { columns, questions } = understood([header, ...rows], 'costs');
    expect(columns.find(({ role }) => role === 'amount')?.name).toBe('Arbete');
    expect(questions.find(({ id }) => id === 'residue')?.text).toContain('Material');
  });
});
