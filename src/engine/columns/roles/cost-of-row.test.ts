import { describe, expect, it } from 'vitest';
import { leaves, roledTable } from '#support/roled-table.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import { costOfRow } from './cost-of-row.ts';

const hours = {
  'Hours: quantity': ['2', '4', '7,5'],
  'Billable Amount: revenue': ['1 900,00', '3 800,00', '7 125,00'],
  'Cost Rate: cost': ['450,00', '450,00', '450,00'],
};

describe('the cost of a row', () => {
  it('is the column that the number and the cost of one come to', () => {
    const table = roledTable({ ...hours, 'Cost Amount': ['900,00', '1 800,00', '3 375,00'] });
    expect(leaves(costOfRow, table, salesReading)).toEqual([
      'Hours: quantity',
      'Billable Amount: revenue',
      'Cost Rate',
      'Cost Amount: cost',
    ]);
  });

  it('is left as it is where no column has it', () => {
    const table = roledTable({ ...hours, Annat: ['900,00', '1 800,00', '99,00'] });
    expect(leaves(costOfRow, table, salesReading)).toContain('Cost Rate: cost');
  });
});
