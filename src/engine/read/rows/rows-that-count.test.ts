import { describe, expect, it } from 'vitest';
import { costReading } from '../../guides/costs/reading.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import { readAndAsk } from '../ask.ts';
import { openWorkbook, type Workbook } from '../choose-sheet.ts';
import { openText } from '../read-text.ts';
import { totalOf } from '../total.ts';

function read(rows: string[], overrides: ReadOverrides = {}, reading = salesReading) {
  const bytes = Buffer.from(`${rows.join('\n')}\n`);
  const understood = readAndAsk(openText(bytes, { fileName: 'fil.csv', reading }), overrides);
  const { leftOutCounts, leftOutSums, questions, leftOut } = understood.understanding;
  return { sum: totalOf(understood), leftOutCounts, leftOutSums, questions, leftOut };
}

const header = 'Datum;Artikel;Belopp';
const days = [
  '2025-01-02;Te;10,00',
  '2025-01-03;Kaffe;20,00',
  '2025-01-03;Te;10,00',
  '2025-01-07;Kaka;5,50',
];

describe('rows that stand twice', () => {
  it('are counted once where a block of days stands again, with its header or without', () => {
    for (const pasted of [
      [header, ...days, ...days],
      [header, ...days, header, ...days],
    ])
      expect(read(pasted)).toMatchObject({
        sum: '45.5',
        leftOutCounts: { duplicate: 4 },
        leftOutSums: { duplicate: '45.5' },
        questions: [],
      });
  });

  it('are counted once where a whole list of articles stands again, but not one of fees', () => {
    const list = (...rows: string[]) => [...rows, ...rows];
    const articles = ['Artikelnr;Benämning;Antal;Omsättning', 'A110;Såg;17;2320,50'];
    const more = ['A107;Kurs;10;2275,00', 'A104;Termos;11;1930,50', 'A106;Kartong;6;1209,00'];
    expect(read(list(...articles, ...more, 'A100;Kaffe;9;2749,50'))).toMatchObject({
      sum: '10484.5',
      leftOutCounts: { duplicate: 5 },
      questions: [],
    });
    const fees = ['1;Hyra;12500,00', '2;Larm;679,00', '3;Bokföring;1267,00', '4;Mobil;969,00'];
    expect(read(list('Kundnr;Vad;Belopp', ...fees, '5;Mattor;2120,00')).questions).toMatchObject([
      { id: 'duplicates', blocking: true },
    ]);
  });

  it('are found where only the end of one part is the beginning of the next', () => {
    const more = ['2025-01-08;Te;3,00', '2025-01-09;Kaka;4,00'];
    const found = read([header, ...days, ...days.slice(1), ...more]);
    expect(found).toMatchObject({ sum: '52.5', leftOutCounts: { duplicate: 3 } });
    expect(found.leftOut[0]?.text).toBe('Rad 6 är likadan som rad 3 och räknas inte en gång till.');
  });

  it('are found among the days of a workbook, which are cells of their own', () => {
    const rows = [header, ...days, ...days].map((line, n) => {
      const [day = '', name = '', sum = ''] = line.split(';');
      return { line: n + 1, cells: [n === 0 ? day : { iso: day }, name, sum] };
    });
    const workbook: Workbook = {
      format: 'xlsx',
      sheets: [{ name: 'Blad1', hidden: false, rows, width: 3 }],
      fileName: 'bok.xlsx',
    };
    const { understanding } = openWorkbook(workbook, salesReading)({});
    expect(understanding.leftOutCounts).toEqual({ duplicate: 4 });
  });

  it('are asked about where nothing tells them apart from rows that are rightly alike', () => {
    const plain = ['Artikel;Belopp', 'Te;10,00', 'Kaffe;20,00', 'Kaka;5,50'];
    const twice = [...plain, ...plain.slice(1)];
    expect(read(twice).questions).toMatchObject([
      {
        id: 'duplicates',
        blocking: true,
        chosen: 'once',
        options: [
          { answer: 'once', sum: '35.5' },
          { answer: 'all', sum: '71' },
        ],
      },
    ]);
    expect(read(twice, { choices: { duplicates: 'all' } })).toMatchObject({
      sum: '71',
      questions: [],
    });
  });

  it('are a seam of one day too where another seam of the same file is proved', () => {
    const [first, second] = [days.slice(1), ['Te;1,00', 'Kaka;2,00', 'Kaffe;3,00']];
    const oneDay = second.map((row) => `2025-01-09;${row}`);
    const file = [header, ...days, ...first, ...oneDay];
    expect(read([...file, ...oneDay])).toMatchObject({
      sum: '51.5',
      leftOutCounts: { duplicate: 6 },
      questions: [],
    });
    // Somewhere else, or in a file without another, they may be a day's sales again.
    expect(read([...file, '2025-01-10;Te;9,00', ...oneDay]).leftOutCounts).toEqual({
      duplicate: 3,
    });
    expect(read([header, ...days, ...oneDay, ...oneDay]).questions).toMatchObject([
      { id: 'duplicates', blocking: true },
    ]);
  });

  it('are counted where they are alike one by one', () => {
    const alike = [header, ...days, '2025-01-07;Kaka;5,50', '2025-01-08;Te;10,00'];
    expect(read(alike)).toMatchObject({ sum: '61', leftOutCounts: {}, questions: [] });
  });

  const numbered = ['Fakturanr;Datum;Leverantör;Belopp'].concat(
    Array.from({ length: 6 }, (_, n) => `${1001 + n};2025-01-0${n + 1};Telia;${n + 1},00`),
  );
  const again = [...numbered, numbered[3] ?? ''];

  it('are counted once under a number that no other row has', () => {
    const sold = again.map((row) => row.replace('Leverantör', 'Kund'));
    expect(read(sold)).toMatchObject({ sum: '21', leftOutCounts: { duplicate: 1 }, questions: [] });
  });

  it.each(['Kr', 'Värde', 'SEK'])(
    'have amounts with signs however these are written: %s',
    (name) => {
      const list = (below: string) => [
        `Datum;Ordernr;Artikel;${name}`,
        ...['700,00', '506,00', '136,00', below, '227,00'].map(
          (sum, n) => `2025-02-1${n};100${n};Te ${n};${sum}`,
        ),
      ];
      for (const below of ['−175,00', '-175,00', '175,00-', '(175,00)', '175,00- kr']) {
        const rows = list(below);
        expect(read([...rows, rows[3] ?? '']).leftOutCounts, below).toEqual({ duplicate: 1 });
      }
    },
  );

  it('are numbered by a number of sales too, and have amounts whatever these are called', () => {
    const own = (name: string, amount: string) => {
      const [, ...rows] = again;
      return read([`${name};Datum;Kund;${amount}`, ...rows]).leftOutCounts;
    };
    expect(own('Försäljningsordernummer', 'Belopp')).toEqual({ duplicate: 1 });
    expect(own('Nr', 'Sum')).toEqual({ duplicate: 1 });
    const large = again.map((row) => row.replace(/(\d),00$/, '1.00$1,00').replace('Belopp', 'Net'));
    expect(read(large.map((row) => row.replace('Leverantör', 'Kund'))).leftOutCounts).toEqual({
      duplicate: 1,
    });
    expect(own('Antal ordernr', 'Belopp')).toEqual({});
    const inKronor = again.map((row) => row.replace(/,00$/, ',00 SEK').replace('Belopp', 'Net'));
    expect(read(inKronor.map((row) => row.replace('Leverantör', 'Kund'))).leftOutCounts).toEqual({
      duplicate: 1,
    });
  });

  it('are asked about among costs however little they are of it all', () => {
    const large = [...numbered.slice(0, 4), '1004;2025-01-08;Te AB;900000,00', numbered[3] ?? ''];
    expect(read(large, {}, costReading).questions).toMatchObject([
      { id: 'duplicates', chosen: 'all', blocking: true },
    ]);
  });

  it('are asked about among costs, where an invoice may have been paid twice', () => {
    expect(read(again, {}, costReading)).toMatchObject({
      sum: '24',
      questions: [{ id: 'duplicates', chosen: 'all', blocking: true }],
    });
  });
});

it('lines of the header are left out where they stand again, as on each page', () => {
  const page = [';Försäljning;', 'Datum;Belopp exkl. moms;Moms', ';kr;kr'];
  const rows = ['2025-01-02;100,00;25,00', '2025-01-03;120,00;30,00', '2025-01-07;80,00;20,00'];
  expect(read([...page, ...rows, ...page, ...rows.slice(1)])).toMatchObject({
    sum: '500',
    leftOutCounts: { repeatedHeader: 3 },
    questions: [],
  });
});

describe('rows of other measures', () => {
  const measured = (...words: string[]) => [
    'Artikel;Mått;2025-01;2025-02;2025-03',
    ...['Te', 'Kaffe', 'Kaka'].flatMap((name, n) =>
      words.map((word, m) => `${name};${word};${n + 1}${m},00;${n + 2}${m},00;${n + 3}${m},00`),
    ),
  ];

  it('are left out where a column says what each measures', () => {
    expect(read(measured('Antal', 'Kronor', 'TB'))).toMatchObject({
      sum: '279',
      leftOutCounts: { otherMeasure: 6 },
    });
  });

  it('are none of a list whose rows are of one kind or another', () => {
    const kinds = [
      'Datum;Typ;Belopp',
      ...['Intäkt', 'Kostnad', 'Kostnad', 'Intäkt', 'Intäkt'].map(
        (kind, n) => `2025-01-0${n + 1};${kind};${n + 1},00`,
      ),
    ];
    expect(read(kinds).leftOutCounts).toEqual({});
  });
});

describe('tables of other measures under the same header', () => {
  const names = 'Artikel;2025-01;2025-02;2025-03';
  const amounts = ['Te;100,00;200,00;300,00', 'Kaffe;400,00;500,00;600,00'];
  const pieces = ['Te;10;20;30', 'Kaffe;40;50;60'];

  it('are left out, whichever comes first', () => {
    for (const rows of [
      ['Försäljning 2025', names, ...amounts, '', 'Antal', names, ...pieces],
      ['Antal', names, ...pieces, '', 'Försäljning', names, ...amounts],
    ])
      expect(read(rows)).toMatchObject({ sum: '2100', questions: [] });
  });

  it('are asked about where no title tells, and counted under a year of their own', () => {
    const untitled = ['Rapport', names, ...amounts, '', names, ...pieces];
    const [question] = read(untitled).questions;
    expect(question).toMatchObject({ id: 'below', blocking: true });
    expect(question?.options.map(({ sum }) => sum)).toEqual(['2310', '2100']);
    const [left] = question?.options.filter(({ answer }) => answer === 'leftOut') ?? [];
    expect(read(untitled, left?.change)).toMatchObject({ sum: '2100', questions: [] });
    const year = ['2024', names, ...amounts, '', '2023', names, ...pieces];
    expect(read(year)).toMatchObject({ sum: '2310', questions: [] });
  });

  it('are more rows where a header of two lines comes again', () => {
    const [first = '', second = ''] = days;
    const lines = [';;Försäljning', 'Datum;Leverantör;Belopp'];
    const found = read([...lines, first, second, ...lines, ...days.slice(2)], {}, costReading);
    expect(found.sum).toBe('45.5');
  });
});

describe('another table below', () => {
  it('is not read with the first, and said', () => {
    const below = ['', 'Sammanställning;;', 'Månad;;Summa', '2025-01;;45,50', '2025-02;;1,00'];
    const found = read([header, ...days, ...below]);
    expect(found).toMatchObject({ sum: '45.5', leftOutCounts: { otherTable: 4 } });
    expect(found.leftOut.at(-1)?.text).toContain('hör till en annan tabell, som börjar på rad 7');
  });

  it('is told by its names though titles and notes stand above it in the column of days', () => {
    const below = ['', 'Skapad av kassan 4.2;;', '', 'Sammanställning;;', 'Månad;Summa;'];
    const sums = ['2025-01;45,50;', '2025-02;1,00;'];
    const found = read([header, ...days, ...below, ...sums]);
    expect(found).toMatchObject({ sum: '45.5', leftOutCounts: { otherTable: 5 } });
  });

  it('is asked about where its rows look as those above, and read as answered', () => {
    const more = ['Datum;Vara;Kostnad', '2025-02-01;Te;4,00', '2025-02-02;Kaffe;6,00'];
    const [question] = read([header, ...days, ...more]).questions;
    expect(question).toMatchObject({ id: 'below', blocking: true });
    expect(question?.options.map(({ sum }) => sum)).toEqual(['45.5', '55.5']);
    expect(read([header, ...days, ...more], { choices: { below: 'counted' } })).toMatchObject({
      sum: '55.5',
      leftOutCounts: { repeatedHeader: 1 },
      questions: [],
    });
  });

  it('is not asked about where its rows sum those above', () => {
    const sums = ['Vecka från;Vara;Summa', '2025-01-01;Allt;40,00', '2025-01-06;Allt;5,50'];
    expect(read([header, ...days, ...sums])).toMatchObject({
      sum: '45.5',
      leftOutCounts: { otherTable: 3 },
      questions: [],
    });
  });

  it('is none where its names are those of the header, whichever of them writes out the unit', () => {
    const more = ['2025-02-01;Te;4,00', '2025-02-02;Kaffe;6,00'];
    const unit = 'Datum;Artikel;Belopp (kr)';
    const beside = `${header};;Månad;Summa`;
    for (const lines of [
      [unit, ...days, header, ...more, header, '2025-02-03;Te;1,00'],
      [header, ...days, unit, ...more, '2025-02-03;Te;1,00'],
      [
        beside,
        ...days.map((day, n) => `${day};;2025-0${n + 1};5,00`),
        `${header};;2025-06;5,00`,
        ...[...more, '2025-02-03;Te;1,00', ...days.map((day) => day.replace('-01-', '-03-'))].map(
          (day) => `${day};;;`,
        ),
      ],
    ]) {
      const found = read(lines);
      expect(found.questions).toEqual([]);
      expect(Object.keys(found.leftOutCounts)).toEqual(['repeatedHeader']);
    }
    expect(read([unit, ...days, header, ...more]).sum).toBe('55.5');
  });

  it('is none where a row has words for its amount', () => {
    const odd = [header, ...days, '2025-01-08;Te;saknas', '2025-01-09;Te;4,00'];
    expect(read(odd)).toMatchObject({ sum: '49.5', leftOutCounts: { noAmount: 1 } });
  });
});

describe('a row above the header that is as those below it', () => {
  it('is asked about where it matters, and read as answered', () => {
    const list = (above: string) => [above, header, ...days];
    expect(read(list('2024-12-31;Utskrivet;0,20')).questions).toMatchObject([{ blocking: false }]);
    const rows = list('2024-12-31;Bulle;12,00');
    const [question] = read(rows).questions;
    expect(question).toMatchObject({ id: 'below', blocking: true });
    expect(question?.options.map(({ sum }) => sum)).toEqual(['45.5', '57.5']);
    for (const { change, sum } of question?.options ?? [])
      expect(read(rows, change)).toMatchObject({ sum, questions: [] });
  });
});

describe('rows of per cents below amounts', () => {
  const table = (last: string) => [
    'Kund;2025-01;2025-02;2025-03',
    'Alfa AB;4990;4990;4990',
    'Beta AB;990;990;1980',
    'Gamma AB;2490;2490;2490',
    'Delta AB;490;490;490',
    last,
  ];

  it('are no kronor', () => {
    expect(read(table('Churn;1,1 %;1,6 %;0,1 %'))).toMatchObject({
      sum: '27870',
      leftOutCounts: { otherMeasure: 1 },
    });
    expect(read(table('Andel;12%;-3%;'))).toMatchObject({ leftOutCounts: { otherMeasure: 1 } });
  });

  it('are orders where an amount stands beside a discount and a fee written so', () => {
    const orders = [
      'Datum;Artikel;Summa;Rabatt;Avgift',
      '2025-01-02;Te;100,00;10;5',
      '2025-01-03;Kaffe;200,00;10;5',
      '2025-01-04;Kaka;50,00;10 %;5 %',
      '2025-01-05;Saft;25,00;10;5',
      '2025-01-06;Bulle;75,00;10;5',
    ];
    expect(read(orders).leftOutCounts).not.toMatchObject({ otherMeasure: 1 });
  });

  it('stay where one amount stands among them', () => {
    expect(read(table('Epsilon AB;1 %;990;990')).leftOutCounts).not.toMatchObject({
      otherMeasure: 1,
    });
  });
});
