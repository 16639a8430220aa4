import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

function read(rows: readonly string[], purpose: Purpose = 'sales', name = 'fil.csv') {
  const bytes = Buffer.from(`${rows.join('\n')}\n`);
  const { understanding } = readFileBytes(bytes, name, {}, purpose);
  const asked = understanding.questions
    .filter(({ blocking }) => blocking)
    .map(({ options }) => options.map(({ label, sum }) => `${label}: ${Number(sum)}`));
  const { total, period, leftOutCounts } = understanding;
  return { sum: Number(total), period, leftOutCounts, asked };
}

const days = ['02', '03', '04', '07', '08', '09'];

describe('a table with rows or columns of a report', () => {
  it('counts no row of shares that are kept as numbers, but what is sold under that name', () => {
    const months = ['Månad;Te;Kaffe;Totalt', 'jan 2024;100;300;400', 'feb 2024;200;200;400'];
    const report = [...months, 'Summa;300;500;800', 'Andel;0,38;0,62;1'];
    expect(read(report)).toMatchObject({ sum: 800, leftOutCounts: { otherMeasure: 1 }, asked: [] });
    const sold = ['Artikel;Jan 2024;Feb 2024;Mar 2024', 'Andel;500;1000;500', 'Korg;90;80;70'];
    expect(read(sold)).toMatchObject({ sum: 2240, leftOutCounts: {} });
  });

  it('has its weeks as columns, with the year from the line above', () => {
    const weeks = [
      'Försäljning exkl. moms 2025',
      'Varugrupp;v. 18;v. 19;v. 20;Totalt',
      'Bröd;100;200;300;600',
      'Kött;400;500;600;1500',
    ];
    expect(read(weeks)).toMatchObject({ sum: 2100, period: { from: '2025-05-01' }, asked: [] });
  });

  it.each(['2410;2411;2412;2501;2502', '202410;202411;202412;202501;202502'])(
    'has months as year and month in digits, over a new year: %s',
    (names) => {
      const rows = ['Alfa AB;100;200;300;400;500', 'Beta AB;10;20;30;40;50'];
      const { sum, period } = read([`Kund;${names}`, ...rows]);
      expect([sum, period?.from]).toEqual([1650, '2024-10-01']);
    },
  );

  it('has no weeks in versions', () => {
    const plan = ['Uppgifter 2025', 'Leverantör;V1;V2;V3', 'Telia;100;110;120', 'Fortum;50;60;70'];
    const { sum, asked } = read(plan, 'costs');
    expect([asked.length > 0, sum]).not.toEqual([false, 510]);
  });

  it('has what the rows are of over two columns, before months of three', () => {
    const months = [
      'Konto;;Januari 2024;;;Februari 2024;;;Mars 2024;;',
      'Nr;Namn;Utfall;Budget;Diff;Utfall;Budget;Diff;Utfall;Budget;Diff',
      '5010;Lokalhyra;1000;900;100;1100;900;200;1200;900;300',
      '5410;Verktyg;100;90;10;110;90;20;120;90;30',
      '6212;Telefon;50;60;-10;60;60;0;70;60;10',
    ];
    expect(read(months, 'costs')).toMatchObject({ sum: 3810, asked: [] });
  });

  it('is parted by any sign of its own', () => {
    const list = ['Datum¤Leverantör¤Belopp', ...days.map((d) => `2025-01-${d}¤Staples¤100,50`)];
    expect(read(list, 'costs', 'fil.txt')).toMatchObject({ sum: 603, asked: [] });
  });
});

describe('fees between what was sold and what was paid out', () => {
  const payouts = [
    'Utbetalningsdatum;Bruttobelopp;Avgifter;Återköp;Utbetalt belopp',
    ...days.map((d, n) => `2025-01-${d};1000;-20;${n === 2 ? '-100' : '0'};${n === 2 ? 880 : 980}`),
  ];

  it('are no part of what is taken off sales, which what was sent back is', () =>
    expect(read(payouts)).toMatchObject({ sum: 5900, asked: [] }));

  it('stand beside what a bank took back, which is taken off with what was paid back', () => {
    const shop = [
      'date;gross_sales;refunds;chargebacks;fees;net_payout',
      ...days.map((d, n) => {
        const [back, taken] = [n === 1 ? 50 : 0, n === 3 ? 100 : 0];
        return `2025-01-${d};1000;-${back};-${taken};-30;${970 - back - taken}`;
      }),
    ];
    expect(read(shop)).toMatchObject({ sum: 5850, asked: [] });
  });

  it('are asked about as a cost, whatever sign they have', () => {
    const report = [
      'payout_date;purchase_amount;fee;net_amount',
      ...days.map((d) => `2025-01-${d};1000;-25;975`),
    ];
    expect(read(report, 'costs').asked).toEqual([['fee: 150', 'net_amount: 5850']]);
  });
});

describe('names that end as others do', () => {
  it('are of hours that are charged, not of a code or a time', () => {
    const hours = [
      'Datum;Kund;Arbetad tid;Debiterbar tid;Timpris exkl. moms',
      ...days.map((d) => `2025-01-${d};Alfa AB;8;6,5;1000`),
    ];
    expect(read(hours)).toMatchObject({ sum: 39_000 });
  });

  it('are of money that was paid for a delivery', () => {
    const wood = [
      'Datum;Sortiment;Volym m3fub;Pris kr/m3fub;Värde;Avdrag;Likvid exkl. moms',
      ...days.map((d) => `2025-01-${d};Timmer;10;700;7000;100;6900`),
    ];
    expect(read(wood)).toMatchObject({ sum: 41_400 });
  });
});

it('VAT that may not be deducted is a cost, where a column shows it', () => {
  const cars = [
    'Datum;Leverantör;Inkl. moms;Moms;Avdragsgill moms;Exkl. moms;Kostnad',
    ...days.map((d, n) =>
      n % 2
        ? `2025-01-${d};Leasplan;1250;250;125;1000;1125`
        : `2025-01-${d};Staples;125;25;25;100;100`,
    ),
  ];
  expect(read(cars, 'costs')).toMatchObject({ sum: 3675, asked: [] });
});
