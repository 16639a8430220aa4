import { expect, it } from 'vitest';
import { leaves, roledTable } from '#support/roled-table.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import { saidRate } from './said-rate.ts';

const amounts = ['125,00', '250,00', '100,00'];

/** What is left of an amount with VAT in it, under lines that say something of it. */
function under(near: readonly string[], name = 'Försäljning', chosen = {}) {
  const ask = { reading: salesReading, chosen, near };
  const table = saidRate(roledTable({ [`${name}: grossRevenue`]: amounts }), ask);
  return { roles: table.roles.map(({ role }) => role), rate: table.columns[1]?.read };
}

it('a rate that the lines around the table say is in all amounts is their VAT', () => {
  for (const line of ['Alla belopp inkl. 25 % moms', 'Priser inkl. moms (25 %)', '25 % moms ingår'])
    expect(under(['Salong Saxen 2025', line])).toEqual({
      roles: ['grossRevenue', 'vat'],
      rate: ['25'],
    });
  expect(under([], 'Försäljning inkl. 12 % moms').rate).toEqual(['12']);
});

it('is not taken where the lines say several, none, or the opposite', () => {
  for (const line of ['Inkl. moms', 'Inkl. moms 6–25 %', 'Moms 25 %', 'Exkl. 25 % moms'])
    expect(under([line]).roles).toEqual(['grossRevenue']);
  expect(under(['Mat inkl. 12 % moms', 'Vin inkl. 25 % moms']).roles).toEqual(['grossRevenue']);
});

it('leaves VAT that stands in the file, amounts without VAT and what the user chose', () => {
  const near = ['Alla belopp inkl. 25 % moms'];
  const after = (cells: Parameters<typeof roledTable>[0], choices = {}) => {
    const step = (table: Parameters<typeof saidRate>[0]) =>
      saidRate(table, { reading: salesReading, chosen: {}, choices, near });
    return leaves(step, roledTable(cells), salesReading).length;
  };
  expect(after({ 'Belopp: revenue': amounts })).toBe(1);
  expect(after({ 'Belopp: grossRevenue': amounts, 'Moms: vat': ['25', '50', '20'] })).toBe(2);
  expect(after({ 'Belopp: grossRevenue': amounts }, { vat: 'unknown' })).toBe(1);
  expect(under(near, 'Belopp', { 1: 'vat' }).roles).toEqual(['grossRevenue']);
});
