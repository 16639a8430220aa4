import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';
import type { ColumnRole } from '../../table/roles.ts';

/** The role of each column, and the sum of the rows used. */
function columnsOf(rows: string[], purpose: Purpose = 'sales', roles = {}) {
  const { columns } = readFileBytes(
    Buffer.from(rows.join('\n')),
    'fil.csv',
    { roles },
    purpose,
  ).understanding;
  return Object.fromEntries(columns.map(({ name, role, sum }) => [name, role && { role, sum }]));
}
const role = (name: ColumnRole, sum: string | null = null) => ({ role: name, sum });

const receipts = [
  'Datum;Kvitto;Totalt;Moms',
  '2025-03-01;1;125,00;25,00',
  '2025-03-01;2;250,00;50,00',
  '2025-03-02;3;112,00;12,00',
  '2025-03-03;4;200,00;30,00',
  '2025-03-04;5;-125,00;-25,00',
];

describe('an amount that does not say whether VAT is in it', () => {
  it('has it where the VAT of its rows is a share of it that only that gives', () => {
    expect(columnsOf(receipts).Totalt).toEqual(role('grossRevenue', '562'));
    const costs = receipts.map((row) => row.replace('Kvitto', 'Leverantör'));
    expect(columnsOf(costs, 'costs').Totalt?.role).toBe('grossAmount');
  });

  it('does not where VAT comes on top, where it tells nothing, or where its name or the user says so', () => {
    const onTop = receipts.map((row) =>
      row.replace('125,00;', '100,00;').replace('250,00;', '200,00;'),
    );
    expect(columnsOf(onTop).Totalt?.role).toBe('revenue');
    const mixed = receipts.map((row) => row.replace(/(25|50|12),00$/, '17,31'));
    expect(columnsOf(mixed).Totalt?.role).toBe('revenue');
    const named = receipts.map((row) => row.replace('Totalt', 'Netto'));
    expect(columnsOf(named).Netto?.role).toBe('revenue');
    expect(columnsOf(receipts, 'sales', { 2: 'revenue' }).Totalt?.role).toBe('revenue');
  });

  it('has it where VAT by rate gives it exactly, as on the report of a till', () => {
    const till = (whole: readonly string[]) => [
      'Z-rapport;Datum;Totalt;Moms 25%;Moms 12%',
      `1;2025-03-01;${whole[0]};100,00;428,57`,
      `2;2025-03-02;${whole[1]};80,00;385,71`,
    ];
    expect(columnsOf(till(['4500,00', '4000,00'])).Totalt?.role).toBe('grossRevenue');
    expect(columnsOf(till(['3971,42', '3534,25'])).Totalt?.role).toBe('revenue');
    // Something sold without VAT: nothing is proven.
    expect(columnsOf(till(['4600,00', '4100,00'])).Totalt?.role).toBe('revenue');
  });
});

describe('what a payment service paid out', () => {
  it('is not the sale, and the VAT of its fee is not the sale’s', () => {
    const klarna = columnsOf([
      'type;sale_date;order_id;gross_amount;fee;vat_amount;net_amount',
      'SALE;2025-03-01;k1;1250.00;-36.25;0.00;1213.75',
      'SALE;2025-03-02;k2;800.00;-23.20;-5.80;771.00',
      'RETURN;2025-03-05;k1;-250.00;0.00;0.00;-250.00',
    ]);
    expect(klarna).toMatchObject({ gross_amount: role('grossRevenue', '1800') });
    expect(klarna.net_amount).toBe(null);
    expect(klarna.vat_amount).toBe(null);
  });

  it('leaves the VAT of the sale, and a net amount that is the gross less VAT', () => {
    const shop = columnsOf([
      'Datum;Brutto;Moms;Nettobelopp;Avgift',
      '2025-03-01;125,00;25,00;100,00;3,10',
      '2025-03-02;250,00;50,00;200,00;5,20',
    ]);
    expect(shop).toMatchObject({ Nettobelopp: role('revenue', '300'), Moms: role('vat', '75') });
  });
});

describe('the total of an order that stands on each of its rows', () => {
  it('is not added up where the name says what it is, be there one such order', () => {
    const lines = ['Ordernr;Datum;Produkt;Radsumma;Ordersumma', '1;2025-03-01;Ljus;250,00;375,00'];
    const more = ['1;2025-03-01;Stake;125,00;375,00', '2;2025-03-02;Ljus;500,00;500,00'];
    expect(columnsOf([...lines, ...more])).toMatchObject({ Radsumma: role('revenue', '875') });
    expect(columnsOf([...lines, ...more]).Ordersumma).toBe(null);
    const once = [
      'Ordernr;Datum;Kund;Ordersumma',
      '1;2025-03-01;Ek;375,00',
      '2;2025-03-02;Al;500,00',
    ];
    expect(columnsOf(once).Ordersumma).toEqual(role('revenue', '875'));
  });
});

describe('a list of invoices with what is left to pay', () => {
  it('is no bank statement: its credit notes count', () => {
    const invoices = columnsOf([
      'Fakturanr;Kundnamn;Fakturadatum;Totalt;Saldo',
      '101;Ek AB;2025-01-10;12 500,00;0,00',
      '102;Al AB;2025-01-20;6 250,00;6 250,00',
      '103;Ek AB;2025-02-10;-2 500,00;0,00',
      '104;Bo AB;2025-03-01;3 125,00;3 125,00',
    ]);
    expect(invoices).toMatchObject({
      Totalt: role('revenue', '19375'),
      Kundnamn: role('customer'),
    });
  });
});

it('the days of a bank’s list of payments are dates', () => {
  const swish = columnsOf([
    'Clnr;Bokfdag;Transdag;Avsändarnamn;Belopp',
    '8327;2025-03-01;2025-03-01;Anna;125,00',
    '8327;2025-03-02;2025-03-02;Bo;450,00',
  ]);
  expect(swish.Bokfdag?.role).toBe('date');
});

describe('money that only moves between one’s own accounts', () => {
  it('is no sale when a payment service pays out', () => {
    const paypal = columnsOf([
      'Datum;Namn;Typ;Brutto;Avgift;Netto',
      '2025-03-01;Anna;Betalning via webbplats;1 250,00;-45,75;1 204,25',
      '2025-03-02;Bo;Betalning via webbplats;800,00;-30,45;769,55',
      '2025-03-15;;Allmänt uttag – bankkonto;-1 973,80;0,00;-1 973,80',
    ]);
    expect(paypal).toMatchObject({ Brutto: role('grossRevenue', '2050'), Netto: null });
  });

  it('is no credit from a supplier when the bill of a card is paid', () => {
    const card = columnsOf(
      [
        'Datum;Bokfört;Specifikation;Ort;Belopp',
        '2025-03-01;2025-03-02;CIRCLE K;Solna;650,00',
        '2025-03-02;2025-03-03;ADOBE;Dublin;287,40',
        '2025-03-04;2025-03-04;SJ AB;Stockholm;412,60',
        '2025-03-05;2025-03-05;INBETALNING;;-5 000,00',
        '2025-03-06;2025-03-06;ICA KVITTO RETUR;Solna;-50,00',
      ],
      'costs',
    );
    expect(card.Belopp).toEqual(role('amount', '1300'));
  });
});

it('the cost of salaries is what the employer pays, not what the employee gets', () => {
  const salaries = (columns: string, ...rows: string[]) =>
    columnsOf([`Anställd;Månad;${columns}`, ...rows], 'costs');
  const eva = 'Eva;2025-01;35 000;8 750;26 250';
  expect(salaries('Bruttolön;Skatt;Nettolön', eva)).toMatchObject({
    Bruttolön: role('amount', '35000'),
  });
  expect(
    salaries('Bruttolön;Skatt;Nettolön;Arbetsgivaravgift;Total kostnad', `${eva};10 997;45 997`),
  ).toMatchObject({ 'Total kostnad': role('amount', '45997') });
});

it('costs in several currencies are taken from the column in kronor', () => {
  const bills = [
    'Fakturadatum;Leverantör;Valuta;Belopp;Belopp SEK',
    '2025-01-05;AWS;USD;120,50;1265,25',
    '2025-02-10;Telia;SEK;599,00;599,00',
  ];
  expect(columnsOf(bills, 'costs')).toMatchObject({ 'Belopp SEK': role('amount', '1864.25') });
});

it('two years in a row are a header over amounts per year', () => {
  const years = ['Leverantör;2024;2025', 'Elbolaget;12000;14500', 'Telia;7188;7800'];
  expect(columnsOf(years, 'costs')).toMatchObject({ Belopp: role('amount', '41488') });
  const prices = ['Bord;2024;1500', 'Stol;2025;500', 'Lampa;2026;800'];
  expect(Object.keys(columnsOf(prices))).toHaveLength(3);
});
