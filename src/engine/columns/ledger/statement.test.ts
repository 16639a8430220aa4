import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const lines = (...rows: string[]) => Buffer.from(`${rows.join('\n')}\n`);
const read = (bytes: Buffer, purpose: Purpose, roles = {}) =>
  readFileBytes(bytes, 'fil.csv', { roles }, purpose).understanding;
const amountOf = ({ columns }: ReturnType<typeof read>) =>
  columns.find(({ role }) => role !== null && /revenue|amount/i.test(role));

const mostlyIn = lines(
  'Bokföringsdag;Text;Belopp;Saldo',
  '2025-01-02;Kund AB;25 000,00;125 000,00',
  '2025-01-03;Hyra;-12 500,00;112 500,00',
  '2025-01-10;Swish;450,00;112 950,00',
);

describe('a bank statement', () => {
  it('gives only what came in to sales, and only what went out to costs, whichever is more', () => {
    const sales = read(mostlyIn, 'sales');
    expect(amountOf(sales)).toMatchObject({ name: 'Belopp', role: 'grossRevenue', sum: '25450' });
    expect(sales.leftOutCounts).toEqual({ outgoing: 1 });
    expect(sales.leftOut[0]?.text).toBe('Rad 3 är pengar ut från kontot och ingen försäljning.');
    const costs = read(mostlyIn, 'costs');
    expect(amountOf(costs)).toMatchObject({ name: '−Belopp', role: 'grossAmount', sum: '12500' });
    expect(costs.leftOutCounts).toEqual({ income: 2 });
  });

  it('is known by the kinds of payment that banks name, without a balance', () => {
    const kinds = lines(
      'Transaktionsdatum;Transaktionstyp;Meddelande;Belopp',
      '2025-03-01;Kortköp;ICA MAXI;-450,50',
      '2025-03-02;Autogiro;TELIA;-599,00',
      '2025-03-04;Insättning;KUND AB;12 500,00',
    );
    expect(amountOf(read(kinds, 'sales'))?.sum).toBe('12500');
    expect(amountOf(read(kinds, 'costs'))?.sum).toBe('1049.5');
    // A till tells how it was paid, and that is no bank.
    const till = lines(
      'Datum;Betalsätt;Belopp',
      '2025-03-01;Swish;450,00',
      '2025-03-01;Kortbetalning;-99,00',
    );
    expect(amountOf(read(till, 'sales'))?.sum).toBe('351');
  });

  it('says in kronor what was used and what was not', () => {
    const signs = (purpose: Purpose) =>
      read(mostlyIn, purpose)
        .reconciliation.find(({ id }) => id === 'signs')
        ?.text.replaceAll('\u00a0', ' ');
    expect(signs('sales')).toBe(
      'Filen läses som ett kontoutdrag: 2 rader, 25 450,00 kr, med pengar in räknas som försäljning. 1 rad, 12 500,00 kr, med pengar ut räknas inte.',
    );
    expect(signs('costs')).toBe(
      'Filen läses som ett kontoutdrag: 1 rad, 12 500,00 kr, med pengar ut räknas som kostnad. 2 rader, 25 450,00 kr, med pengar in räknas inte.',
    );
  });

  it('is told by the words of banks where the balance is left out', () => {
    const bytes = lines(
      'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik',
      '2025/01/02;25000,00;;3131;Kund AB;Betalning',
      '2025/01/03;-12500,00;3131;;Fastighets AB;Hyra',
    );
    expect(amountOf(read(bytes, 'sales'))?.sum).toBe('25000');
    expect(amountOf(read(bytes, 'costs'))?.sum).toBe('12500');
  });

  it('follows the user who chooses the amount: then all rows count as they stand', () => {
    const sales = read(mostlyIn, 'sales', { 2: 'revenue' });
    expect(amountOf(sales)).toMatchObject({ role: 'revenue', sum: '12950' });
    expect(sales.leftOutCounts).toEqual({});
  });
});

describe('what is no bank statement', () => {
  it('keeps the credit notes of a supplier ledger with balances of its own', () => {
    const bytes = lines(
      'Fakturanr;Leverantör;Fakturadatum;Belopp;Saldo',
      '1;Telia;2025-01-02;899,00;0,00',
      '2;Telia;2025-02-02;899,00;899,00',
      '3;Telia;2025-02-20;-200,00;-200,00',
    );
    const costs = read(bytes, 'costs');
    expect(amountOf(costs)).toMatchObject({ name: 'Belopp', role: 'amount', sum: '1598' });
    expect(costs.leftOutCounts).toEqual({});
    const signs = costs.reconciliation.find(({ id }) => id === 'signs');
    expect(signs?.text.replaceAll('\u00a0', ' ')).toBe(
      '2 rader, 1 798,00 kr, är över noll och 1 rad, 200,00 kr, under noll. Alla räknas, de under noll som krediteringar från leverantörer. Är de något annat: ta bort dem ur filen.',
    );
  });
});
