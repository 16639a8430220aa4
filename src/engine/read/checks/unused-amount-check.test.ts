import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ColumnRole } from '../../table/roles.ts';

type Roles = Record<number, ColumnRole | null>;

const invoices = [
  'Datum;Leverantör;Netto;Moms;Frakt;Belopp',
  '2025-01-02;Papper AB;1 000,00;250,00;40,00;1 290,00',
  '2025-01-09;Kaffe AB;400,00;100,00;;500,00',
  '2025-02-03;Papper AB;800,10;200,03;35,50;1 035,62',
  '2025-02-20;Kranar AB;2 000,00;500,00;120,00;2 620,00',
];
const read = (lines: readonly string[], roles: Roles = {}) =>
  readFileBytes(Buffer.from(`${lines.join('\n')}\n`), 'fil.csv', { roles }, 'costs').understanding;
const uncounted = (lines: readonly string[], roles: Roles = {}) =>
  read(lines, roles).reconciliation.find(({ id }) => id === 'uncounted');
const without = (...places: number[]) =>
  invoices.map((line) =>
    line
      .split(';')
      .filter((_, place) => !places.includes(place))
      .join(';'),
  );

describe('an amount of a cost file that is not counted', () => {
  it('is told in kronor where the rows prove it, with how to have it counted', () => {
    const check = uncounted(invoices);
    expect(check).toMatchObject({ status: 'difference', difference: '195.5' });
    expect(check?.text.replaceAll('\u00a0', ' ')).toBe(
      'Belopp är på varje rad Netto + Moms + Frakt, men bara Netto räknas som kostnad. Frakt, 195,50 kr, är inte med. Hör det till kostnaden: välj Belopp som ”Belopp inkl. moms” och ”Används inte” för Netto.',
    );
  });

  it('is told no more when the advice is taken, nor when its column is set aside', () => {
    const taken = read(invoices, { 2: null, 5: 'grossAmount' });
    expect(taken.columns.map(({ role }) => role)).toEqual([
      ...['date', 'supplier', null, 'vat', null, 'grossAmount'],
    ]);
    expect(taken.reconciliation.some(({ id }) => id === 'uncounted')).toBe(false);
    expect(uncounted(invoices, { 4: null })).toBeUndefined();
  });

  it('may stand in a file without VAT', () => {
    const exact = [
      'Datum;Leverantör;Netto;Frakt;Belopp',
      '2025-01-02;Papper AB;1 000,00;40,00;1 040,00',
      '2025-02-03;Papper AB;800,10;35,50;835,60',
      '2025-02-20;Kranar AB;2 000,00;120,00;2 120,00',
    ];
    expect(uncounted(exact)?.text).toContain('välj Belopp som ”Belopp” och');
  });

  it('is not guessed at: without a total, where a row does not add up, of VAT or a balance', () => {
    expect(uncounted(without(5))).toBeUndefined();
    expect(uncounted([...invoices, '2025-03-01;Papper AB;10,00;2,50;1,00;99,00'])).toBeUndefined();
    const named = (name: string) => invoices.map((line) => line.replace('Frakt', name));
    expect(uncounted(named('Moms 12 %'))).toBeUndefined();
    expect(uncounted(named('Ingående saldo'))).toBeUndefined();
  });

  it('is asked about before a figure is shown', () => {
    const [question] = read(invoices).questions.filter(({ blocking }) => blocking);
    expect(question?.options.map(({ label, sum }) => [label, sum])).toEqual([
      ['Bara Netto', '4200.1'],
      ['Hela Belopp', '4395.59'],
    ]);
  });
});
