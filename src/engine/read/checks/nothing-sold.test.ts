import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (lines: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(lines.join('\n')), 'fil.csv', overrides).understanding;
const asked = (lines: readonly string[]) =>
  read(lines).questions.flatMap(({ id, blocking }) => (blocking ? id : []));

const months = [
  'Produktgrupp;jan;feb;mar;Helår',
  'Garn;1000;2000;3000;6000',
  'Bok;500;600;700;1800',
];
const prices = (header: string, ...cells: readonly string[]) => [
  `Artikelnr;Benämning;Inköpspris;Försäljningspris exkl. moms;${header}`,
  ...cells.map((cell, n) => `A${n};Vara ${n};${n + 5},00;${n + 10},00;${cell}`),
];
const project = (name: string) => [
  `Projekt;Beställare;Startdatum;${name};Fakturerat t.o.m. idag;Återstår`,
  'P1;A AB;2025-01-05;100000,00;40000,00;60000,00',
  'P2;B AB;2025-02-05;200000,00;200000,00;0,00',
  'P3;C AB;2025-03-05;300000,00;30000,00;270000,00',
];

describe('a file whose amounts may be no sales', () => {
  it('is asked about where its title is of a plan, and read or refused as answered', () => {
    const budget = ['Försäljningsbudget 2027', ...months];
    expect(asked(budget)).toEqual(['kind']);
    expect(read(budget, { choices: { kind: 'sold' } })).toMatchObject({
      ready: true,
      questions: [],
    });
    const refused = read(budget, { choices: { kind: 'notSold' } });
    expect([refused.ready, refused.missing[0]]).toEqual([
      false,
      expect.stringContaining('ingen försäljning som har skett'),
    ]);
  });

  it('is asked about where the title stands in the corner of the months', () => {
    const [, ...rows] = months;
    expect(asked(['Budget;jan 2027;feb 2027;mar 2027;Helår', ...rows])).toEqual(['kind']);
    expect(asked(['Budgetansvarig;jan 2025;feb 2025;mar 2025;Helår', ...rows])).toEqual([]);
  });

  it('is asked about where its amounts are what is unpaid by age, and not where hours stand so', () => {
    const aged = (...names: readonly string[]) => [
      `Kund;Förfallodatum;${names.join(';')};Totalt`,
      'Berg AB;2025-01-31;100,00;50,00;20,00;170,00',
      'Dal AB;2025-02-28;300,00;0,00;0,00;300,00',
      'Ek AB;2025-03-31;0,00;70,00;0,00;70,00',
    ];
    expect(asked(aged('Ej förfallet', '1-30 dagar', '> 30 dagar'))).toContain('kind');
    expect(asked(aged('Not due', '1-30', '31-60'))).toContain('kind');
    const withNone = aged('Ej förfallet', '1-30 dagar', '> 30 dagar').map((line, n) =>
      line.replace(/;([^;]*)$/, n === 0 ? ';> 60 dagar;$1' : ';0,00;$1'),
    );
    expect(asked(withNone)).toContain('kind');
    expect(asked(aged('Butik', 'Webb', 'Torg'))).not.toContain('kind');
    expect(asked(aged('10-11', '11-12', '12-13'))).not.toContain('kind');
  });

  it('is not asked about where invoices stand with their own amount beside their ages, whatever the title is', () => {
    const invoices = [
      'Åldersanalys',
      'Leverantör;Fakturanr;Fakturadatum;Fakturabelopp;Restbelopp;Ej förfallet;1-30 dagar;>30 dagar',
      'Berg AB;1;2025-01-31;100,00;50,00;50,00;;',
      'Dal AB;2;2025-02-28;300,00;300,00;;300,00;',
      'Ek AB;3;2025-03-31;70,00;70,00;;;70,00',
    ];
    const { questions } = readFileBytes(
      Buffer.from(invoices.join('\n')),
      'fil.csv',
      {},
      'costs',
    ).understanding;
    expect(questions.map(({ id }) => id)).not.toContain('kind');
  });

  it('is asked about where it is what agreements give each time, and not what was billed for a month', () => {
    const subscriptions = (header: string, ends: readonly string[]) => [
      `Kund;Abonnemang;${header};Startdatum;Slutdatum`,
      ...ends.map((end, n) => `Kund ${n};Bas;29${n},00;2025-0${n + 1}-01;${end}`),
    ];
    const [open, billed] = [
      ['', '', '2025-12-31', ''],
      ['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30'],
    ];
    expect(asked(subscriptions('Månadspris', open))).toContain('kind');
    expect(asked(subscriptions('Månadsavgift', billed))).not.toContain('kind');
    expect(asked(subscriptions('Belopp', open))).not.toContain('kind');
  });

  it('is not asked about where the plan stands beside what was sold, or above it as a figure', () => {
    expect(asked(['Utfall mot budget 2027', ...months])).toEqual([]);
    expect(asked(['Försäljning 2027', ...months])).toEqual([]);
    expect(asked(['Försäljning 2027;;;;', 'Budget;9000;;;', '', ...months])).toEqual([]);
  });

  it('is asked about where it has prices and nothing says that they were sold', () => {
    expect(asked(prices('Lagersaldo', '40', '10', '7'))).toContain('kind');
    expect(asked(prices('Antal', '40', '10', '7'))).toEqual([]);
    expect(asked(prices('Datum', '2025-01-02', '2025-01-03', '2025-01-05'))).toEqual([]);
    expect(asked(prices('Giltig från', '2025-01-02', '2025-01-03', '2025-01-05'))).toContain(
      'kind',
    );
  });

  it('is asked what its numbers are where a price stands beside counts for each period', () => {
    const counted = (...cells: readonly string[]) => [
      'Vara;Pris/st;jan 2025;feb 2025;mar 2025',
      ...cells,
    ];
    const pieces = counted('Garn;89,50;3;5;2', 'Bok;250;1;;4');
    const options = read(pieces).questions.flatMap((question) =>
      question.id === 'kind' ? question.options.map(({ answer, sum }) => [answer, sum]) : [],
    );
    // 10 × 89.50 + 5 × 250, or the 15 as kronor.
    expect(options).toEqual([
      ['pieces', '2145'],
      ['sold', '15'],
      ['notSold', null],
    ]);
    const told = read(pieces, { choices: { kind: 'pieces' } });
    expect([told.ready, told.questions]).toEqual([true, []]);
    expect(asked(counted('Konsult;950;7,5;12;8,25', 'Resa;400;1;2;0,5'))).toContain('kind');
  });

  it('is not asked about where the numbers are what whole numbers of things cost, or have öre of their own', () => {
    const kronor = (...cells: readonly string[]) =>
      asked(['Vara;Pris/st;jan 2025;feb 2025;mar 2025', ...cells]);
    expect(kronor('Garn;89;267;445;178', 'Bok;250;250;;1000')).toEqual([]);
    expect(kronor('Garn;89,50;268,50;447,50;179,30', 'Bok;250;250;;1000')).toEqual([]);
  });

  it('is asked about where its rows are key figures', () => {
    const years = ['Tusental kronor;2024;2023;2022', 'Nettoomsättning;5000;4500;4000'];
    const figures = ['Balansomslutning;2500;2400;2300', 'Soliditet (%);42;40;38'];
    expect(asked([...years, ...figures])).toEqual(['kind']);
    expect(asked([...years, 'Garn;2500;2400;2300', 'Bok;42;40;38'])).toEqual([]);
  });

  it('is asked about where its title is of what was taken back or called off', () => {
    const list = ['Datum;Artikel;Belopp', '2025-01-02;Te;500', '2025-01-03;Te;700'];
    for (const title of ['Returer mars 2025', 'Kreditfakturor', 'Avbokningar', 'Makulerade order'])
      expect(asked([title, '', ...list]), title).toEqual(['kind']);
    for (const title of ['Försäljning och returer', 'Returer är avdragna', 'Avbokade ingår inte'])
      expect(asked([title, '', ...list]), title).toEqual([]);
  });

  it('is asked about where its rows are of offers, or say how likely they are', () => {
    const list = (number: string, more: string) =>
      asked([
        `${number};Datum;Kund;Belopp${more && `;${more}`}`,
        `1;2025-01-02;Ek AB;500${more && ';50'}`,
      ]);
    expect([list('Offertnr', ''), list('Nr', 'Sannolikhet'), list('Ordernr', '')]).toEqual([
      ['kind'],
      ['kind'],
      [],
    ]);
  });

  it('is asked which amount is the sales where what was agreed stands beside what is invoiced', () => {
    const [question] = read(project('Kontraktssumma')).questions;
    expect(question?.options.map(({ sum }) => sum)).toEqual(['600000', '270000']);
    expect(asked(project('Ordervärde exkl. moms'))).toEqual(['amount']);
    expect(asked(project('Belopp'))).toEqual([]);
  });

  it('is asked about among costs where no column says who was paid or for what', () => {
    const costs = (name: string) => {
      const header = `file;bytes;enc;rows;dim;obj;datum;${name};res_sum`;
      const rows = [1, 2, 3].map((n) => `a${n};${n}00;cp437;5;0;7;2025-01-0${n};b${n};${n}50,25`);
      const bytes = Buffer.from([header, ...rows, ''].join('\n'));
      const { questions } = readFileBytes(bytes, 'fil.csv', {}, 'costs').understanding;
      return questions.map(({ id }) => id);
    };
    expect(costs('prog')).toContain('kind');
    expect(costs('Leverantör')).not.toContain('kind');
  });
});
