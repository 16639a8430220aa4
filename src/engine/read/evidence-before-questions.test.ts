import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];
const read = (header: string, rowOf: (n: number) => string, purpose: Purpose = 'sales') =>
  readFileBytes(Buffer.from([header, ...rows.map(rowOf)].join('\n')), 'fil.csv', {}, purpose)
    .understanding;
type Read = ReturnType<typeof read>;
const blocking = ({ questions }: Read) =>
  questions.filter((question) => question.blocking).map(({ id }) => id);
const roleOf = ({ columns }: Read, name: string) =>
  columns.find((column) => column.name === name)?.role ?? null;

describe('freight that a market place paid out with the price', () => {
  const header = 'Orderdatum;Order-id;Vara;Antal;Pris;Frakt;Kommission;Utbetalning';
  const rowOf = (times: number) => (n: number) => {
    const [price, freight] = [100 * n + 0.5, n % 2 ? 39 : 0];
    const fee = 10 * n;
    const paid = times * price + freight - fee;
    return `2025-03-0${n};F${n};Filt ${n % 3};${times};${price};${freight};${fee};${paid}`;
  };

  it('is sold as the price is, of one and of several', () => {
    expect(Number(read(header, rowOf(1)).total)).toBe(3604 + 4 * 39);
    expect(Number(read(header, rowOf(2)).total)).toBe(7208 + 4 * 39);
    expect(blocking(read(header, rowOf(2)))).toEqual([]);
  });

  it('is so among many amounts with their signs', () => {
    const list = read(
      'Datum;Order;Vara;product sales;shipping credits;selling fees;fba fees;total',
      (n) =>
        `2025-03-0${n};F${n};Filt;${n * 200};${n * 30};${-n * 25};${-n * 15 - 1};${n * 190 - 1}`,
    );
    expect(roleOf(list, 'product sales + shipping credits')).toBe('revenue');
  });

  it('is sold with what else was paid in a run to what was paid out, less what the seller gave', () => {
    const names =
      'product sales;product sales tax;postage credits;promotional rebates;selling fees';
    const rowOf = (n: number) => {
      const [sold, freight, rebate] = [n * 200, n % 2 ? 39 : 0, n % 3 ? 0 : -30];
      const own = [sold, sold / 4, freight, rebate, -n * 25, -16];
      const paid = own.reduce((sum, value) => sum + value, 0);
      return `2025-03-0${n};F${n};Filt ${n % 3};${[...own, paid].join(';')}`;
    };
    const list = read(`Datum;Order;Vara;${names};fba fees;total`, rowOf);
    expect([list.total, blocking(list)]).toEqual([String(7200 + 4 * 39 - 2 * 30), []]);
  });

  it('is not where nothing was paid out for it', () => {
    const list = read(header, (n) => {
      const price = 100 * n + 0.5;
      return `2025-03-0${n};F${n};Filt;1;${price};${30 + n};${10 * n};${price - 10 * n}`;
    });
    expect(Number(list.total)).toBe(3604);
  });
});

it('what the VAT is of was spent, with freight and without what was taken off', () => {
  const list = read(
    'Order Date;Order ID;Order Subtotal;Order Shipping;Order Promotion;Order Tax;Order Net Total;Order Status',
    (n) => {
      const [goods, freight, less] = [n * 200, n % 3 ? 48 : 0, n % 2 ? -20 : 0];
      const net = goods + freight + less;
      return `2025-03-0${n};4${n};${goods};${freight};${less};${net / 4};${net * 1.25};Closed`;
    },
    'costs',
  );
  expect([Number(list.total), blocking(list)]).toEqual([7200 + 6 * 48 - 4 * 20, []]);
});

it('goods, freight, discount, returns and VAT are the order’s total', () => {
  const list = read(
    'Ordernr;Orderdatum;Kund;Varor;Frakt;Rabatt;Returnerat;Moms;Ordersumma',
    (n) => {
      const [goods, less, back] = [n * 200, n % 2 ? 40 : 0, n % 3 ? 0 : 80];
      const net = goods + 48 - less - back;
      return `${n};2025-03-0${n};Kund ${n};${goods};48;${less};${back};${net / 4};${net * 1.25}`;
    },
  );
  expect([Number(list.total), blocking(list)]).toEqual([7200 + 8 * 48 - 4 * 40 - 2 * 80, []]);
});

it('a price in two parts is the whole row’s, whatever number stands beside', () => {
  const list = read(
    'Datum;Åtgärd;Tand;Pris;Statligt stöd;Patient betalar',
    (n) => `2025-03-0${n};Lagning;${10 + n};${n * 500};${n * 125};${n * 375}`,
  );
  expect([Number(list.total), blocking(list)]).toEqual([18_000, []]);
});

it('the price of one by its name, or by a number that is no role, is no rival of the line', () => {
  const list = read(
    '*ContactName;*InvoiceNumber;*InvoiceDate;*Quantity;*UnitAmount;LineAmount',
    (n) => `Ek AB;B${n};2025-03-0${n};${n};${100 + n * 7};${n * (100 + n * 7)}`,
    'costs',
  );
  expect(blocking(list)).toEqual([]);
});

describe('work that came in one day and was done another', () => {
  const header = 'Inlämnad;Klar;Kund;Summa exkl moms';
  const rowOf = (done: (n: number) => string) => (n: number) =>
    `2025-0${n}-28;${done(n)};Kund ${n};${n * 100}`;

  it('is of the month when it was done', () => {
    const list = read(
      header,
      rowOf((n) => `2025-0${n + 1}-02`),
    );
    expect([roleOf(list, 'Klar'), blocking(list)]).toEqual(['date', []]);
  });

  it('is asked about where some is not done', () => {
    const list = read(
      header,
      rowOf((n) => (n > 6 ? '' : `2025-0${n + 1}-02`)),
    );
    expect(blocking(list)).toEqual(['date']);
  });
});

it('the day of issue goes before the day when it is due', () => {
  const list = read(
    'Invoice Number;Customer;Due Date;Issue Date;Status;Sub Total;Tax Total;Total',
    (n) =>
      `I${n};Ek;2025-0${n + 1}-03;2025-0${n}-03;${n % 3 ? 'Paid' : 'Payment Due'};${n * 100};${n * 25};${n * 125}`,
  );
  expect([roleOf(list, 'Issue Date'), Number(list.total), blocking(list)]).toEqual([
    'date',
    3600,
    [],
  ]);
});

describe('rows of Debet and Kredit, all with plus', () => {
  const rowOf = (n: number) =>
    `${n % 4 ? 'Debet' : 'Kredit'};${n};2025-03-0${n};Ek;${n * 100};${n * 25};${n * 125}`;
  const header = 'Typ;Fakturanr;Datum;Kund;Netto;Moms;Brutto';

  it('are what the file’s own total says', () => {
    const all = [header, ...rows.map(rowOf), 'Summa;;;;1200;300;1500'].join('\n');
    const { understanding } = readFileBytes(Buffer.from(all), 'fil.csv', {}, 'sales');
    expect([Number(understanding.total), blocking(understanding)]).toEqual([1200, []]);
  });

  it('are asked about without one', () => {
    expect(blocking(read(header, rowOf))).toEqual(['sides']);
  });
});

it('a row’s sum is the cost beside its price, number and discount, and what was sold by an advert is not', () => {
  const till = read(
    'Kvittonr;Datum;Artikel;Antal;Pris;Rabatt %;Radsumma',
    (n) => `${n};2025-03-0${n};Regel;${n};${n * 10};${n % 2 ? 10 : 0};${n * n * (n % 2 ? 9 : 10)}`,
    'costs',
  );
  expect([roleOf(till, 'Radsumma'), blocking(till)]).toEqual(['amount', []]);
  const adverts = read(
    'Campaign name;Day;Link clicks;Amount spent (SEK);Purchases conversion value',
    (n) => `Shopping;2025-03-0${n};${n * 9};${100 + n * 3.5};${n * 731 + 0.25}`,
    'costs',
  );
  expect([Number(adverts.total), blocking(adverts)]).toEqual([926, []]);
});
