import { describe, expect, it } from 'vitest';
import { salesReading } from '../../guides/sales/reading.ts';
import { toColumns } from '../../table/column-store.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { type ChosenRoles, unroled } from '../roled.ts';
import { typeColumn } from '../types/type-column.ts';
import { rolesByName } from './roles-by-name.ts';
import { saleRoles } from './sale-roles.ts';

const samples: Record<string, string[]> = {
  date: ['2025-01-02', '2025-01-03', '2025-01-04'],
  number: ['1234,50', '99,00', '12,25'],
  text: ['Kaffe', 'Te', 'Bulle'],
  code: ['A-1001', 'A-1002', 'A-1003'],
  rate: ['1,0000', '1,0000', '11,2500'],
  mail: ['anna@exempel.se', 'bo@exempel.se', 'eva@exempel.se'],
  companies: ['Ek Bygg AB', 'Bo Glas HB', 'Anna Andersson'],
  ways: ['Kort', 'Swish', 'Kontant'],
  first: ['Eva', 'Anna', 'Erik'],
  often: ['månad', 'kvartal', 'år'],
};

/** Roles by name, and what is left once the names have had their say. */
function roles(columns: readonly TypedColumn[], chosen: ChosenRoles = {}) {
  const ask = { reading: salesReading, chosen };
  return saleRoles(rolesByName(unroled(columns), ask), ask).roles;
}

/** Roles of a file with these columns; `Datum:date` is a column of dates named Datum. */
function rolesOf(...columns: string[]): (ColumnRole | null)[] {
  const named = columns.map((column) => column.split(':') as [string, string]);
  const rows = [0, 1, 2].map((n) => ({ cells: named.map(([, kind]) => samples[kind]?.[n] ?? '') }));
  const typed = toColumns(
    rows,
    named.map(([name]) => name),
  ).map((store) => typeColumn(store));
  return roles(typed).map(({ role }) => role);
}

describe('a column gets its role from its name and its values', () => {
  it.each<[string, string[], (ColumnRole | null)[]]>([
    [
      'a Swedish list',
      [
        'Datum:date',
        'Artikelnr:code',
        'Benämning:text',
        'Antal:number',
        'À-pris:number',
        'Summa:number',
      ],
      ['date', 'productId', 'product', 'quantity', 'unitPrice', 'revenue'],
    ],
    [
      'net before gross',
      ['Belopp inkl. moms:number', 'Moms:number', 'Belopp exkl. moms:number'],
      ['grossRevenue', 'vat', 'revenue'],
    ],
    [
      'Fortnox invoices',
      ['Fakturanr:code', 'Kundnamn:text', 'Fakturadatum:date', 'Netto:number', 'Moms:number'],
      ['orderId', 'customer', 'date', 'revenue', 'vat'],
    ],
    [
      'Zettle',
      [
        'Datum:date',
        'Kvittonummer:code',
        'Produktnamn:text',
        'Antal:number',
        'Totalt (SEK):number',
      ],
      ['date', 'orderId', 'product', 'quantity', 'revenue'],
    ],
    [
      'Shopify analytics',
      [
        'Day:date',
        'Product title:text',
        'Net quantity:number',
        'Gross sales:number',
        'Discounts:number',
        'Net sales:number',
      ],
      ['date', 'product', 'quantity', null, 'discount', 'revenue'],
    ],
    [
      'WooCommerce',
      ['Order ID:code', 'Order Date:date', 'Item Name:text', 'Quantity:number', 'Item Cost:number'],
      ['orderId', 'date', 'product', 'quantity', 'unitPrice'],
    ],
    [
      'a bank statement',
      ['Bokföringsdag:date', 'Belopp:number', 'Saldo:number'],
      ['date', 'revenue', null],
    ],
    [
      'margin and cost',
      ['Försäljning:number', 'Varukostnad:number', 'Täckningsbidrag:number'],
      ['revenue', 'cost', 'margin'],
    ],
    [
      'place and channel',
      ['Region:text', 'Säljkanal:text', 'Omsättning:number'],
      ['region', 'channel', 'revenue'],
    ],
    [
      'abbreviations',
      ['Art.nr:code', 'St:number', 'Belopp kr:number'],
      ['productId', 'quantity', 'revenue'],
    ],
    [
      'names of an interface',
      ['InvoiceDate:date', 'DueDate:date', 'CustomerName:text', 'TotalVAT:number', 'Total:number'],
      ['date', null, 'customer', 'vat', 'revenue'],
    ],
    [
      'numbers of customers and kronor of gift cards',
      ['Datum:date', 'Kunder:number', 'Försäljning:number', 'Sålda presentkort:number'],
      ['date', null, 'revenue', null],
    ],
    [
      'what a payment service shows its customers',
      ['Created:date', 'Amount:number', 'Customer Currency:text', 'Customer Facing Amount:number'],
      ['date', 'revenue', null, null],
    ],
    [
      'how and where it was paid, which is no product',
      ['Datum:date', 'Card Brand:text', 'Summa:number'],
      ['date', null, 'revenue'],
    ],
    [
      'the city of the bill',
      ['Order Date:date', 'Total:number', 'City (Billing):text', 'Antal affärer:number'],
      ['date', 'revenue', 'region', null],
    ],
    [
      'kronor beside what was paid in another currency',
      ['Belopp EUR:number', 'Kurs:number', 'Belopp SEK:number'],
      [null, null, 'revenue'],
    ],
    ['a currency alone', ['Datum:date', 'Belopp EUR:number'], ['date', 'revenue']],
    [
      'names that say nothing but the side of VAT',
      ['Exkl moms:number', 'Inkl moms:number'],
      ['revenue', 'grossRevenue'],
    ],
  ])('%s', (_, columns, roles) => {
    expect(rolesOf(...columns)).toEqual(roles);
  });

  it.each<[string, string[], (ColumnRole | null)[]]>([
    ['a rate of exchange', ['Kurs:rate', 'Netto:number'], [null, 'revenue']],
    ['an address', ['Beskrivning:mail', 'Netto:number'], [null, 'revenue']],
    ['an address alone', ['Kontakt:mail', 'Netto:number'], [null, 'revenue']],
    ['numbers of orders', ['Körorder:code', 'Netto:number'], [null, 'revenue']],
    ['how it was paid', ['Sätt:ways', 'Netto:number'], [null, 'revenue']],
    ['how often it is paid', ['Takt:often', 'Netto:number'], [null, 'revenue']],
    ['who sold', ['Värd:first', 'Netto:number'], [null, 'revenue']],
    ['the weather', ['Väder:text', 'Netto:number'], [null, 'revenue']],
    ['who was paid', ['Leverantör:text', 'Netto:number'], [null, 'revenue']],
    ['a licence plate', ['Reg.nr:code', 'Netto:number'], [null, 'revenue']],
    ['what is printed', ['Antal utskrifter:number', 'Netto:number'], [null, 'revenue']],
    ['who bought', ['Motpart:companies', 'Netto:number'], ['customer', 'revenue']],
    ['who bought, in English', ['Full Name:text', 'Netto:number'], ['customer', 'revenue']],
    ['whose case it is', ['Klient:text', 'Netto:number'], ['customer', 'revenue']],
    ['words of an unknown name', ['Smak:text', 'Netto:number'], ['product', 'revenue']],
  ])('%s', (_, columns, roles) => {
    expect(rolesOf(...columns)).toEqual(roles);
  });

  it.each([
    ...['Summa moms', 'Moms totalt', 'Momssumma', 'Order Total Tax Amount', 'Tax 1 Value', 'Skatt'],
    ...['totalTax', 'total_tax', 'Momskr', 'Moms (SEK)', 'Momssats %', 'Momsprocent'],
  ])('%s is VAT, and no amount', (name) => {
    expect(rolesOf('Datum:date', `${name}:number`)).toEqual(['date', 'vat']);
  });

  it.each(['Momskod', 'Momsunderlag', 'Försäljning 25 % moms', 'Tax Class', 'Momsfritt'])(
    '%s is no VAT',
    (name) => {
      expect(rolesOf('Datum:date', `${name}:number`)[1]).not.toBe('vat');
    },
  );

  it.each(['Saldo', 'Bokfört saldo', 'Balance', 'Utg. saldo'])('%s is never an amount', (name) => {
    expect(rolesOf('Datum:date', `${name}:number`)).toEqual(['date', null]);
  });

  it('knows words that are cut short with a point', () => {
    expect(rolesOf('Ben.:text', 'Ant.:number', 'Rab. kr:number', 'Bel. exkl. moms:number')).toEqual(
      ['product', 'quantity', 'discount', 'revenue'],
    );
    expect(rolesOf('Betaldatum:date', 'Fakt.datum:date')).toEqual([null, 'date']);
    expect(rolesOf('Xyz.:number', 'Kaffe:text')).toEqual([null, null]);
  });

  it('knows the words of a name in capitals, which nothing parts', () => {
    expect(rolesOf('ORDERDATE:date', 'GROSSAMOUNT:number', 'TOTALVAT:number')).toEqual([
      'date',
      'grossRevenue',
      'vat',
    ]);
  });

  it('knows a name with what one of it is', () => {
    expect(rolesOf('Kvantitet (st):number', 'À-pris (kr):number')).toEqual([
      'quantity',
      'unitPrice',
    ]);
    expect(rolesOf('Kvantitet (kr):number')[0]).not.toBe('quantity');
  });

  it('never gives an amount to a column of text, nor a date to a column of numbers', () => {
    expect(rolesOf('Summa:text', 'Datum:number')).toEqual([null, null]);
  });

  it('gives each role once, and what the user chose before all else', () => {
    const columns = toColumns(
      [{ cells: ['1,5', '2,5'] }, { cells: ['3,5', '4,5'] }],
      ['Belopp', 'Övrigt'],
    ).map((store) => typeColumn(store));
    expect(roles(columns, { 1: 'revenue' }).map(({ role }) => role)).toEqual([null, 'revenue']);
    expect(roles(columns, { 0: null }).map(({ role }) => role)).toEqual([null, null]);
  });
});
