import { describe, expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { findSums } from './find-sums.ts';

/** The rows found to be sums; those that are asked about are negative. */
function sumsIn(cells: Record<string, string[]>, ...amounts: string[]): number[] {
  const { columns } = roledTable(cells);
  const names = amounts.length > 0 ? amounts : ['Summa'];
  const { proved, open } = findSums(
    columns,
    columns.filter(({ name }) => names.includes(name)),
  );
  return [...proved, ...[...open].map((row) => -row)].sort((a, b) => a - b);
}

describe('a sum without a label', () => {
  it('is a row without a name of its own that sums those above it, also group by group', () => {
    expect(
      sumsIn({
        Artikel: ['Te', 'Kaffe', '', 'Bulle', 'Kaka', '', ''],
        Summa: ['1,00', '2,00', '3,00', '4,00', '5,00', '9,00', '12,00'],
      }),
    ).toEqual([2, 5, 6]);
  });

  it('is none that does not sum anything, or that is named as something sold', () => {
    const Summa = ['1,00', '2,00', '4,00'];
    expect(sumsIn({ Artikel: ['Te', 'Kaffe', ''], Summa })).toEqual([]);
    const named = { Artikel: ['Te', 'Kaffe', 'Kaka'], Summa: ['1,00', '2,00', '3,00'] };
    expect(sumsIn(named)).toEqual([]);
  });

  it('is asked about at the end of a few rows where it is no chance, under whatever name', () => {
    const few = (...Summa: string[]) => {
      const names = ['Koncernen', 'Lund', 'Malmö', 'Ystad'].slice(0, Summa.length);
      return sumsIn({ Butik: names, Månad: names.map(() => '2025-03'), Summa });
    };
    expect(few('535,20', '255,20', '0,00', '280,00')).toEqual([-0]);
    expect(few('284,82', '312,50', '597,32')).toEqual([-2]);
    // A hundred and two hundred are three hundred by chance.
    expect(few('100,00', '200,00', '300,00')).toEqual([]);
    expect(few('284,82', '312,50', '597,33')).toEqual([]);
    expect(few('284,82', '284,82')).toEqual([]);
    const both = { Butik: ['Lund', 'Malmö', 'Kedjan'], 'Jan 2025': ['284,82', '312,50', '597,32'] };
    const february = { 'Feb 2025': ['10,07', '20,01', '30,08'] };
    expect(sumsIn({ ...both, ...february }, 'Jan 2025', 'Feb 2025')).toEqual([2]);
  });

  it('is all so far of two periods where that is no chance', () => {
    const sumsOf = (row: [string, string], ...rest: [string, string][]) => {
      const rows = [...rest, row];
      const [first, second] = [0, 1].map((at) => rows.map((cells) => cells[at] ?? ''));
      const names = ['Te', 'Kaffe', 'Kaka', 'Löpande'].slice(-rows.length);
      const periods = { 'Jan 2025': first ?? [], 'Feb 2025': second ?? [] };
      return sumsIn({ Artikel: names, ...periods }, 'Jan 2025', 'Feb 2025');
    };
    const rows: [string, string][] = [
      ['1050,00', '0,00'],
      ['1362,00', '1135,00'],
      ['804,00', '875,00'],
    ];
    expect(sumsOf(['3216,00', '5226,00'], ...rows)).toEqual([3]);
    expect(sumsOf(['3216,00', '5226,50'], ...rows)).toEqual([]);
    // One and two are three, and three and three six, by chance.
    expect(sumsOf(['3', '6'], ['1', '1'], ['2', '2'])).toEqual([]);
  });

  it('is all so far where little was sold, and it stands as it stood in the months between', () => {
    const month = (name: string, ...Summa: string[]) => ({ [`${name} 2025`]: Summa });
    const sumsOf = (last: string) =>
      sumsIn(
        {
          Kund: ['Restaurang Näckrosen', 'Karin Lind', 'Löpande'],
          ...month('Jan', '959,20', '0,00', '959,20'),
          ...month('Feb', '0,00', '0,00', '959,20'),
          ...month('Mar', '0,00', '0,00', '959,20'),
          ...month('Apr', '0,00', '108,80', last),
        },
        ...['Jan 2025', 'Feb 2025', 'Mar 2025', 'Apr 2025'],
      );
    expect(sumsOf('1068,00')).toEqual([2]);
    expect(sumsOf('959,20')).toEqual([]);
  });

  it('is a group of one where the whole table is groups, one of them of several', () => {
    const sumsOf = (...rows: [name: string, ...amounts: [string, string, string]][]) => {
      const [names = [], ...amounts] = [0, 1, 2, 3].map((at) => rows.map((row) => row[at] ?? ''));
      const months = ['Jan 2025', 'Feb 2025', 'Mar 2025'];
      const periods = months.map((month, n) => [month, amounts[n] ?? []] as const);
      return sumsIn({ Artikel: names, ...Object.fromEntries(periods) }, ...months);
    };
    const single: Parameters<typeof sumsOf> = [
      ['Verktyg', '109,20', '0,00', '546,00'],
      ['Såg', '109,20', '0,00', '546,00'],
      ['Te', '702,00', '526,50', '2281,50'],
      ['Te Earl Grey', '702,00', '526,50', '2281,50'],
    ];
    const porcelain: Parameters<typeof sumsOf> = [
      ['Porslin', '0,00', '603,20', '572,00'],
      ['Kaffemugg', '0,00', '603,20', '150,80'],
      ['Termos', '0,00', '0,00', '421,20'],
    ];
    expect(sumsOf(...single, ...porcelain)).toEqual([0, 2, 4]);
    const total = ['Totalt', '811,20', '1129,70', '3399,50'] as const;
    expect(sumsOf(...single, ...porcelain, [...total])).toEqual([0, 2, 4, 7]);
  });

  it('is told by the rows with amounts, however many without any stand below them', () => {
    const Datum = ['2025-01-25', 'Vecka 4', '2025-02-13', 'Vecka 7', '2025-04-09', 'Vecka 15'];
    const Artikel = ['Te', '', 'Kaffe', '', 'Kaka', ''];
    const Summa = ['6,00', '6,00', '2,00', '2,00', '7,00', '7,00'];
    const months = ['', 'Månad', ...['2025-01', '2025-02', '2025-03', '2025-04', '2025-05']];
    const none = months.map(() => '');
    expect(
      sumsIn({
        Datum: [...Datum, ...months],
        Artikel: [...Artikel, ...none],
        Summa: [...Summa, ...none],
      }),
    ).toEqual([1, 3, 5]);
  });

  it('may have a day, and be of one row where others of its form are of several', () => {
    const days = ['2025-01-02', '2025-01-03', '2025-01-31', '2025-02-02', '2025-02-28'];
    const Artikel = ['Te', 'Kaffe', '', 'Te', ''];
    expect(
      sumsIn({ Datum: days, Artikel, Summa: ['1,00', '2,00', '3,00', '7,00', '7,00'] }),
    ).toEqual([2, 4]);
  });

  it('is not proved by one row that lacks a day and equals two', () => {
    const days = ['2025-01-02', '2025-01-03', '', '2025-02-02', '2025-02-03'];
    const Artikel = ['Te', 'Kaffe', 'Kaka', 'Te', 'Bulle'];
    expect(
      sumsIn({ Datum: days, Artikel, Summa: ['1,00', '2,00', '3,00', '7,00', '4,00'] }),
    ).toEqual([-2]);
  });

  it('is no row whose likes are no sums', () => {
    const days = Array.from({ length: 8 }, (_, n) => `2025-01-0${n + 1}`);
    const Kund = ['A', 'B', '', 'A', '', 'B', '', 'A'];
    const Summa = ['1,00', '2,00', '3,00', '7,00', '5,00', '4,00', '9,50', '2,00'];
    expect(sumsIn({ Datum: days, Kund, Summa })).toEqual([]);
  });

  it('may stand above what it sums', () => {
    expect(
      sumsIn({
        Artikel: ['', '', 'Bulle', 'Kaka', '', 'Te', 'Kaffe'],
        Summa: ['12,00', '9,00', '4,00', '5,00', '3,00', '1,00', '2,00'],
      }),
    ).toEqual([0, 1, 4]);
  });

  it('is the first or the last row that equals all others, however it looks', () => {
    const Artikel = ['Alla', 'A', 'B', 'C', 'D', 'E'];
    expect(sumsIn({ Artikel, Summa: ['15,00', '1,00', '2,00', '3,00', '4,00', '5,00'] })).toEqual([
      0,
    ]);
  });
});

describe('a labelled sum', () => {
  it('may stand in the column of days, of one row too', () => {
    expect(
      sumsIn({
        Datum: ['2025-01-02', '2025-01-03', 'Summa januari', '2025-02-03', 'Summa februari'],
        Summa: ['1,00', '2,00', '3,00', '4,00', '4,00'],
      }),
    ).toEqual([2, 4]);
  });

  it('is one whatever it comes to, where nothing but numbers stands beside it', () => {
    const Datum = ['2025-01-02', '2025-01-03', ''];
    const Artikel = ['Te', 'Kaffe', 'Summa'];
    const [Moms, Summa] = [
      ['0,25', '0,50', '0,75'],
      ['1,00', '2,00', '9,00'],
    ];
    expect(sumsIn({ Moms, Summa, Datum, Artikel })).toEqual([2]);
    const named = ['Te', 'Kaffe', 'Summa april'];
    expect(sumsIn({ Moms, Summa, Datum, Artikel: named })).toEqual([-2]);
  });

  it('may be of one row each, where nothing but a period stands beside it', () => {
    const Datum = ['2025-01-02', 'Vecka 1', '2025-01-09', 'Vecka 2', '2025-01-15', 'Vecka 3'];
    const Artikel = ['Te', '', 'Kaffe', '', 'Te', ''];
    const Summa = ['1,00', '1,00', '3,00', '3,00', '2,00', '2,00'];
    expect(sumsIn({ Datum, Artikel, Summa })).toEqual([1, 3, 5]);
    const Kund = ['A', '', 'B', '', 'C', ''];
    const days = Datum.map((_, n) => `2025-01-0${n + 1}`);
    expect(sumsIn({ Datum: days, Kund, Artikel: [...'abcdef'], Summa })).toEqual([-5, -3, -1]);
  });

  it('is no row of one who pays the same as another on the same days, where each cell is filled', () => {
    const Datum = ['2025-01-02', '2025-01-02', '2025-02-03', '2025-02-03', '2025-03-03'];
    const days = [...Datum, '2025-03-03'];
    const Kund = ['Alfa AB', ' Beta', 'Alfa AB', ' Beta', 'Alfa AB', ' Beta'];
    const Summa = ['500,00', '500,00', '550,00', '550,00', '525,00', '525,00'];
    const more = [...['Alfa AB', 'Alfa AB'], ...['Ceder', 'Ceder']];
    const sums = ['10,00', '20,00', '47,00', '93,00'];
    const filled = {
      Datum: [...days, ...more.map(() => '2025-03-04')],
      Kund: [...Kund, ...more],
      Summa: [...Summa, ...sums],
    };
    expect(sumsIn(filled)).toEqual([]);
    const Ref = [...days, ...more].map((_, row) =>
      row % 2 === 1 && row < 6 ? '' : `ref ${'abcdefghij'[row]}`,
    );
    expect(sumsIn({ ...filled, Ref })).toEqual([-5, -3, -1]);
    const plain = Kund.map((name) => name.trim());
    expect(sumsIn({ Datum: days, Kund: plain, Summa })).toEqual([]);
  });

  it('is no amount where the others of its kind are sums and it comes to nothing', () => {
    const Datum = [
      '2025-01-02',
      '2025-01-03',
      '',
      '2025-01-09',
      '2025-01-10',
      '',
      '2025-01-15',
      '',
    ];
    const Artikel = ['Te', 'Mat', '', 'Te', 'Te', '', 'Te', ''];
    const Summa = ['1,00', '2,00', '3,00', '4,00', '-4,00', '0,00', '2,00', '2,00'];
    expect(sumsIn({ Datum, Artikel, Summa })).toEqual([2, 5, 7]);
  });

  it('is none of rows that come to nothing but one', () => {
    const Order = ['1', '1', '2', '2', '3', '3'];
    const Vara = ['', 'Te', '', 'Kaffe', '', 'Te'];
    expect(sumsIn({ Order, Vara, Summa: ['49,00', '', '0,00', '', '49,00', ''] })).toEqual([]);
  });

  it('may stand above the sums of its groups', () => {
    const Datum = ['', '2025-01-02', '2025-01-03', '', '2025-02-03', '2025-02-04', ''];
    const post = ['Summa', 'a@x.se', 'b@x.se', 'Summa januari', 'c@x.se', 'd@x.se', 'Summa mars'];
    const Summa = ['9,00', '1,00', '3,00', '4,00', '2,00', '3,00', '5,00'];
    expect(sumsIn({ Datum, post, Summa })).toEqual([0, 3, 6]);
  });

  it('may stand in a column of codes beside its day, and be of all so far', () => {
    const Datum = ['2025-01-02', '2025-01-02', '2025-02-03', '2025-02-04', '2025-02-04'];
    const Rad = ['5001', 'Hittills', '5002', '5003', 'Hittills'];
    expect(sumsIn({ Datum, Rad, Summa: ['1,00', '1,00', '3,00', '4,00', '8,00'] })).toEqual([1, 4]);
  });

  it('is no product that begins as one', () => {
    const Artikel = ['Te', 'Kaffe', 'Total Yoghurt', 'Te', 'Total Yoghurt', 'Total Yoghurt'];
    expect(sumsIn({ Artikel, Summa: ['1,00', '2,00', '3,00', '4,00', '3,00', '3,00'] })).toEqual(
      [],
    );
  });
});

describe('rows of one name', () => {
  const Datum = ['2025-01-02', '2025-01-02', '2025-01-02', '2025-01-03', '2025-01-03'];
  it('are sums where each of them is, of those above it', () => {
    const Artikel = ['Te', 'Kaffe', 'Kassa', 'Te', 'Kassa'];
    expect(sumsIn({ Datum, Artikel, Summa: ['1,00', '2,00', '3,00', '4,00', '4,00'] })).toEqual([
      2, 4,
    ]);
    expect(sumsIn({ Datum, Artikel, Summa: ['1,00', '2,00', '3,00', '4,00', '5,00'] })).toEqual([]);
  });

  it('are asked about where each is of one row', () => {
    const Artikel = ['Te', 'Kassa', 'Kaffe', 'Kassa', 'Te', 'Kassa'];
    const Summa = ['1,00', '1,00', '4,00', '4,00', '2,00', '2,00'];
    expect(sumsIn({ Datum: [...Datum, '2025-01-03'], Artikel, Summa })).toEqual([-5, -3, -1]);
    const few = { Datum: Datum.slice(0, 4), Artikel: Artikel.slice(0, 4) };
    expect(sumsIn({ ...few, Summa: Summa.slice(0, 4) })).toEqual([]);
  });
});

describe('an outline', () => {
  const Grupp = ['Kaffe', 'Mellanrost', 'Espresso', 'Te', 'Earl Grey', 'Sencha'];

  it('is proved by several amounts that all add up', () => {
    const months = {
      jan: ['3,00', '1,00', '2,00', '9,00', '4,00', '5,00'],
      feb: ['5,00', '2,00', '3,00', '7,00', '6,00', '1,00'],
      mar: ['7,00', '3,00', '4,00', '5,00', '2,00', '3,00'],
    };
    expect(sumsIn({ Grupp, ...months }, 'jan', 'feb', 'mar')).toEqual([0, 3]);
  });

  it('is asked about where each group has one row, unless they are the same all along', () => {
    const Grupp = ['Kaffe', 'Bönor', 'Te', 'Earl Grey', 'Mat', 'Bulle'];
    const jan = ['3,00', '3,00', '0,00', '0,00', '0,00', '0,00'];
    const feb = ['0,00', '0,00', '4,00', '4,00', '7,00', '7,00'];
    const mar = ['1,00', '1,00', '0,00', '0,00', '2,00', '2,00'];
    expect(sumsIn({ Grupp, jan, feb, mar }, 'jan', 'feb', 'mar')).toEqual([-5, -3, -1]);
    const each = ['9,00', '9,00', '5,00', '5,00', '7,00', '7,00'];
    const same = { jan: each, feb: each, mar: each };
    expect(sumsIn({ Grupp, ...same }, 'jan', 'feb', 'mar')).toEqual([]);
    const real = { jan: ['3,00', '1,00', '2,00', '4,00', '4,00', '5,00', '5,00'] };
    const names = ['Kaffe', 'Bönor', 'Malet', 'Te', 'Earl Grey', 'Mat', 'Bulle'];
    const [few, more] = [
      ['0,00', '0,00', '0,00', '1,00', '1,00', '0,00', '0,00'],
      ['9,00', '4,00', '5,00', '0,00', '0,00', '2,00', '2,00'],
    ];
    expect(sumsIn({ names, ...real, feb: more, mar: few }, 'jan', 'feb', 'mar')).toHaveLength(3);
  });

  it('is of one row once: four alike in turn are two groups of one', () => {
    const Grupp = ['Kaffe', 'Malet', 'Hela', 'Tjänster', 'Kurs', 'Böcker', 'Bok'];
    const months = {
      jan: ['9,00', '4,00', '5,00', '2,00', '2,00', '2,00', '2,00'],
      feb: ['7,00', '1,00', '6,00', '0,00', '0,00', '0,00', '0,00'],
      mar: ['5,00', '2,00', '3,00', '0,00', '0,00', '0,00', '0,00'],
      apr: ['8,00', '2,00', '6,00', '0,00', '0,00', '0,00', '0,00'],
    };
    const found = sumsIn({ Grupp, ...months }, 'jan', 'feb', 'mar', 'apr');
    expect(found.map(Math.abs).sort()).toEqual([0, 3, 5]);
  });

  it('is asked about where there are two groups, one of several rows', () => {
    const Grupp = ['Böcker', 'Bok', 'Porslin', 'Mugg', 'Termos'];
    const [jan, feb] = [
      ['4,00', '4,00', '3,00', '1,00', '2,00'],
      ['0,00', '0,00', '0,00', '0,00', '0,00'],
    ];
    const mar = ['0,00', '0,00', '5,00', '0,00', '5,00'];
    expect(sumsIn({ Grupp, jan, feb, mar }, 'jan', 'feb', 'mar')).toEqual([-2, -0]);
    expect(sumsIn({ Grupp, jan, feb, mar: feb }, 'jan', 'feb', 'mar')).toEqual([]);
  });

  it('is asked about where there is one amount', () => {
    const Summa = ['3,00', '1,00', '2,00', '9,00', '4,00', '5,00'];
    expect(sumsIn({ Grupp, Summa })).toEqual([-3, -0]);
  });

  it('is asked about where what is in the groups stands in several of them', () => {
    const Summa = ['8,00', '1,00', '2,00', '5,00', '16,00', '9,00', '4,00', '3,00'];
    const named = ['Te', 'Ek', 'Al', 'Bo', 'Kaffe', 'Ek', 'Bo', 'Di'];
    expect(sumsIn({ Grupp: named, Summa })).toEqual([-4, -0]);
    // A name among the sums that is another row's too may be a buyer of both.
    expect(sumsIn({ Grupp: named.with(4, 'Ek'), Summa })).toEqual([]);
    // So may rows that are in no group.
    expect(sumsIn({ Grupp: [...named, 'Ek'], Summa: [...Summa, '7,00'] })).toEqual([]);
  });
});

describe('a row of all so far, period by period', () => {
  const of = (rows: [string, string, string, string][]) =>
    sumsIn(
      {
        Produkt: rows.map(([name]) => name),
        jan: rows.map(([, jan]) => jan),
        feb: rows.map(([, , feb]) => feb),
        mars: rows.map(([, , , mars]) => mars),
      },
      ...['jan', 'feb', 'mars'],
    );

  it('is told by two periods, also where one alone sold in the first', () => {
    const sold: [string, string, string, string][] = [
      ['Kurs', '0,00', '681,00', '454,00'],
      ['Te', '0,00', '0,00', '175,00'],
      ['Såg', '0,00', '0,00', '136,00'],
    ];
    expect(of([...sold, ['Löpande', '0,00', '681,00', '1446,00']])).toEqual([3]);
    expect(of([...sold, ['Löpande', '0,00', '681,00', '1447,00']])).toEqual([]);
  });

  it('is asked about where the amounts of one of the two may be so by chance', () => {
    const sold: [string, string, string, string][] = [
      ['Kurs', '0', '60', '4000'],
      ['Te', '0', '0', '2020'],
    ];
    expect(of([...sold, ['Löpande', '0', '60', '6080']])).toEqual([-2]);
  });

  it('is told by its name where it agrees, and asked about where it does not', () => {
    const sold: [string, string, string, string][] = [
      ['Kurs', '0', '600', '400'],
      ['Te', '0', '0', '200'],
    ];
    expect(of([...sold, ['Ackumulerat', '0', '600', '1200']])).toEqual([2]);
    expect(of([...sold, ['Ack. försäljning', '5000', '5600', '6200']])).toEqual([-2]);
    expect(of([...sold, ['Hittills i år', '0', '600', '600']])).toEqual([-2]);
  });
});
