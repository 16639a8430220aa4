import { describe, expect, it } from 'vitest';
import { lastColumn, leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import { accountsAsProducts } from './accounts-as-products.ts';
import { cardPayments } from './card-payments.ts';
import { ledger } from './ledger.ts';
import { statement } from './statement.ts';

const ofSales = { reading: salesReading, chosen: {} };
const ofCosts = { reading: costReading, chosen: {} };

describe('a ledger', () => {
  const table = roledTable({
    'Konto: account': ['1930', '3001', '5010'],
    Kontonamn: ['Bank', 'Försäljning', 'Hyra'],
    'Belopp: amount': ['-4 900,00', '-100,00', '5 000,00'],
  });

  it('leaves the rows of the guide’s accounts', () => {
    expect([...ledger(table, ofCosts).others]).toEqual([
      [0, 'balanceAccount'],
      [1, 'revenueAccount'],
    ]);
    expect([...ledger(table, ofSales).others.values()]).toEqual(['balanceAccount', 'costAccount']);
  });

  it('gives what stands in credit its plus where the format says that it is bookkeeping', () => {
    const known = { 0: 'account', 2: 'amount' } as const;
    const sales = ledger(table, { ...ofSales, known });
    expect(lastColumn(sales)).toEqual(['4900', '100', '-5000']);
    expect(ledger(table, { ...ofCosts, known }).columns).toHaveLength(3);
  });

  it('keeps the signs of its rows where a large credit note alone is more than all of them', () => {
    const credited = roledTable({
      'Konto: account': ['5010', '1930', '6110', '1930', '4010', '1930'],
      'Belopp: amount': ['50,00', '-50,00', '20,00', '-20,00', '-900,00', '900,00'],
    });
    expect(ledger(credited, ofCosts).columns).toHaveLength(2);
  });

  it('is none where suppliers’ invoices stand on an account of equipment, however often its header comes again', () => {
    const again = (name: string) => [name, name];
    const invoices = roledTable({
      'Leverantör: supplier': [
        'Balder',
        'Telia',
        'Dustin',
        'Fortnox',
        'Balder',
        ...again('Leverantör'),
      ],
      'Konto: account': ['5010', '6212', '1220', '6540', '5010', ...again('Konto')],
      'Belopp: amount': ['500,00', '200,00', '900,00', '100,00', '500,00', ...again('Belopp')],
    });
    expect(ledger(invoices, ofCosts)).toBe(invoices);
  });

  it('has bookings on several kinds of accounts: a list of costs by account is none', () => {
    const costs = roledTable({
      'Konto: account': ['5010', '6110'],
      'Belopp: amount': ['50,00', '20,00'],
    });
    expect(ledger(costs, ofCosts)).toBe(costs);
  });

  it('is of accounts by their names where the classes are not those of BAS', () => {
    const own = roledTable({
      'Konto: account': ['1010', '3010', '3110', '3120', '4010', '4020', '3910'],
      'Kontonamn: accountName': [
        ...['Bank', 'Varukostnader', 'Lokalkostnader', 'Telefonkostnader', 'Försäljning varor'],
        ...['Konsultintäkter', 'Räntekostnader'],
      ],
      'Belopp: amount': ['900,00', '500,00', '400,00', '100,00', '-1 500,00', '-500,00', '100,00'],
    });
    expect([...ledger(own, ofCosts).others]).toEqual([
      [0, 'balanceAccount'],
      [4, 'revenueAccount'],
      [5, 'revenueAccount'],
    ]);
  });

  it('is no list of what suppliers invoiced: all of that was bought, whatever account it stands on', () => {
    const bought = roledTable({
      'Leverantör: supplier': ['Telia', 'Dustin', 'Nordea', 'Telia', 'Ek'],
      'Konto: account': ['6212', '1220', '8421', '6212', '5010'],
      'Belopp: amount': ['899,00', '9 000,00', '120,00', '899,00', '5,00'],
    });
    expect(ledger(bought, ofCosts)).toBe(bought);
    const books = roledTable({
      'Leverantör: supplier': ['Telia', 'Telia', 'Ek', 'Ek', 'Kund', 'Ek'],
      'Konto: account': ['6212', '6212', '5010', '5410', '3001', '5010'],
      'Belopp: amount': ['899,00', '120,00', '899,00', '5,00', '-9 000,00', '5,00'],
    });
    expect([...ledger(books, ofCosts).others.values()]).toEqual(['revenueAccount']);
  });

  it('has credit notes among what suppliers invoiced, where each row is an invoice of its own', () => {
    const cells = {
      'Leverantör: supplier': ['Telia', 'Dustin', 'Ek', 'Ek', 'Dustin'],
      'Konto: account': ['6212', '5410', '5010', '6530', '1220'],
      'Belopp: amount': ['899,00', '9 000,00', '120,00', '899,00', '-500,00'],
    };
    const own = roledTable({ ...cells, 'Fakturanr: invoiceNumber': ['1', '2', '3', '4', '5'] });
    expect(ledger(own, ofCosts)).toBe(own);
    // A voucher whose rows share their number is of the books, and so is what came in from somebody else.
    const shared = { 'Fakturanr: invoiceNumber': ['1', '2', '3', '4', '2'] };
    expect(ledger(roledTable({ ...cells, ...shared }), ofCosts).others.size).toBe(1);
    const income = roledTable({
      ...cells,
      'Leverantör: supplier': ['Telia', 'Dustin', 'Ek', 'Ek', 'Kund AB'],
      'Fakturanr: invoiceNumber': ['1', '2', '3', '4', '5'],
    });
    expect(ledger(income, ofCosts).others.size).toBe(1);
  });

  it('sells by account, and counts no vouchers as orders', () => {
    const sold = ledger({ ...table, roles: table.roles }, ofSales);
    expect(leaves(accountsAsProducts, sold, salesReading).slice(0, 2)).toEqual([
      'Konto: productId',
      'Kontonamn: product',
    ]);
    expect(accountsAsProducts(table, ofSales)).toBe(table);
  });
});

describe('a statement of a bank account', () => {
  const cells = {
    'Datum: date': ['2025-01-02', '2025-01-03', '2025-01-04'],
    Text: ['Kund AB', 'Hyra', 'Ek AB'],
    Saldo: ['100,00', '60,00', '90,00'],
  };
  const moved = ['100,00', '-40,00', '30,00'];

  it('is money in for sales and money out for costs', () => {
    const sales = roledTable({ ...cells, 'Belopp: revenue': moved });
    expect([...statement(sales, ofSales).others]).toEqual([[1, 'outgoing']]);
    expect(leaves(statement, sales, salesReading)).toEqual([
      'Datum: date',
      'Text: customer',
      'Saldo',
      'Belopp: grossRevenue',
    ]);
    const costs = statement(roledTable({ ...cells, 'Belopp: amount': moved }), ofCosts);
    expect([...costs.others.keys()]).toEqual([0, 2]);
    expect(lastColumn(costs)).toEqual(['-100', '40', '-30']);
    expect(costs.isStatement).toBe(true);
  });

  it('is none without both signs, or where the user chose the amount', () => {
    const plus = roledTable({ ...cells, 'Belopp: revenue': ['100,00', '40,00', '30,00'] });
    expect(statement(plus, ofSales)).toBe(plus);
    const chosen = roledTable({ ...cells, 'Belopp: revenue': moved });
    expect(statement(chosen, { ...ofSales, chosen: { 3: 'revenue' } })).toBe(chosen);
  });
});

it('the payment of a card’s bill is no cost, a return is', () => {
  const table = roledTable({
    'Text: text': ['ICA', 'Inbetalning', 'ICA retur'],
    'Belopp: amount': ['50,00', '-900,00', '-20,00'],
  });
  expect([...cardPayments(table).others]).toEqual([[1, 'income']]);
  const unnamed = roledTable({
    'Kolumn 2': ['ICA', 'Inbetalning Café Åsen', 'Hyra'],
    'Kolumn 4': ['Utförd', 'Utförd', 'Avvisad'],
    'Belopp: amount': ['50,00', '-900,00', '20,00'],
  });
  expect([...cardPayments(unnamed).others]).toEqual([[1, 'income']]);
  // Words of payment alone pay the bill on few rows; on many they are what was paid.
  const card = (texts: string[]) =>
    cardPayments(
      roledTable({
        'Text: text': texts,
        'Belopp: amount': ['50,00', '-900,00', '20,00', '-7,00', '9,00'],
      }),
    ).others;
  expect([...card(['ICA', 'AUTOGIRO BETALNING', 'OKQ8', 'ICA', 'SJ'])]).toEqual([[1, 'income']]);
  expect(card(['ICA', 'Utbetalning 1', 'SJ', 'Utbetalning 2', 'SJ']).size).toBe(0);
});
