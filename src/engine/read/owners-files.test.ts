import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

const read = (rows: readonly string[], purpose: Purpose = 'sales', name = 'fil.csv') =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), name, {}, purpose).understanding;
const roleOf = ({ columns }: ReturnType<typeof read>, name: string) =>
  columns.find((column) => column.name === name)?.role;
const asked = ({ questions }: ReturnType<typeof read>) => questions.map(({ id }) => id);

describe('amounts that stand beside one another', () => {
  it('are in kronor where the others are abroad, by their names or by the currencies on the rows', () => {
    const list = read([
      'Sale Date,Order ID,Buyer,Currency,Order Total,Order Total (SEK)',
      '2024-01-10,1,Ek,EUR,100.67,1149.65',
      '2024-01-12,2,Al,EUR,69.42,792.78',
      '2024-01-13,3,Bo,EUR,149.97,1712.66',
    ]);
    expect(roleOf(list, 'Order Total (SEK)')).toBe('revenue');
    expect(roleOf(list, 'Order Total')).toBeNull();
  });

  it('are of this year where the change from the last stands beside both', () => {
    const list = read(
      [
        'Kostnadsjämförelse;Alla belopp kr exkl. moms;;;',
        'Konto;Benämning;I år;I fjol;Förändring kr',
        '4010;Varor;175.192,00;173.056,00;2.136,00',
        '5010;Hyra;64.551,00;68.824,00;(4.273,00)',
        '5020;El;137.757,00;155.640,00;(17.883,00)',
      ],
      'costs',
    );
    expect([list.total, asked(list)]).toEqual(['377500', []]);
  });

  it('are no price to compare with, nor what a driver or a kind of pay has for number', () => {
    const rows = ['2024-08-02;8714.00;8918.00;Klar', '2024-08-04;3041.00;3041.00;Makulerad'];
    const care = read(['Datum;Referenspris;Vårdens pris;Status', ...rows]);
    expect(roleOf(care, 'Vårdens pris')).toBe('revenue');
    const shifts = read([
      'Start;Förare;Inkört inkl moms;Moms 6%',
      '2024-01-01;1003;5133;290.55',
      '2024-01-02;1007;4240;240',
      '2024-01-03;1003;6360;360',
      '2024-01-04;1007;5300;300',
    ]);
    expect(asked(shifts)).toEqual([]);
  });
});

it('per cent stands with its sign on some rows and without on others', () => {
  const list = read(
    ['Butik;Belopp inkl;Moms %', 'Ek;1120;12', 'Al;1250;25 %', 'Bo;112;12%', 'Ek;500;0'],
    'costs',
  );
  expect(list.columns.find(({ role }) => role === 'vat')?.sum).toBe('0.49');
});

it('millionths of a currency are told by their name', () => {
  const rows = ['2024-01-01,Sök,3704000000', '2024-02-01,Video,1575000000'];
  const list = read(['month,campaign_name,cost_micros', ...rows], 'costs');
  expect([list.total, asked(list)]).toEqual(['5279', []]);
});

describe('words of states', () => {
  it('are no region where some of them count and some do not', () => {
    const list = read([
      'invoiceId,invoiceDate,amountNet,state',
      '1,2024-01-01,900,paid',
      '2,2024-01-02,3400,void',
      '3,2024-01-03,500,draft',
    ]);
    expect(list.total).toBe('900');
  });

  it('are asked about where nothing was paid for, and a market place sent nothing on', () => {
    const list = (payout: string) =>
      read([
        'Slutdatum;Köpare;Totalt betalt;Varav moms;Status;Utbetalt',
        '2024-01-03;a1;1953,00;390,60;Betald;1764,00',
        `2024-01-05;a2;544,00;108,80;Ej betald;${payout}`,
        '2024-01-08;a3;221,00;44,20;Betald;205,20',
      ]);
    expect([asked(list('0,00')), asked(list('495,90'))]).toEqual([['states'], []]);
  });

  it('are no discount codes, and no way that a parcel has come', () => {
    const list = read([
      'Name,Paid at,Total,Discount Code,Fulfillment Status',
      ...Array.from({ length: 12 }, (_, row) =>
        [
          `#${row}`,
          `2024-01-${row + 10}`,
          100 + row,
          row % 4 ? '' : 'HEJ50',
          row % 5 ? 'fulfilled' : '',
        ].join(),
      ),
    ]);
    expect(asked(list)).not.toContain('states');
  });
});

it('invoices with what is left to pay of each are no account, whatever credit notes there are', () => {
  const list = read([
    'Fakturanr;Kundnamn;Fakturadatum;Netto;Moms;Totalt;Saldo',
    '1;Ek AB;2024-01-01;1000,00;250,00;1250,00;1250,00',
    '2;Al AB;2024-01-02;-400,00;-100,00;-500,00;-500,00',
    '3;Bo AB;2024-01-03;800,00;200,00;1000,00;0,00',
  ]);
  expect([list.total, asked(list)]).toEqual(['1400', []]);
});

it('fees are of the pay that they are the rate of', () => {
  const list = read(
    [
      'Namn;Månadslön;Övertid;Bruttolön;Prel. skatt;Nettolön;Arb.giv.avg 31,42 %',
      'Ek;30000;0;30000;-9000;21000;9426',
      'Al;32000;1200;33200;-9960;23240;10431,44',
      'Bo;28000;0;28000;-8400;19600;8797,60',
    ],
    'costs',
  );
  expect([list.total, asked(list)]).toEqual(['119855.04', []]);
});

it('tables of other things stand below one another with some names alike', () => {
  const list = read(
    [
      'Datum;Faktura;Belopp exkl moms;Moms',
      ...['2024-01-15;1;16360,00;4090,00', '2024-01-17;2;11565,00;2891,25'],
      'Datum;Vad;Belopp inkl moms;Moms',
      ...['2024-01-04;Diesel;801,25;160,25', '2024-02-10;Tåg;2261,25;452,25'],
      'Inköpt;Vad;Anskaffningsvärde;Avskrivning per år',
      ...['2022-03-01;Flis;85000,00;17000,00', '2023-05-14;Släp;24000,00;4800,00'],
    ],
    'costs',
  );
  expect(list.questions.some(({ blocking }) => blocking)).toBe(true);
});

it('a row of what the one above holds is in no sum, and counts no more', () => {
  const list = read(
    [
      ';jan 2024;feb 2024;mar 2024',
      ...['El;24654;100;14916', 'Värme;6874;3000;36747', '  varav varmvatten;2062;900;11024'],
      ...['Vatten;500;600;700', 'Summa taxebundna;32028;3700;52363'],
      ...['Städ;900;11120;5060', 'Hiss;3592;300;7821', 'Summa skötsel;4492;11420;12881'],
      'SUMMA DRIFT;36520;15120;65244',
    ],
    'costs',
  );
  expect([list.total, asked(list)]).toEqual(['116884', []]);
});

it('accounts of what is owned and owed are no costs beside those that are', () => {
  const list = read(
    [
      'Vnr;Datum;Text;1930 Bank;2440 Lev.skuld;4010 Varor;6200 Tele/porto;1220 Inventarier',
      '1;2024-01-10;Post;-5915;;5915;;',
      '2;2024-01-11;Menigo;;-4392;4392;;',
      '3;2024-01-15;Tele;-255;;;255;',
      '4;2024-01-16;Fakta;-9000;;;;9000',
    ],
    'costs',
  );
  expect(list.total ?? list.questions[0]?.options[0]?.sum).toBe('10562');
});

it('a printed report has its title on each page, and a sum that is carried over', () => {
  const title = (page: number) => [
    `LINDÖ MEKANISKA AB          LEVERANTÖRSFAKTUROR               Sida ${page}`,
    'Urval: 240101-241231                             Utskr 250109',
    '',
    'LÖPNR  DATUM   LEVERANTÖR               NETTO        MOMS     BRUTTO',
    '--------------------------------------------------------------------',
  ];
  const list = read(
    [
      ...title(1),
      '8001   240101  Ahlsell Sverige AB   13 246,18    3 311,55  16 557,73',
      '8002   240104  Telia Sverige AB     22 167,22    5 541,81  27 709,03',
      '8003   240208  Hyresvärden AB        2 000,00-     500,00-  2 500,00-',
      '       Transport                                           41 766,76',
      ...title(2),
      '       Transport                                           41 766,76',
      '8004   240306  Staples Sweden        9 088,92    2 272,23  11 361,15',
      '8005   240309  PostNord              5 238,40    1 309,60   6 548,00',
    ],
    'costs',
    'lista.txt',
  );
  expect([list.total, asked(list)]).toEqual(['47740.72', []]);
  expect(roleOf(list, 'LEVERANTÖR')).toBe('supplier');
});

it('number × price is without the VAT that each row says is in it', () => {
  const list = read([
    'Köpt;Biljettyp;Antal;Biljettpris;Moms 6 % på biljett;Status',
    '2024-11-01 kl 10:00;Vuxen;4;285,00;64,53;Giltig',
    '2024-11-02 kl 11:01;Barn;2;190,00;21,51;Giltig',
    '2024-11-03 kl 12:02;Vuxen;1;285,00;16,13;Giltig',
    '2024-11-04 kl 13:03;Barn;1;190,00;10,75;Återbetald',
  ]);
  expect([list.total, asked(list), roleOf(list, 'Köpt')]).toEqual(['1702.83', [], 'date']);
});

it('what was paid is no number of anything', () => {
  const list = read([
    'Sale Date,Order ID,Order Total (SEK),VAT paid by buyer (SEK)',
    ...[
      '2024-01-10,11,1250.00,250.00',
      '2024-01-12,12,625.00,125.00',
      '2024-01-13,13,125.00,25.00',
    ],
  ]);
  expect(list.total).toBe('1600');
});

it('tips that are named as within are no sale, and hours that nobody is charged for are none', () => {
  const terminal = read([
    'Datum;Korttyp;Belopp;Varav dricks;Avgift',
    ...['2024-03-01;Visa;220,00;20,00;3,85', '2024-03-02;Visa;150,00;0,00;2,63'],
    ...['2024-03-02;Visa;430,00;50,00;7,53', '2024-03-04;Visa;95,00;0,00;1,66'],
  ]);
  expect([terminal.total, asked(terminal)]).toEqual(['825', []]);
  const hours = read([
    'Datum;Kund;Timmar;Timpris;Debiterbar;Belopp',
    ...['2024-03-01;Ek;8;900;Ja;7200', '2024-03-02;Al;2;900;Nej;0'],
    ...['2024-03-04;Ek;4;900;Ja;3600', '2024-03-05;Bo;5;900;Ja;4500'],
  ]);
  expect([hours.total, asked(hours)]).toEqual(['15300', []]);
});

it('codes are written out in a footer, and what the footer says of them was done', () => {
  const rows = ['F', 'F', 'F', 'M', 'F', 'F'].map(
    (code, n) => `2024-02-1${n};${n};1000;250;${code}`,
  );
  const list = (...foot: string[]) =>
    read(['Datum;Fakturanr;Netto;Moms;Status', ...rows, '', ...foot]);
  const told = list('F = fakturerad', 'M = makulerad');
  expect([told.total, asked(told)]).toEqual(['5000', []]);
  const noted = list('F = fakturerad, M = makulerad', 'Makulerade fakturor räknas inte.');
  expect([noted.total, asked(noted)]).toEqual(['5000', []]);
  expect(asked(list('F = fakturerad, M = makulerad', 'Makulerade debiteras fullt.'))).toEqual([
    'notes',
  ]);
});

it('an order is called off with all its rows, also where its number stands on the first alone', () => {
  const list = read([
    'Order Number,Order Status,Order Date,Order Total,Item Name,Quantity,Item Cost',
    ...['1,Completed,2024-01-02,300,Ljus,1,100', ',,,,Tvål,2,100'],
    ...['2,Cancelled,2024-01-03,500,Ljus,3,100', ',,,,Tvål,2,100'],
    ...['3,Completed,2024-01-04,200,Ljus,1,100', ',,,,Tvål,1,100'],
  ]);
  expect(list.total).toBe('500');
});

it('each row has what was laid out or what was paid for driving', () => {
  const rows = ['Tåg;;;212,00;12,00', 'Tolkning;80;200,00;;', 'Hotell;;;1120,00;120,00'];
  const list = read(
    [
      'Datum;Vad;Km;Ersättning 2,50 kr/km;Utlägg inkl moms;varav moms',
      ...[...rows, ...rows].map((row, n) => `2024-01-1${n};${row}`),
    ],
    'costs',
  );
  expect([list.total, asked(list)]).toEqual(['2800', []]);
});

it('groups of columns up to the last are named above, and quarters sum their months', () => {
  const list = read([
    'Månad;Motala;;Falun;;Totalt;',
    ';Utfall;Budget;Utfall;Budget;Utfall;Budget',
    ...['2024-01;100;90;200;210;300;300', '2024-02;110;95;220;190;330;285'],
    ...['2024-03;130;80;250;200;380;280', 'Kv 1;340;265;670;600;1010;865'],
    ...['2024-04;150;90;200;210;350;300', '2024-05;90;95;100;90;190;185'],
    ...['2024-06;70;80;90;70;160;150', 'Kv 2;310;265;390;370;700;635'],
  ]);
  expect([list.total, asked(list)]).toEqual(['1710', []]);
});
