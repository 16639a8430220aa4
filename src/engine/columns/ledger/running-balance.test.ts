import { describe, expect, it } from 'vitest';
import { leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { amountByBalance } from './amount-by-balance.ts';
import { foreignAmounts } from './foreign-amounts.ts';
import { findRunning, findRunningSides } from './running-balance.ts';

const columnsOf = (...cells: string[][]) =>
  roledTable(Object.fromEntries(cells.map((values, place) => [`Kolumn ${place}`, values]))).columns;
const amounts = ['100,00', '-40,00', '30,00', '-25,50'];
const balances = ['1 100,00', '1 060,00', '1 090,00', '1 064,50'];

describe('a running balance', () => {
  it('is known by its rows, oldest or newest first', () => {
    for (const way of [1, -1])
      expect(
        findRunning(
          columnsOf(
            ...[amounts, balances].map((cells) => (way === 1 ? cells : cells.toReversed())),
          ),
        ),
      ).toMatchObject({ amount: { name: 'Kolumn 0' }, balance: { name: 'Kolumn 1' } });
  });

  it('is no sum from nothing, and nothing that moves otherwise', () => {
    const sums = ['100,00', '60,00', '90,00', '64,50'];
    expect(findRunning(columnsOf(amounts, sums))).toBeNull();
    expect(findRunning(columnsOf(amounts, ['1,00', '2,00', '3,00', '4,00']))).toBeNull();
  });

  it('says which column is the amount of a statement without header', () => {
    const table = roledTable({ 'Kolumn 1': amounts, 'Kolumn 2': balances });
    expect(leaves(amountByBalance, table, costReading)).toEqual(['Kolumn 1: amount', 'Kolumn 2']);
  });
});

describe('money in and out in columns of their own', () => {
  const ins = ['100,00', '', '30,00', ''];
  const outs = ['', '40,00', '', '25,50'];

  it('is told by the balance that rises and falls with them, in either order, with zeros or minus', () => {
    const table = (way: 1 | -1, out: string[]) =>
      columnsOf(...[out, ins, balances].map((cells) => (way === 1 ? cells : cells.toReversed())));
    for (const columns of [
      table(1, outs),
      table(-1, outs),
      table(1, ['0,00', '-40,00', '0,00', '-25,50']),
    ])
      expect(findRunningSides(columns)).toMatchObject({
        debit: { name: 'Kolumn 0' },
        credit: { name: 'Kolumn 1' },
        balance: { name: 'Kolumn 2' },
      });
    // What came in alone moves the balance on too few rows to be all of it.
    expect(findRunning(table(1, outs))).toBeNull();
  });

  it('is not where both are on a row, or nothing moves by them', () => {
    expect(findRunningSides(columnsOf(outs, amounts, balances))).toBeNull();
    expect(findRunningSides(columnsOf(outs, ins, ['1,00', '2,00', '3,00', '4,00']))).toBeNull();
  });

  it('gives a statement without header its two sides', () => {
    const table = roledTable({ 'Kolumn 1': outs, 'Kolumn 2: amount': ins, 'Kolumn 3': balances });
    const read = amountByBalance(table, { reading: costReading, chosen: {} });
    expect(read.proved).toMatchObject({
      debit: { name: 'Kolumn 1' },
      credit: { name: 'Kolumn 2' },
    });
    expect(read.roles.map(({ role }) => role)).toEqual([null, null, null]);
  });
});

it('a currency beside kronor is the other amount’s', () => {
  const card = (foreign: string[]) =>
    roledTable({
      'Valuta: currency': ['SEK', 'EUR', 'SEK'],
      'Utländskt belopp': foreign,
      'Belopp: amount': ['450,00', '565,00', '99,00'],
    });
  expect(leaves(foreignAmounts, card(['', '50,00', '']), costReading)[0]).toBe('Valuta');
  // VAT beside amounts of several currencies is no amount in them.
  expect(leaves(foreignAmounts, card(['90,00', '113,00', '19,80']), costReading)[0]).toBe(
    'Valuta: currency',
  );
  // The whole invoice in its currency stands beside kronor with and without VAT.
  const invoices = roledTable({
    'Valuta: currency': ['SEK', 'EUR', 'SEK'],
    'Fakturabelopp i valuta': ['125,00', '50,00', '250,00'],
    'Netto: amount': ['100,00', '565,00', '200,00'],
    Totalt: ['125,00', '565,00', '250,00'],
  });
  expect(leaves(foreignAmounts, invoices, costReading)[0]).toBe('Valuta');
});
