import { describe, expect, it } from 'vitest';
import { lastColumn, leaves, roledTable } from '#support/roled-table.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import { orderDiscount } from './order-discount.ts';

const ask = { reading: salesReading, chosen: {} };
const lines = {
  'Order: orderId': ['1', '1', '2', '3', '3'],
  'Antal: quantity': ['1', '3', '1', '2', '2'],
  'Pris: unitPrice': ['100', '100', '50', '20', '30'],
};

describe('a discount of the whole order beside quantity and price alone', () => {
  it('is shared out on its rows, on the first of them or on each', () => {
    const first = roledTable({ ...lines, 'Rabatt: discount': ['40', '', '5', '10', ''] });
    expect(lastColumn(orderDiscount(first, ask))).toEqual(['10', '30', '5', '4', '6']);
    expect(leaves(orderDiscount, first, salesReading).slice(3)).toEqual([
      'Rabatt',
      'Rabatt per rad: discount',
    ]);
    const each = roledTable({ ...lines, 'Rabatt: discount': ['40', '40', '5', '10', '10'] });
    expect(lastColumn(orderDiscount(each, ask))).toEqual(['10', '30', '5', '4', '6']);
  });

  it('is left as it is where it is of the rows, beside an amount, or where the user chose', () => {
    const own = roledTable({ ...lines, 'Rabatt: discount': ['40', '5', '5', '10', '10'] });
    expect(orderDiscount(own, ask)).toBe(own);
    const first = { 'Rabatt: discount': ['40', '', '5', '10', ''] };
    const summed = roledTable({ ...lines, ...first, 'Summa: revenue': ['1', '2', '3', '4', '5'] });
    expect(orderDiscount(summed, ask)).toBe(summed);
    const chosen = roledTable({ ...lines, ...first });
    expect(orderDiscount(chosen, { ...ask, chosen: { 3: 'discount' } })).toBe(chosen);
  });
});
