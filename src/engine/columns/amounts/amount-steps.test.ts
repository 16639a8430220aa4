import { describe, expect, it } from 'vitest';
import { lastColumn, leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { Step } from '../guide-reading.ts';
import { paymentSigns } from '../ledger/payment-signs.ts';
import { currency } from './currency.ts';
import { debitCredit } from './debit-credit.ts';
import { joinAmounts, rateGroups, sideGroups } from './joined-amounts.ts';
import { joinIntervals } from './joined-intervals.ts';
import { netPayouts } from './net-payouts.ts';
import { orderTotals } from './order-totals.ts';
import { units } from './units.ts';
import { vat } from './vat.ts';

const ofSales = { reading: salesReading, chosen: {} };
const ofCosts = { reading: costReading, chosen: {} };

describe('amounts in several columns', () => {
  const byRate = roledTable({
    'Datum: date': ['2025-01-02', '2025-01-03'],
    'Försäljning 12 %': ['10,00', '20,00'],
    'Försäljning 25 %': ['100,00', ''],
  });
  const joined: Step = (table, ask) => joinAmounts(sideGroups(rateGroups(table, ask), ask), ask);

  it('by rate of VAT are added', () => {
    expect(leaves(joined, byRate, salesReading)).toEqual([
      'Datum: date',
      'Försäljning 12 %',
      'Försäljning 25 %',
      'Försäljning 12 % + Försäljning 25 %: revenue',
    ]);
    expect(lastColumn(joined(byRate, ofSales))).toEqual(['110', '20']);
  });

  it('of costs too, though another column is called their total', () => {
    const bought = roledTable({
      'Netto 25%': ['1 000,00', '200,00'],
      'Netto 12%': ['500,00', '4 500,00'],
      'Total: amount': ['1 810,00', '5 290,00'],
    });
    expect(leaves(joined, bought, costReading)).toEqual([
      ...['Netto 25%', 'Netto 12%', 'Total', 'Netto 25% + Netto 12%: amount'],
    ]);
  });

  it('stay apart where one of them is twice, where the whole stands too, or the user chose', () => {
    const twice = roledTable({ 'Moms 25 %': ['1,00'], 'Moms 25': ['2,00'] });
    expect(rateGroups(twice, ofSales).groups).toEqual([]);
    const whole = roledTable({
      'Summa: revenue': ['110,00'],
      'Försäljning 12 %': ['10,00'],
      'Försäljning 25 %': ['100,00'],
    });
    expect(leaves(joined, whole, salesReading)).toHaveLength(3);
    const chosen = { ...ofSales, chosen: { 1: null } };
    expect(rateGroups(byRate, chosen).groups).toEqual([]);
  });

  it('as credit and debit of one account are sales less credit notes', () => {
    const ledger = roledTable({ Debet: ['', '50,00'], Kredit: ['200,00', ''] });
    expect(leaves(joined, ledger, salesReading).at(-1)).toBe('Kredit − Debet: revenue');
    expect(lastColumn(joined(ledger, ofSales))).toEqual(['200', '-50']);
    const accounts = roledTable({
      Konto: ['3001', '5010'],
      Debet: ['', '50,00'],
      Kredit: ['200,00', ''],
    });
    expect(sideGroups(accounts, ofSales).groups).toEqual([]);
  });
});

describe('debit and credit of costs', () => {
  const table = roledTable({
    'Belopp: amount': ['', ''],
    Debet: ['50,00', ''],
    Kredit: ['', '7,00'],
  });

  it('are one amount: debit less credit', () => {
    expect(leaves(debitCredit, table, costReading)).toEqual([
      'Belopp',
      'Debet: debit',
      'Kredit: credit',
      'Debet − Kredit: amount',
    ]);
    expect(lastColumn(debitCredit(table, ofCosts))).toEqual(['50', '-7']);
  });

  it('count what was withdrawn as spent, also where the bank writes it with minus', () => {
    const bank = roledTable({ Uttag: ['-50,00', '-8,00'], Insättning: ['', ''] });
    expect(lastColumn(debitCredit(bank, ofCosts))).toEqual(['50', '8']);
  });

  it('are left to the user who chose the amount', () => {
    expect(debitCredit(table, { ...ofCosts, chosen: { 0: 'amount' } })).toBe(table);
  });
});

it('amounts per month and per year are one amount, by the longest time the row has', () => {
  const table = roledTable({
    Tjänst: ['A', 'B', 'C'],
    Månadskostnad: ['100,00', '', '10,00'],
    Årskostnad: ['', '900,00', '120,00'],
  });
  const joined = joinIntervals(table, ofCosts);
  expect(lastColumn(joined)).toEqual(['per månad', 'per år', 'per år']);
  expect(leaves(joinIntervals, table, costReading).slice(-2)).toEqual([
    'Årskostnad eller Månadskostnad: amount',
    'Hur ofta: interval',
  ]);
  expect(joined.note).toBe(null);
});

describe('what a payment service paid out', () => {
  const cells = { 'Brutto: grossRevenue': ['100,00', '50,00'], Avgift: ['-3,00', '-2,00'] };

  it('is no sale: gross is, and VAT is the fee’s', () => {
    const report = roledTable({
      ...cells,
      'Moms: vat': ['0,60', '0,40'],
      'Utbetalt: revenue': ['96,40', '47,60'],
    });
    expect(leaves(netPayouts, report, salesReading)).toEqual([
      'Brutto: grossRevenue',
      'Avgift',
      'Moms',
      'Utbetalt',
    ]);
  });

  it('is no sale where the gross has no role, with or without what was paid back', () => {
    const report = roledTable({
      captured_amount: ['100,00', '50,00', '80,00'],
      refunded_amount: ['0,00', '-20,00', '0,00'],
      fee: ['-3,00', '-2,00', '-2,50'],
      'net_amount: revenue': ['97,00', '28,00', '77,50'],
    });
    expect(leaves(netPayouts, report, salesReading)[0]).toBe('captured_amount: revenue');
    const other = roledTable({
      Pant: ['10,00', '20,00', '15,00'],
      Avgift: ['3,00', '2,00', '2,50'],
      'Belopp: revenue': ['97,00', '28,00', '77,50'],
    });
    const withFreight = roledTable({
      produktförsäljning: ['874,00', '200,00', '-300,00'],
      fraktkrediter: ['49,00', '0,00', '-49,00'],
      försäljningsavgifter: ['-131,10', '-30,00', '45,00'],
      'totalt: revenue': ['791,90', '170,00', '-304,00'],
    });
    expect(leaves(netPayouts, withFreight, salesReading)[0]).toBe('produktförsäljning: revenue');
    expect(netPayouts(other, ofSales)).toBe(other);
    const stays = roledTable({
      Bruttointäkter: ['1124,00', '2300,00'],
      Serviceavgift: ['33,72', '69,00'],
      'Belopp: revenue': ['1090,28', '2231,00'],
    });
    expect(leaves(netPayouts, stays, salesReading)[0]).toBe('Bruttointäkter: revenue');
  });

  it('is not what does not follow from gross and fee', () => {
    const shop = roledTable({ ...cells, 'Summa exkl: revenue': ['80,00', '40,00'] });
    expect(netPayouts(shop, ofSales)).toBe(shop);
  });
});

describe('the total of an order', () => {
  it('on its first row or on each of them gives way to the lines', () => {
    const lines = (total: string[]) =>
      roledTable({
        'Order: orderId': ['1', '1', '2', '2'],
        'Antal: quantity': ['1', '2', '1', '1'],
        'Pris: unitPrice': ['5,00', '6,00', '7,00', '8,00'],
        'Total: revenue': total,
      });
    const first = leaves(orderTotals, lines(['17,00', '', '15,00', '']), salesReading);
    const each = leaves(orderTotals, lines(['17,00', '17,00', '15,00', '15,00']), salesReading);
    expect([first.at(-1), each.at(-1)]).toEqual(['Total', 'Total']);
    const own = leaves(orderTotals, lines(['5,00', '12,00', '7,00', '8,00']), salesReading);
    expect(own.at(-1)).toBe('Total: revenue');
  });
});

describe('an amount in kronor', () => {
  it('is used beside amounts in several currencies', () => {
    const table = roledTable({
      'Valuta: currency': ['USD', 'SEK'],
      'Belopp: amount': ['10,00', '99,00'],
      'Belopp SEK': ['105,00', '99,00'],
    });
    expect(leaves(currency, table, costReading)).toEqual([
      'Valuta',
      'Belopp',
      'Belopp SEK: amount',
    ]);
    expect(currency(table, { ...ofCosts, chosen: { 1: 'amount' } })).toBe(table);
  });

  it('is what the rates prove it to be, whatever its name', () => {
    const foreign = {
      'Valuta: currency': ['EUR', 'SEK', 'EUR', 'USD'],
      'Belopp: revenue': ['100,00', '99,00', '10,00', '20,00'],
    };
    const beside = (values: string[]) => roledTable({ ...foreign, Motvärde: values });
    const kronor = beside(['1130,00', '99,00', '112,00', '190,00']);
    expect(leaves(currency, kronor, salesReading).at(-1)).toBe('Motvärde: revenue');
    const abroad = beside(['9,00', '', '0,89', '2,10']);
    expect(leaves(currency, abroad, salesReading)[1]).toBe('Belopp: revenue');
    expect(currency(abroad, ofSales).doubts).toEqual([]);
  });

  it('is looked for where a column without a telling name holds nothing but currencies', () => {
    const table = roledTable({ Val: ['EUR', 'SEK'], 'Belopp: revenue': ['1,00', '2,00'] });
    expect(leaves(currency, table, salesReading)[0]).toBe('Val: currency');
    const words = roledTable({ Val: ['EUR', 'Ek AB'], 'Belopp: revenue': ['1,00', '2,00'] });
    expect(currency(words, ofSales)).toBe(words);
  });

  it('is asked for where none stands, with the rows and the sum of each currency', () => {
    const table = roledTable({
      'Valuta: currency': ['EUR', 'SEK', 'SEK'],
      'Belopp: revenue': ['100,00', '99,00', '10,00'],
      Antal: ['1', '1', '2'],
    });
    const open = currency(table, ofSales);
    expect(open.doubts.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Belopp är i flera valutor: 2 rader i SEK (109 kr) och 1 rad i EUR (100 EUR). De går inte att lägga ihop. Hur ska de räknas?',
    ]);
    expect([...open.others]).toEqual([[0, 'otherCurrency']]);
    expect(currency(table, { ...ofSales, choices: { currency: 'main' } }).doubts).toEqual([]);
    const one = roledTable({ 'Valuta: currency': ['EUR', 'eur'], 'Belopp: revenue': ['1', '2'] });
    expect(currency(one, ofSales)).toBe(one);
  });
});

describe('an amount beside VAT in kronor', () => {
  const table = (amount: string) =>
    roledTable({ [amount]: ['125,00', '250,00'], 'Moms: vat': ['25,00', '50,00'] });

  it('includes it where its rows prove it, in either guide', () => {
    expect(leaves(vat, table('Totalt: revenue'), salesReading)[0]).toBe('Totalt: grossRevenue');
    expect(leaves(vat, table('Totalt: amount'), costReading)[0]).toBe('Totalt: grossAmount');
  });

  it('does not where its name says net', () => {
    expect(leaves(vat, table('Netto: revenue'), salesReading)[0]).toBe('Netto: revenue');
  });
});

it('an amount that is the one with VAT on every row is not without it', () => {
  const Försäljning = { 'Försäljning: grossRevenue': ['125', '112'], 'Moms: vat': ['25', '12'] };
  const same = roledTable({ ...Försäljning, 'Total: revenue': ['125', '112'] });
  expect(leaves(vat, same, salesReading)).toEqual([...Object.keys(Försäljning), 'Total']);
  const below = roledTable({ ...Försäljning, 'Total: revenue': ['-125', '-112'] });
  expect(leaves(vat, below, salesReading)).toEqual([...Object.keys(Försäljning), 'Total']);
  const other = roledTable({ ...Försäljning, 'Total: revenue': ['100', '100'] });
  expect(leaves(vat, other, salesReading)).toEqual([...Object.keys(Försäljning), 'Total: revenue']);
});

describe('payments written with minus', () => {
  const table = roledTable({ 'Belopp: amount': ['-10,00', '-5,00', '2,00'] });

  it('are costs', () => {
    expect(leaves(paymentSigns, table, costReading)).toEqual(['Belopp', '−Belopp: amount']);
    expect(lastColumn(paymentSigns(table, ofCosts))).toEqual(['10', '5', '-2']);
  });

  it('stand in a statement, in a list of mostly plus, and where the user chose', () => {
    const statement = { ...table, isStatement: true };
    expect(paymentSigns(statement, ofCosts)).toBe(statement);
    const plus = roledTable({ 'Belopp: amount': ['10,00', '5,00', '-2,00'] });
    expect(paymentSigns(plus, ofCosts)).toBe(plus);
    expect(paymentSigns(table, { ...ofCosts, chosen: { 0: 'amount' } })).toBe(table);
  });
});

describe('amounts in whole numbers', () => {
  it('are öre where their name or quantity × price says so, VAT and all', () => {
    const priced = roledTable({
      'Antal: quantity': ['1', '2', '1'],
      'Pris: unitPrice': ['12,50', '10,00', '99,00'],
      'Moms: vat': ['250', '400', '1980'],
      'Belopp: revenue': ['1250', '2000', '9900'],
    });
    expect(leaves(units, priced, salesReading).slice(-2)).toEqual([
      'Moms i kronor: vat',
      'Belopp i kronor: revenue',
    ]);
    expect(lastColumn(units(priced, ofSales))).toEqual(['12.5', '20', '99']);
    const named = roledTable({ 'Belopp (öre): revenue': ['1250', '2000'] });
    expect(lastColumn(units(named, ofSales))).toEqual(['12.5', '20']);
  });

  it('are asked about beside currencies as programs write them, and else kronor', () => {
    const charges = roledTable({ 'amount: revenue': ['12500'], 'currency: currency': ['sek'] });
    expect(units(charges, ofSales).doubts.map(({ id, blocks }) => [id, blocks])).toEqual([
      ['unit', 'always'],
    ]);
    const ore = { ...ofSales, choices: { unit: 'ore' } } as const;
    expect(lastColumn(units(charges, ore))).toEqual(['125']);
    // So interfaces of payments write their lists, and count in the smallest unit.
    const listed = (more: string) =>
      roledTable({
        'amount: revenue': ['12500', '9900'],
        'currency: currency': ['sek', 'sek'],
        'lines.object': ['list', 'list'],
        [more]: ['false', 'false'],
      });
    expect(lastColumn(units(listed('lines.has_more'), ofSales))).toEqual(['125', '99']);
    expect(units(listed('more'), ofSales).doubts.map(({ id }) => id)).toEqual(['unit']);
    const kronor = roledTable({ 'Belopp: revenue': ['12500'], 'Valuta: currency': ['SEK'] });
    expect(units(kronor, ofSales)).toBe(kronor);
    // VAT with öre beside whole amounts: nothing in the file is in öre.
    const beside = roledTable({
      'currency: currency': ['sek', 'sek'],
      'total: grossRevenue': ['12501', '20000'],
      'tax: vat': ['2500.20', '4000'],
    });
    expect(units(beside, ofSales)).toBe(beside);
    // So it is where the amount is a fee and what is left, with öre in both.
    const sum = (rest: string) =>
      roledTable({
        'currency: currency': ['sek', 'sek', 'sek'],
        'gross: grossRevenue': ['1920', '635', '188'],
        fee: ['30.60', '11.33', '4.62'],
        net: ['1889.40', '623.67', rest],
      });
    expect(units(sum('183.38'), ofSales).doubts).toEqual([]);
    expect(units(sum('150.00'), ofSales).doubts.map(({ id }) => id)).toEqual(['unit']);
    const api = (least: string) =>
      roledTable({
        'amount: grossRevenue': ['49500', least],
        'vatAmount: vat': ['9900', '4000'],
        'currency: currency': ['SEK', 'SEK'],
      });
    expect(units(api('20000'), ofSales).doubts.map(({ id }) => id)).toEqual(['unit']);
    expect(units(api('80'), ofSales).doubts).toEqual([]);
  });
});
