import { describe, expect, it } from 'vitest';
import { lastColumn, leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { impossibleVat } from './impossible-vat.ts';
import { vatSign } from './vat-sign.ts';

const ask = { reading: costReading, chosen: {} };

describe('VAT beside an amount whose sign was turned', () => {
  const table = roledTable({
    Amount: ['-1 250,00', '-106,00', '500,00'],
    'Tax amount: vat': ['-250,00', '-6,00', '100,00'],
    '−Amount: grossAmount': ['1 250,00', '106,00', '-500,00'],
  });

  it('takes the sign of its amount, row by row', () => {
    expect(leaves(vatSign, table, costReading)).toEqual([
      'Amount',
      'Tax amount',
      '−Amount: grossAmount',
      'Tax amount med beloppets tecken: vat',
    ]);
    expect(lastColumn(vatSign(table, ask))).toEqual(['250', '6', '-100']);
  });

  it('stays where the signs agree, and where the user chose it', () => {
    expect(vatSign(table, { ...ask, chosen: { 1: 'vat' } })).toBe(table);
    const agree = roledTable({
      'Moms: vat': ['250,00', '-100,00', ''],
      'Totalt: grossAmount': ['1 250,00', '-500,00', '-80,00'],
    });
    expect(vatSign(agree, ask)).toBe(agree);
  });
});

describe('more than VAT can be', () => {
  it('is none: tax of a wage', () => {
    const table = roledTable({
      'Lön: amount': ['30 000,00', '33 000,00', '28 000,00'],
      'Skatt: vat': ['8 400,00', '9 240,00', '7 840,00'],
    });
    expect(leaves(impossibleVat, table, costReading)).toEqual(['Lön: amount', 'Skatt']);
    expect(impossibleVat(table, { ...ask, chosen: { 1: 'vat' } })).toBe(table);
  });

  it('is VAT where one row of many is strange, or where it fits', () => {
    const rows = Array.from({ length: 20 }, () => '1 000,00');
    const table = roledTable({
      'Belopp: amount': rows,
      'Moms: vat': rows.map((_, row) => (row < 1 ? '900,00' : '250,00')),
    });
    expect(impossibleVat(table, ask)).toBe(table);
    const gross = roledTable({
      'Totalt: grossAmount': ['1 250,00', '106,00'],
      'Moms: vat': ['250,00', '6,00'],
    });
    expect(impossibleVat(gross, ask)).toBe(gross);
  });
});
