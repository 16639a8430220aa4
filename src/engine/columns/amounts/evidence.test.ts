import { describe, expect, it } from 'vitest';
import { leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { Step } from '../guide-reading.ts';
import { rolesByName } from '../roles/roles-by-name.ts';
import { evidence } from './evidence.ts';

const nets = [100, 240, 80.4, 1250, 64, 310.2];
const rates = [0.25, 0.12, 0.25, 0.06, 0.25, 0.12];
const öre = (value: number) => (Math.round(value * 100) / 100).toFixed(2).replace('.', ',');
const net = nets.map(öre);
const vatOf = (rate: (row: number) => number) => nets.map((value, row) => value * rate(row));
const mixed = vatOf((row) => rates[row] ?? 0);
const even = vatOf(() => 0.25);
const plus = (vat: readonly number[]) => nets.map((value, row) => öre(value + (vat[row] ?? 0)));

/** Roles by what is proved and by name. */
const proved: Step = (table, ask) => rolesByName(evidence(table, ask), ask);
const ofSales = (cells: Record<string, readonly string[]>) =>
  leaves(proved, roledTable(cells), salesReading);

it('VAT below zero is as large a part of an amount above it', () => {
  const owed = mixed.map((value) => öre(-value));
  expect(ofSales({ Moms: owed, 'Belopp i valuta': plus(mixed) })).toEqual([
    'Moms: vat',
    'Belopp i valuta: grossRevenue',
  ]);
});

it('VAT that fits one amount on more rows than another is not of the other: a gift card paid some of it', () => {
  const gross = plus(mixed);
  const left = gross.map((value, row) => (row === 3 ? '1000,00' : value));
  const table = roledTable({ Moms: mixed.map(öre), Beställt: gross, 'Att betala': left });
  const { proofs, columns } = evidence(table, { reading: salesReading, chosen: {} });
  expect(columns.map((column) => proofs.get(column)?.is)).toEqual(['vat', 'gross', undefined]);
});

describe('net + VAT = gross', () => {
  it.each(['Kolumn 2', 'Summa skatter', 'Belopp 2'])(
    'gives %s its role, whatever its name',
    (name) => {
      expect(ofSales({ Belopp: net, [name]: mixed.map(öre), Slutsumma: plus(mixed) })).toEqual([
        'Belopp: revenue',
        `${name}: vat`,
        'Slutsumma',
      ]);
    },
  );

  it('names what has no name', () => {
    const cells = { 'Kolumn 1': net, 'Kolumn 2': mixed.map(öre), 'Kolumn 3': plus(mixed) };
    expect(leaves(proved, roledTable(cells), costReading)).toEqual([
      'Kolumn 1: amount',
      'Kolumn 2: vat',
      'Kolumn 3',
    ]);
  });

  it('goes before a name that says the other side', () => {
    const cells = { 'Belopp inkl moms': net, Moms: mixed.map(öre), 'Total exkl moms': plus(mixed) };
    expect(ofSales(cells)).toEqual(['Belopp inkl moms: revenue', 'Moms: vat', 'Total exkl moms']);
  });

  it('is not a discount, a markup or freight that is the same share', () => {
    for (const other of ['Rabatt', 'Täckningsbidrag', 'Påslag', 'Frakt']) {
      const roles = ofSales({ Belopp: net, [other]: even.map(öre), Total: plus(even) });
      expect(roles).not.toContain(`${other}: vat`);
      expect(roles).toContain('Belopp: revenue');
    }
  });

  it('is not numbers that add up but are no share, nor a few rows under names that say nothing', () => {
    const fees = nets.map((_, row) => 3 + row);
    expect(ofSales({ Belopp: net, Extra: fees.map(öre), Total: plus(fees) })).toContain(
      'Belopp: revenue',
    );
    // Two who share what was paid, and one who had all of some of it.
    const own = [...even, 200, 300].map(öre);
    const theirs = [...net, '', ''];
    const paid = [...plus(even), öre(200), öre(300)];
    expect(ofSales({ Total: paid, Vi: own, Grannen: theirs })).not.toContain('Vi: vat');
    const few = { A: net.slice(0, 2), B: even.map(öre).slice(0, 2), C: plus(even).slice(0, 2) };
    expect(ofSales(few)).toEqual(['A', 'B', 'C']);
  });
});

it('quantity × price with the VAT of a column of rates is an amount with VAT', () => {
  const counts = [3, 2, 5, 4, 7, 6];
  const prices = { Antal: counts.map(String), Styckpris: net };
  const Momssats = rates.map((rate) => `${rate * 100} %`);
  const sums = (withVat: boolean) =>
    nets.map((price, row) =>
      öre((counts[row] ?? 0) * price * (withVat ? 1 + (rates[row] ?? 0) : 1)),
    );
  expect(ofSales({ ...prices, Momssats, Totalt: sums(true) })).toContain('Totalt: grossRevenue');
  expect(ofSales({ ...prices, Momssats, Totalt: sums(false) })).toContain('Totalt: revenue');
});

describe('VAT that is a share of an amount', () => {
  it('is in it or on top of it', () => {
    const included = { Totalt: plus(mixed), 'Varav skatt': mixed.map(öre) };
    expect(ofSales(included)).toEqual(['Totalt: grossRevenue', 'Varav skatt: vat']);
    const onTop = { Totalt: net, 'Varav skatt': mixed.map(öre) };
    expect(ofSales(onTop)).toEqual(['Totalt: revenue', 'Varav skatt: vat']);
  });

  it('is told without a name by several rates, and not by one', () => {
    expect(ofSales({ Totalt: plus(mixed), Summa2: mixed.map(öre) })).toEqual([
      'Totalt: grossRevenue',
      'Summa2: vat',
    ]);
    expect(ofSales({ Totalt: plus(even), Summa2: even.map(öre) })).toEqual([
      'Totalt: revenue',
      'Summa2',
    ]);
  });

  it('does not change a side that the name says, which is asked about', () => {
    expect(ofSales({ 'Belopp exkl moms': plus(mixed), Moms: mixed.map(öre) })).toEqual([
      'Belopp exkl moms: revenue',
      'Moms: vat',
    ]);
  });
});

it('the rate of each row tells an amount without VAT from one with', () => {
  const cells = {
    Summa: net,
    Sats: rates.map((rate) => String(rate * 100)),
    Slutsumma: plus(mixed),
  };
  expect(ofSales(cells)).toEqual(['Summa: revenue', 'Sats', 'Slutsumma']);
});

it('an amount is on the side of VAT that the name of its price says', () => {
  const roles = (price: string) =>
    ofSales({
      Antal: nets.map((_, row) => String(row + 2)),
      [price]: net,
      Belopp: nets.map((value, row) => öre(value * (row + 2))),
    }).at(-1);
  expect(roles('Pris inkl. moms')).toBe('Belopp: grossRevenue');
  expect(roles('Pris exkl. moms')).toBe('Belopp: revenue');
  expect(roles('Pris')).toBe('Belopp: revenue');
});
