import { expect, it } from 'vitest';
import { leaves, roledTable } from '#support/roled-table.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import { refunded } from './refunded.ts';

const day = {
  'Försäljning: grossRevenue': ['1250,00', '500,00', '875,00', '250,00'],
  'Moms: vat': ['225,00', '100,00', '150,00', '50,00'],
  Returer: ['125,00', '', '125,00', ''],
};
const left = ['900,00', '400,00', '600,00', '200,00'];

it('what is left after returns and VAT stands in a column of its own, and has the returns taken off', () => {
  for (const name of ['Netto', 'Netto: revenue'])
    expect(leaves(refunded, roledTable({ ...day, [name]: left }), salesReading)).toEqual([
      ...['Försäljning: grossRevenue', 'Moms: vat', 'Returer', 'Netto: revenue'],
    ]);
});

it('is taken off where no column is that', () => {
  const after = leaves(
    refunded,
    roledTable({ ...day, Netto: ['1025,00', '400,00', '725,00', '200,00'] }),
    salesReading,
  );
  expect(after.at(-2)).toBe('Försäljning efter Returer: grossRevenue');
});
