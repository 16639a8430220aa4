import { describe, expect, it } from 'vitest';
import { leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import { repeatedOrders } from './repeated-orders.ts';

const ask = { reading: salesReading, chosen: {} };
const invoices = {
  'Fakturanr: orderId': ['1', '2', '2', '3', '3', '4'],
  'Belopp: revenue': ['100,00', '80,00', '80,00', '60,00', '60,00', '40,00'],
};

/** Rows left out, and what is asked. */
function repeated(more: Record<string, string[]>, choices?: ReadingChoices) {
  const table = roledTable({ ...invoices, ...more });
  const { others, doubts } = repeatedOrders(table, { ...ask, choices });
  return { rows: [...others.keys()], asked: doubts.map(({ id }) => id) };
}

describe('an invoice that stands again on each of its rows', () => {
  it('counts once where what was paid on them comes to it, with VAT or without', () => {
    const Betalt = ['125,00', '50,00', '50,00', '15,00', '60,00', '50,00'];
    expect(repeated({ Betalt })).toEqual({ rows: [2, 4], asked: [] });
    expect(repeated({ Betalt: ['100', '40', '40', '30', '30', '40'] }).asked).toEqual([]);
  });

  it('is proved so by one alone, also where its rows name a thing', () => {
    const table = roledTable({
      'Fakturanr: orderId': ['1', '2', '2', '3'],
      'Vara: product': ['A', 'B', 'B', 'C'],
      'Belopp: revenue': ['100,00', '80,00', '80,00', '60,00'],
      Betalt: ['125,00', '50,00', '50,00', '75,00'],
    });
    expect([...repeatedOrders(table, ask).others.keys()]).toEqual([2]);
  });

  it('is asked about where nothing proves it', () => {
    expect(repeated({})).toEqual({ rows: [2, 4], asked: ['repeats'] });
    expect(repeated({ Vikt: ['1', '2', '3', '4', '5', '6'] }).asked).toEqual(['repeats']);
    expect(repeated({}, { repeats: 'once' })).toEqual({ rows: [2, 4], asked: [] });
    expect(repeated({}, { repeats: 'rows' })).toEqual({ rows: [], asked: [] });
  });

  it('is known by a number of any name where its parts prove it, and by none else', () => {
    const { 'Fakturanr: orderId': Nr, ...amounts } = invoices;
    const rows = (more: Record<string, string[]>) => [
      ...repeatedOrders(roledTable({ Nr, ...amounts, ...more }), ask).others.keys(),
    ];
    expect(rows({ Betalt: ['125,00', '50,00', '50,00', '15,00', '60,00', '50,00'] })).toEqual([
      2, 4,
    ]);
    expect(rows({ Betalt: ['125,00', '50,00', '90,00', '15,00', '99,00', '50,00'] })).toEqual([]);
    expect(rows({})).toEqual([]);
  });

  it('has rows of its own where their amounts differ or each has a price', () => {
    const lines = ['100,00', '80,00', '80,00', '60,00', '61,00', '40,00'];
    expect(repeated({ 'Belopp: revenue': lines }).rows).toEqual([]);
    expect(repeated({ 'Antal: quantity': ['1', '1', '1', '2', '2', '1'] }).rows).toEqual([]);
  });

  it('says nothing of the things on its rows', () => {
    const table = roledTable({ ...invoices, 'Vara: product': ['A', 'B', 'C', 'D', 'E', 'F'] });
    expect(leaves(repeatedOrders, table, salesReading)).toEqual([...Object.keys(invoices), 'Vara']);
  });

  it('of a supplier counts once where its parts prove it, and else as it stands', () => {
    const bills = {
      'Leverantör: supplier': ['Ahlsell', 'Telia', 'Telia', 'Preem', 'Preem', 'Dustin'],
      'Fakturanr: invoiceNumber': invoices['Fakturanr: orderId'],
      'Belopp: amount': invoices['Belopp: revenue'],
    };
    const costs = { reading: costReading, chosen: {} };
    const left = (more: Record<string, string[]>) => {
      const { others, doubts } = repeatedOrders(roledTable({ ...bills, ...more }), costs);
      return [[...others.keys()], doubts.length];
    };
    const Betalt = ['125,00', '50,00', '50,00', '15,00', '60,00', '50,00'];
    expect(left({ Betalt })).toEqual([[2, 4], 0]);
    expect(left({})).toEqual([[], 0]);
    const pay = {
      Anställd: ['Eva', 'Ola', 'Eva', 'Ola'],
      'Bruttolön: amount': ['320', '280', '320', '280'],
      Nettolön: ['240', '210', '240', '210'],
    };
    expect([...repeatedOrders(roledTable(pay), costs).others]).toEqual([]);
    const several = ['Ahlsell', 'Telia', 'Menigo', 'Preem', 'Preem', 'Dustin'];
    expect(left({ Betalt, 'Leverantör: supplier': several })).toEqual([[], 0]);
  });
});
