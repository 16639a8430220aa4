import { describe, expect, it } from 'vitest';
import { leaves, roledTable } from '#support/roled-table.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { Step } from '../guide-reading.ts';
import { rolesByName } from '../roles/roles-by-name.ts';
import { runningSums } from './running-sums.ts';

const roled: Step = (table, ask) => rolesByName(runningSums(table, ask), ask);
const Inkl = ['10,00', '25,00', '7,50', '12,00'];

describe('a column that is the sum so far of another', () => {
  it('is no amount, whatever its name', () => {
    const table = roledTable({ Belopp: ['10,00', '35,00', '42,50', '54,50'], Inkl });
    expect(leaves(roled, table, salesReading)).toEqual(['Belopp', 'Inkl: grossRevenue']);
    const upwards = roledTable({ Belopp: ['54,50', '44,50', '19,50', '12,00'], Inkl });
    expect(leaves(roled, upwards, salesReading)).toEqual(['Belopp', 'Inkl: grossRevenue']);
  });

  it('is no amount where it begins again each month, and most months have one row', () => {
    const Datum = [1, 2, 2, 3, 4, 5, 5, 6].map((month, n) => `2025-0${month}-1${n}`);
    const own = ['10,50', '25,00', '7,50', '12,00', '30,25', '18,00', '5,75', '9,00'];
    const Belopp = ['10,50', '25,00', '32,50', '12,00', '30,25', '18,00', '23,75', '9,00'];
    const read = (sums: string[]) =>
      leaves(roled, roledTable({ Datum, Belopp: sums, Inkl: own }), salesReading)[1];
    expect(read(Belopp)).toBe('Belopp');
    expect(read(Belopp.with(2, '33,50'))).toBe('Belopp: revenue');
    // A count of pieces times a price rises so by chance.
    const prices = roledTable({
      Datum,
      Belopp: ['10,00', '10,00', '20,00', '10,00', '10,00', '10,00', '20,00', '10,00'],
      Pris: Array.from({ length: 8 }, () => '10,00'),
    });
    expect(leaves(roled, prices, salesReading)[1]).toBe('Belopp: revenue');
  });

  it('is one where it is not, or the user says so', () => {
    const table = roledTable({ Belopp: ['10,00', '35,00', '42,50', '54,50'], Inkl });
    expect(leaves(roled, table, salesReading, { chosen: { 0: 'revenue' } })[0]).toBe(
      'Belopp: revenue',
    );
    const other = roledTable({ Belopp: ['10,00', '35,00', '42,00', '55,00'], Inkl });
    expect(leaves(roled, other, salesReading)[0]).toBe('Belopp: revenue');
  });
});
