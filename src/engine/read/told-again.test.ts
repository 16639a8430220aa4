import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

/** What a file comes to, or the questions that stop the analysis with what each answer comes to; and its days. */
function read(lines: readonly string[], purpose: Purpose = 'sales') {
  const bytes = Buffer.from(lines.join('\n'));
  const { understanding } = readFileBytes(bytes, 'lista.csv', {}, purpose);
  const open = understanding.questions.filter(({ blocking }) => blocking);
  return {
    is: open.length === 0 ? Number(understanding.total) : open.map(({ id }) => id),
    sums: open.flatMap(({ options }) => options.map(({ sum }) => Number(sum))),
    to: understanding.period?.to,
  };
}

const amounts = [410, 95, 780, 120, 333, 640, 75, 1210, 88, 505];
const day = (place: number) => `2026-03-${String(place + 1).padStart(2, '0')}`;

describe('what stands again in a file is counted once', () => {
  it('in the grand total of a till, which began before the first row', () => {
    const soFar = (place: number) =>
      184_522 + amounts.slice(0, place + 1).reduce((sum, own) => sum + own * 1.25, 0);
    const till = (name: string) => [
      `Datum;Försäljning inkl moms;Moms;${name}`,
      ...amounts.map((own, place) =>
        [day(place), own * 1.25, own * 0.25, soFar(place)].join(';').replaceAll('.', ','),
      ),
    ];
    expect(read(till('Grand total netto')).is).toBe(4256);
    const other = till('Försäljning netto').map((line, place) =>
      place === 0 ? line : line.replace(/[^;]*$/, String(amounts[place - 1])),
    );
    expect(read(other).is).toBe(4256);
  });

  it('on the rows of orders beside those of their invoices, however many those are', () => {
    const orders = amounts.map((own, place) => `${day(place)};Order;Ek AB;${own}`);
    const invoices = [2, 5, 7, 8].map((n) => `${day(n + 9)};Faktura;Ek AB;${amounts[n]}`);
    const sold = read(['Datum;Dokumenttyp;Kund;Belopp exkl. moms', ...orders, ...invoices]);
    expect([sold.is, sold.sums]).toEqual([['states'], [6974, 2718]]);
    expect(read(['Datum;Dokumenttyp;Kund;Belopp exkl. moms', ...orders]).is).toBe(4256);
  });

  it('on rows of what the one above holds, also where they are most of the rows', () => {
    const rows = ['Hotell;900;800;700', ...['enkelrum;300;200;100', 'dubbelrum;500;400;300']];
    const within = rows.map((row, place) => (place === 0 ? row : `varav ${row}`));
    const table = (own: readonly string[]) => ['Del;jan 2026;feb 2026;mar 2026', ...own];
    expect(read(table(within)).sums).toContain(2400);
    expect(read(table(rows)).sums).not.toContain(2400);
  });

  it('where what is paid and what is left stand beside what is to be paid', () => {
    const rows = amounts.map((own, place) =>
      [1000 + place, day(place), own + 50, 50, own, ...(place < 7 ? [own, 0] : [0, own])].join(';'),
    );
    const names = 'Fakturanr;Fakturadatum;Avgift;Rabatt;Att betala;Inbetalt;Kvar att betala';
    expect(read([names, ...rows]).is).toBe(4256);
  });

  it('where a column holds VAT on some rows and another currency on others', () => {
    const rows = amounts.map((own, place) =>
      [day(place), 'Butik', ...(place % 3 ? ['SEK', own * 0.2] : ['EUR', 11]), own].join(';'),
    );
    const names = 'Datum;Specifikation;Valuta;Utl.belopp/moms;Belopp';
    expect(
      read(
        [names, ...rows].map((row) => row.replaceAll('.', ',')),
        'costs',
      ).sums,
    ).toContain(4256);
  });

  it('on rows of the budget and the forecast beside those of what came of them', () => {
    const kinds = ['Utfall', 'Budget', 'Prognos 2'];
    const rows = (own: readonly string[]) =>
      own.flatMap((kind, n) =>
        amounts
          .slice(0, n === 0 ? 8 : 10)
          .map((each, place) => `${kind};${day(place)};${place % 3 ? 'Hyra' : 'El'};${each + n}`),
      );
    const table = (own: readonly string[]) => ['Scenario;Datum;Kontonamn;Belopp', ...rows(own)];
    expect(read(table(kinds), 'costs').sums).toContain(3663);
    expect(read(table(['Lyx', 'Budget', 'Standard']), 'costs').is).toBe(12_205);
  });

  it('on rows of what is left of the wages beside those of the wages', () => {
    const months = ['2026-01-25', '2026-02-25', '2026-03-25'];
    const rows = months.flatMap((date, n) => [
      ...[`${date};Eva;Månadslön;${30_000 + n}`, `${date};Eva;Preliminär skatt;-9000`],
      ...[`${date};Eva;Nettolön;${21_005 + n}`, `${date};Eva;Arbetsgivaravgift;9426`],
    ]);
    const names = 'Utbetalningsdatum;Anställd;Benämning;Belopp';
    expect(read([names, ...rows], 'costs').sums).toContain(118_281);
    const net = rows.filter((row) => !/Månadslön|skatt/.test(row));
    expect(read([names, ...net], 'costs').is).toBe(91_296);
  });

  it('on a row for each step that a bill has come', () => {
    const steps = ['Ankommen', 'Attesterad', 'Bokförd'];
    const rows = amounts.flatMap((own, place) =>
      steps.map((step, n) => `${day(place + n)};${step};${7000 + place};Ahlsell AB;${own},00`),
    );
    const names = 'Tidpunkt;Händelse;Fakturanr;Leverantör;Belopp';
    const asked = read([names, ...rows], 'costs');
    expect([asked.is, asked.sums]).toEqual([['repeats'], [4256, 12_768]]);
    const same = rows.map((row) => row.replace(/Attesterad|Ankommen/, 'Bokförd'));
    expect(read([names, ...same], 'costs').is).toBe(12_768);
  });

  it('on rows for how far the same work has come, whatever the words are', () => {
    const steps = ['Inbokat', 'Utfört', 'Debiterat'];
    const rows = steps.flatMap((step, n) =>
      amounts
        .slice(0, 10 - n)
        .map((own, place) => `${day(place + n)};${step};Kund ${place % 4};${own}`),
    );
    const table = (own: readonly string[]) => ['Datum;Läge nu;Kund;Belopp exkl. moms', ...own];
    expect(read(table(rows)).sums).toContain(3663);
    const others = rows.map((row, place) => row.replace(/\d+$/, (own) => `${Number(own) + place}`));
    expect(read(table(others)).is).toBe(12_021);
  });

  it('on preliminary rows beside the final ones, and on reminders beside the invoices', () => {
    const pairs = (first: string, again: string) =>
      amounts.flatMap((own, place) => [
        `${day(place)};${first};Ek AB;${own}`,
        `${day(place)};${again};Ek AB;${own + 7}`,
      ]);
    const sums = (rows: readonly string[]) => read(['Datum;Avser;Kund;Belopp', ...rows]).sums;
    expect(sums(pairs('Slutlig', 'Preliminär'))).toContain(4256);
    expect(sums(pairs('Faktura', 'Påminnelse'))).toContain(4256);
    expect(sums(pairs('Villa', 'Radhus'))).toEqual([]);
  });
});

describe('the periods that close a year', () => {
  const months = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(2, '0'));
  const list = (periods: readonly string[]) => [
    'Period;Kontonamn;Utfall',
    ...periods.map((period) => `${period};Hyra;1000`),
  ];

  it('are of its last month, however they are written', () => {
    for (const mark of ['', '-', 'P']) {
      const periods = months(1, 13).map((month) => `2025${mark}${month}`);
      expect(read(list(periods), 'costs')).toEqual({ is: 13_000, sums: [], to: '2025-12-31' });
    }
  });

  it('are of no month where the year is another than the calendar’s', () => {
    const year = (of: string, from: number, to: number) => months(from, to).map((n) => of + n);
    const broken = [...year('2025', 7, 13), ...year('2026', 1, 6)];
    expect(read(list(broken), 'costs').to).toBeUndefined();
  });
});
