import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];
const read = (header: string, rowOf: (n: number) => string, purpose: Purpose) =>
  readFileBytes(
    Buffer.from([header, ...rows.map((n) => `2025-01-0${n};${rowOf(n)}`)].join('\n')),
    'fil.csv',
    {},
    purpose,
  ).understanding;
type Read = ReturnType<typeof read>;
const optionsOf = ({ questions }: Read) =>
  questions
    .filter(({ blocking }) => blocking)
    .map(({ id, options }) => [id, options.map(({ label, sum }) => `${label}: ${Number(sum)}`)]);
const roleOf = ({ columns }: Read, name: string) =>
  columns.find((column) => column.name === name)?.role ?? null;

describe('the amount that the VAT is of', () => {
  it('is asked about beside a price before what was taken off it', () => {
    const list = read(
      'Datum;Leverantör;Bruttobelopp;Kupong;Betalt belopp;Varav moms',
      (n) =>
        `L${n};${n * 125};${n % 2 ? 25 : 0};${n * 125 - (n % 2 ? 25 : 0)};${n * 25 - (n % 2 ? 5 : 0)}`,
      'costs',
    );
    expect(optionsOf(list)).toEqual([['amount', ['Betalt belopp: 3520', 'Bruttobelopp: 4500']]]);
  });

  it('is asked about beside what a payment service paid out', () => {
    const months = read(
      'Datum;Försäljning;Provision exkl. moms;Moms;Utbetalning',
      (n) => `${n * 1000};${n * 20};${n * 5};${n * 975}`,
      'costs',
    );
    expect(optionsOf(months)).toEqual([
      ['amount', ['Provision exkl. moms: 720', 'Utbetalning: 35100']],
    ]);
  });

  it('is not asked about where it is a fee beside sales', () => {
    const months = read(
      'Datum;Omsättning;Avgifter exkl. moms;Moms;Utbetalt',
      (n) => `${n * 1000};${n * 20};${n * 5};${n * 975}`,
      'sales',
    );
    expect(optionsOf(months)).toEqual([]);
    expect(roleOf(months, 'Omsättning')).toBe('revenue');
  });

  it('is not asked about where freight without VAT is on top of it', () => {
    const orders = read(
      'Datum;Kund;Varor;Frakt;Moms;Totalt',
      (n) => `K${n};${n * 100};49;${n * 25};${n * 125 + 49}`,
      'sales',
    );
    expect(optionsOf(orders).filter(([id]) => id === 'amount')).toEqual([]);
  });

  it('is not asked about where some rows have no VAT', () => {
    const list = read(
      'Datum;Leverantör;Belopp;Moms',
      (n) => `L${n};${n * 125};${n % 2 ? n * 25 : 0}`,
      'costs',
    );
    expect(optionsOf(list)).toEqual([]);
    expect(roleOf(list, 'Moms')).toBe('vat');
  });
});
