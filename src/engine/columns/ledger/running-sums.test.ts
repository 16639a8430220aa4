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

  it('is one where it is not, or the user says so', () => {
    const table = roledTable({ Belopp: ['10,00', '35,00', '42,50', '54,50'], Inkl });
    expect(leaves(roled, table, salesReading, { chosen: { 0: 'revenue' } })[0]).toBe(
      'Belopp: revenue',
    );
    const other = roledTable({ Belopp: ['10,00', '35,00', '42,00', '55,00'], Inkl });
    expect(leaves(roled, other, salesReading)[0]).toBe('Belopp: revenue');
  });
});
