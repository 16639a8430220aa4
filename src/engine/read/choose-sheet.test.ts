import { describe, expect, it } from 'vitest';
import type { GuideReading } from '../columns/guide-reading.ts';
import { costReading } from '../guides/costs/reading.ts';
import { salesReading } from '../guides/sales/reading.ts';
import type { Cell } from '../table/cell.ts';
import { readAndAsk } from './ask.ts';
import { openWorkbook, type Workbook } from './choose-sheet.ts';

const sheet = (name: string, rows: Cell[][], hidden = false): Workbook['sheets'][number] => ({
  name,
  hidden,
  rows: rows.map((cells, n) => ({ line: n + 1, cells })),
  width: Math.max(0, ...rows.map((cells) => cells.length)),
});
const sales = (rows = 3): Cell[][] => [
  ['Datum', 'Artikel', 'Summa'],
  ...Array.from({ length: rows }, (_, n): Cell[] => [`2025-01-0${n + 1}`, 'Te', n + 0.5]),
];
const notes: Cell[][] = [['Läs mig'], ['Skapad av Anna'], ['Se nästa blad']];

const readWorkbook = (workbook: Workbook, reading: GuideReading, chosen: { sheet?: string } = {}) =>
  readAndAsk(openWorkbook(workbook, reading), chosen).understanding;
const read = (sheets: Workbook['sheets'], chosen: { sheet?: string } = {}) =>
  readWorkbook({ format: 'xlsx', sheets, fileName: 'bok.xlsx' }, salesReading, chosen);
const chosenOf = (understanding: ReturnType<typeof read>) =>
  understanding.sheets.find(({ chosen }) => chosen)?.name;

describe('of the sheets of a workbook', () => {
  it('the one that is ready for analysis is read, wherever it stands', () => {
    expect(chosenOf(read([sheet('Info', notes), sheet('Data', sales())]))).toBe('Data');
  });

  it('one that sums all rows of the months, cancelled too, is not asked about', () => {
    const month = (name: string, n: string, ...sums: number[]) =>
      sheet(name, [
        ['Datum', 'Kund', 'Status', 'Belopp'],
        ...sums.map((sum, row): Cell[] => [
          `2025-${n}-0${row + 1}`,
          'Ek AB',
          row === 0 ? 'Makulerad' : 'Betald',
          sum,
        ]),
      ]);
    const asked = (last: number) => {
      const all = [
        sheet('Sammanställning', [
          ['Månad', 'Summa'],
          ['2025-01', 600.5],
          ['2025-02', last],
        ]),
        month('januari', '01', 100.5, 200, 300),
        month('februari', '02', 400, 500, 250),
      ];
      const { questions, total } = read(all);
      return { total, ids: questions.flatMap(({ id, blocking }) => (blocking ? id : [])) };
    };
    expect(asked(1150)).toEqual({ total: '1250', ids: [] });
    expect(asked(1160).ids).toContain('sheet');
  });

  it('a hidden one is read last', () => {
    expect(chosenOf(read([sheet('Gömt', sales(9), true), sheet('Data', sales())]))).toBe('Data');
    expect(chosenOf(read([sheet('Info', notes), sheet('Gömt', sales(), true)]))).toBe('Gömt');
  });

  it('what is planned is read where nothing else is', () => {
    const plan = sheet('Budget 2025', sales(9));
    expect(chosenOf(read([plan, sheet('Utfall', sales())]))).toBe('Utfall');
    expect(chosenOf(read([plan, sheet('Info', notes)]))).toBe('Budget 2025');
  });

  it('the user has the last word, and is asked where several would do', () => {
    const named = sales().map((row, n) => (n === 0 ? ['Dag', 'Vara', 'Belopp'] : row));
    const both = [sheet('Jan', named), sheet('Feb', sales(4))];
    expect(read(both).questions).toMatchObject([
      {
        id: 'sheet',
        options: [
          { answer: 'Feb', change: { sheet: 'Feb' } },
          { answer: 'Jan', change: { sheet: 'Jan' } },
        ],
        chosen: 'Feb',
      },
    ]);
    expect(chosenOf(read(both, { sheet: 'Jan' }))).toBe('Jan');
    expect(read(both, { sheet: 'Jan' }).questions).toEqual([]);
    expect(read(both, { sheet: 'Mars' }).questions).toMatchObject([{ id: 'sheet' }]);
  });

  it('the guide tells which is asked for', () => {
    const workbook: Workbook = {
      format: 'xlsx',
      sheets: [
        sheet('Ett', sales()),
        sheet(
          'Två',
          sales().map((row, n) => (n === 0 ? ['Dag', 'Vara', 'Belopp'] : row)),
        ),
      ],
      fileName: 'bok.xlsx',
    };
    const { questions } = readWorkbook(workbook, costReading);
    expect(questions[0]?.text).toContain('Flera blad liknar kostnader.');
  });

  it('none is no table', () => {
    expect(() => read([sheet('Tomt', [])])).toThrow('Arbetsboken har ett blad men ingen tabell');
  });
});

describe('sheets with the same columns', () => {
  const month = (number: number, ...sums: number[]): Cell[][] => [
    ['Försäljning'],
    ['Datum', 'Artikel', 'Summa'],
    ...sums.map((sum, n): Cell[] => [`2025-0${number}-0${n + 1}`, 'Te', sum]),
    ['Summa', '', sums.reduce((all, sum) => all + sum, 0)],
  ];
  const [jan, feb] = [sheet('Januari', month(1, 1, 2, 4)), sheet('Februari', month(2, 8))];
  const sumOf = ({ columns }: ReturnType<typeof read>) =>
    columns.find(({ role }) => role === 'revenue')?.sum;

  it('are read together where they are months, with each row in its sheet', () => {
    const understood = read([jan, feb]);
    expect(sumOf(understood)).toBe('15');
    expect(understood.questions).toEqual([]);
    expect(understood.columns.at(-1)).toMatchObject({ name: 'Blad', distinct: 2 });
    expect(understood.sheets).toMatchObject([{ rowsBefore: 0 }, { rowsBefore: 6 }]);
    expect(understood.leftOut.map(({ row, text }) => `${row}: ${text.split(' är ')[0]}`)).toEqual([
      '6: Rad 6 på bladet Januari',
      '10: Rad 4 på bladet Februari',
    ]);
    expect(understood.summary).toContain('bladen Januari och Februari');
  });

  it('are of the same kind of file the next month', () => {
    const next = [sheet('Mars', month(3, 16)), sheet('April', month(4, 32, 64))];
    expect(read(next).fingerprint).toBe(read([jan, feb]).fingerprint);
    expect(read([sheet('Mars', month(3, 16))]).fingerprint).toBe(
      read([sheet('Maj', month(5, 1))]).fingerprint,
    );
  });

  it('are asked about where their names tell nothing', () => {
    const shops = [sheet('Malmö', month(1, 1, 2, 4)), sheet('Luleå', month(1, 8))];
    const understood = read(shops);
    expect(understood.questions).toMatchObject([
      {
        id: 'sheets',
        blocking: true,
        options: [
          { answer: 'together', sum: '15' },
          { answer: 'one', sum: '7' },
        ],
      },
    ]);
  });

  it('are not added to one that holds or sums them all', () => {
    const all = month(1, 1, 2, 4).slice(0, -1).concat(month(2, 8).slice(2));
    expect(sumOf(read([jan, feb, sheet('Alla', all)]))).toBe('15');
    const sums = sheet('Totalt', month(3, 7, 8));
    expect(sumOf(read([jan, feb, sums]))).toBe('15');
    expect(sumOf(read([jan, feb, sheet('Budget', month(3, 7, 9))]))).toBe('15');
  });

  it('are read together where a column with one value comes to the same as on the others', () => {
    const header = ['Datum', 'Frakt', 'Summa'];
    const rows = (month: number, ...sums: number[]): Cell[][] => [
      header,
      ...sums.map((sum, n): Cell[] => [`2025-0${month}-1${n}`, 49, sum]),
    ];
    const year = [
      sheet('Januari', rows(1, 840, 661, 1111)),
      sheet('Februari', rows(2, 958, 1620)),
      sheet('Mars', rows(3, 496)),
    ];
    expect(read(year)).toMatchObject({ total: '5686', questions: [] });
  });

  it('count once what stands at the end of one and the beginning of the next', () => {
    const long = sheet('Januari', month(1, 1, 2, 4, 5));
    const next = month(1, 1, 2, 4, 5).slice(3, -1);
    const overlapping = sheet('Februari', [
      ...month(2).slice(0, 2),
      ...next,
      ...month(2, 8).slice(2),
    ]);
    const understood = read([long, overlapping]);
    expect(sumOf(understood)).toBe('20');
    expect(understood.leftOutSums.duplicate).toBe('11');
  });

  it('say on both sheets what one of them says of the same row', () => {
    const header = ['Datum', 'Kund', 'Summa'];
    const rows = [1, 2, 4, 8, 16].map((sum, n): Cell[] => [`2025-01-2${n}`, `Kund ${n}`, sum]);
    const noNames = [header, ...rows.slice(2), ['2025-02-02', 'Lind', 32]].map((cells) =>
      cells.filter((_, c) => c !== 1),
    );
    const understood = read([sheet('Januari', [header, ...rows]), sheet('Februari', noNames)]);
    expect([sumOf(understood), understood.leftOutSums.duplicate]).toEqual(['63', '28']);
    const customers = understood.columns.find(({ name }) => name === 'Kund');
    expect(customers).toMatchObject({ role: 'customer', filled: 5 });
  });

  it('are read together by the week of their name, where nothing on them is a day or a thing', () => {
    const week = (name: string, first: number) =>
      sheet(name, [
        ['Dag', 'Lunch exkl moms', 'Totalt exkl moms'],
        ...['Måndag', 'Tisdag', 'Onsdag'].map((day, n): Cell[] => [day, first + n, first * 2 + n]),
      ]);
    const { total, period } = read([week('v20 2025', 100), week('v21 2025', 300)]);
    expect([total, period]).toEqual(['2406', { from: '2025-05-12', to: '2025-05-25' }]);
  });

  it('are read together where one has its columns in another order, or a note more', () => {
    const turned = feb.rows.map(({ cells }) => (cells.length > 1 ? cells.toReversed() : cells));
    expect(sumOf(read([jan, sheet('Februari', turned)]))).toBe('15');
    const noted = feb.rows.map(({ cells }, n): Cell[] =>
      cells.length > 1 ? [...cells, n === 1 ? 'Anteckning' : ''] : cells,
    );
    const understood = read([jan, sheet('Februari', noted)]);
    expect([sumOf(understood), understood.questions]).toEqual(['15', []]);
  });

  it('are asked about where one has an amount that the others lack', () => {
    const two = feb.rows.map(({ cells }, n): Cell[] =>
      cells.length > 1 ? [...cells, n === 1 ? 'Rabatt' : 1] : cells,
    );
    expect(read([jan, sheet('Februari', two)]).questions[0]?.id).toBe('sheets');
  });
});
