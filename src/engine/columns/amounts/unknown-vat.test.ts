import { expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import { evidence } from './evidence.ts';
import { unknownVat } from './unknown-vat.ts';
import { vat } from './vat.ts';

const cost = { 'Kostnad: cost': ['40,00', '80,00', '33,00'] };
const amounts = ['100,00', '250,00', '99,00'];

/** Role of the first column and the questions of VAT that are raised. */
function asked(cells: Record<string, readonly string[]>, choices: ReadingChoices = {}) {
  const ask = { reading: salesReading, chosen: {}, choices };
  const table = unknownVat(vat(evidence(roledTable(cells), ask), ask), ask);
  const doubts = table.doubts.map(({ id, chosen, blocks }) => `${id} ${chosen} ${blocks}`);
  return [table.roles[0]?.role, ...doubts];
}

it('whether VAT is in an amount is asked where a margin turns on it, and stops nothing', () => {
  expect(asked({ 'Belopp: revenue': amounts, ...cost })).toEqual(['revenue', 'vat unknown never']);
});

it('is not asked where nothing turns on it, or the name, the margin or the currency says it', () => {
  expect(asked({ 'Belopp: revenue': amounts })).toEqual(['revenue']);
  for (const name of ['Belopp exkl. moms', 'Nettobelopp', 'Omsättning'])
    expect(asked({ [`${name}: revenue`]: amounts, ...cost })).toEqual(['revenue']);
  const margin = { 'TB: margin': ['60,00', '170,00', '66,00'] };
  expect(asked({ 'Belopp: revenue': amounts, ...cost, ...margin })).toEqual(['revenue']);
  const foreign = { 'Valuta: currency': ['EUR', 'EUR', 'EUR'] };
  expect(asked({ 'Belopp: revenue': amounts, ...cost, ...foreign })).toEqual(['revenue']);
});

it('is left open where neither names nor rows say, also where no question is worth asking', () => {
  const openVat = (name: string, choices: ReadingChoices = {}) => {
    const ask = { reading: salesReading, chosen: {}, choices };
    return unknownVat(roledTable({ [`${name}: revenue`]: amounts }), ask).openVat;
  };
  expect(openVat('Belopp')).toBe('unknown');
  expect(openVat('Belopp', { vat: 'excluded' })).toBe('excluded');
  expect(openVat('Nettobelopp')).toBeNull();
});

it('is told by the other rows where an order with returns has more VAT than any rate gives', () => {
  const cells = (tax: string) => ({
    'Totalt: revenue': ['125,00', '250,00', '112,00', '490,00'],
    'Moms: vat': ['25,00', '50,00', '12,00', tax],
    ...cost,
  });
  expect(asked(cells('179,25'))[0]).toBe('grossRevenue');
  // As much VAT as an amount without it has room for says that it may be on top, beside few others.
  expect(asked(cells('115,00'))[0]).toBe('revenue');
  const many = {
    'Totalt: revenue': ['125,00', '250,00', '112,00', '375,00', '224,00', '490,00'],
    'Moms: vat': ['25,00', '50,00', '12,00', '75,00', '24,00', '115,00'],
    'Kostnad: cost': ['40,00', '80,00', '33,00', '90,00', '70,00', '99,00'],
  };
  expect(asked(many)[0]).toBe('grossRevenue');
});

it('is as the user answers', () => {
  const answered = (answer: NonNullable<ReadingChoices['vat']>) =>
    asked({ 'Belopp: revenue': amounts, ...cost }, { vat: answer });
  expect(answered('included')).toEqual(['grossRevenue']);
  expect(answered('excluded')).toEqual(['revenue']);
  expect(answered('unknown')).toEqual(['revenue']);
});

it('stops the analysis where the name says one thing and the VAT beside it another', () => {
  const cells = {
    'Belopp exkl. moms: revenue': ['125,00', '250,00', '112,00'],
    'Moms: vat': ['25,00', '50,00', '12,00'],
  };
  expect(asked(cells)).toEqual(['revenue', 'vat excluded always']);
  expect(asked(cells, { vat: 'included' })).toEqual(['grossRevenue']);
});

it('is heard from the lines around the table, where they say one side', () => {
  const near = (...lines: readonly string[]) => {
    const ask = { reading: salesReading, chosen: {}, near: lines };
    const { roles, openVat } = unknownVat(roledTable({ 'Belopp: revenue': amounts }), ask);
    return [roles[0]?.role, openVat];
  };
  expect(near('Försäljning exkl. moms 2025', '')).toEqual(['revenue', 'excluded']);
  expect(near('Alla belopp inkl. moms')).toEqual(['grossRevenue', 'included']);
  expect(near('Exkl. moms till vänster', 'inkl. moms till höger')).toEqual(['revenue', 'unknown']);
  expect(near('Försäljning 2025')).toEqual(['revenue', 'unknown']);
});
