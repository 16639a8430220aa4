import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

function read(rows: string[], overrides: ReadOverrides = {}) {
  const bytes = Buffer.from(`${rows.join('\n')}\n`);
  const { understanding } = readFileBytes(bytes, 'fil.csv', overrides);
  const total = understanding.reconciliation.find(({ id }) => id === 'total');
  return { questions: understanding.questions, total };
}

const days = ['2025-01-02;Te;A;10,00', '2025-01-03;Kaka;B;20,50', '2025-02-03;Te;A;5,00'];
const rows = (...more: string[]) => ['Datum;Artikel;Kund;Belopp', ...days, ...more];

describe("a file's own total that its rows do not come to", () => {
  it('stops the analysis until it is answered', () => {
    const { questions } = read(rows('Summa;;;45,00'));
    expect(questions).toMatchObject([
      { id: 'total', blocking: true, options: [{ answer: 'rows', sum: '35.5' }] },
    ]);
    expect(questions[0]?.text).toMatch(/^Filen säger själv att summan är 45,00\skr \(rad 5\)/);
    expect(read(rows('Summa;;;45,00'), { choices: { total: 'rows' } }).questions).toEqual([]);
  });

  it('is not made good by another total that they come to', () => {
    const { questions, total } = read(rows('Totalt;;;35,50', 'Summa;;;45,00'));
    expect(questions).toMatchObject([{ id: 'total', blocking: true }]);
    expect(total).toMatchObject({ status: 'difference', difference: '-9.5' });
  });

  it('is held against the columns of the file where the amounts were made of several', () => {
    const rates = ['Datum;Kvitton;Försäljning 25 %;Försäljning 12 %', '2025-01-02;2;125,00;0,00'];
    const till = (total: string) => read([...rates, '2025-01-03;3;50,00;11,20', total]);
    expect(till('Summa;5;175,00;11,20').questions).toEqual([]);
    expect(till('Summa;9;975,00;91,20').questions).toMatchObject([{ id: 'total', blocking: true }]);
  });

  it('is held against every column where the amounts are quantity × price', () => {
    const lines = [
      'Datum;Artikel;Antal;Pris;Rabatt',
      '2025-01-02;Te;2;100,00;5,00',
      '2025-01-03;Kaka;1;50,00;0,00',
    ];
    expect(read([...lines, 'Summa;;3;;5,00']).questions).toEqual([]);
    expect(read([...lines, 'Summa;;;245,00;']).questions).toEqual([]);
    expect(read([...lines, 'Summa;;;250,00;5,00']).questions).toEqual([]);
    expect(read([...lines, 'Summa;;;250,00;1005,00']).questions).toMatchObject([
      { id: 'total', blocking: true },
    ]);
    const typed = read([...lines, 'Summa;;;;1005,00']);
    expect(typed.questions).toMatchObject([{ id: 'total', blocking: true }]);
    expect(read([...lines, 'Summa;;;;1005,00'], { choices: { total: 'rows' } }).questions).toEqual(
      [],
    );
  });

  it('offers no prices of one as what was sold', () => {
    const lines = ['Datum;Artikel;Antal;Pris;Belopp', '2025-01-02;Te;2;100,00;200,00'];
    const { questions } = read([...lines, '2025-01-03;Kaka;3;50,00;150,00', 'Summa;;;;900,00']);
    expect(questions[0]?.options.map(({ answer }) => answer)).toEqual(['rows']);
  });

  it('is none of a day without sales among the sums of days, and no VAT stands in its place', () => {
    const lines = ['Datum;Belopp inkl. moms;Moms;Er referens'];
    const day = (date: string, sum: string, vat: string) => [
      `${date};${sum};${vat};44`,
      `${date};${sum};${vat};Dagssumma`,
    ];
    const till = [
      ...day('2025-01-03', '125,00', '25,00'),
      ...day('2025-01-04', '0,00', '-5,00'),
      ...day('2025-01-05', '250,00', '50,00'),
    ];
    const { questions, total } = read([...lines, ...till]);
    expect([questions, total?.status]).toEqual([[], 'ok']);
    const names = 'Datum;Artikel;Belopp inkl. moms;Moms';
    const sold = ['2025-01-03;Te;125,00;25,00', '2025-01-05;Kaka;250,00;50,00'];
    const off = read([names, ...sold, 'Summa;;75,00;75,00']);
    expect(off.questions[0]?.options.map(({ answer }) => answer)).toEqual(['rows']);
  });

  it('is none where it was rounded', () => {
    expect(read(rows('Summa;;;36')).questions).toEqual([]);
    expect(read(rows('Summa;;;35,51')).questions).toEqual([]);
  });

  it('is none where each group has its own, or VAT and what is to be paid stand below', () => {
    const groups = [...days.slice(0, 2), 'Summa;;;30,50', ...days.slice(2), 'Summa;;;5,00'];
    const grouped = read(['Datum;Artikel;Kund;Belopp', ...groups]);
    expect(grouped).toMatchObject({ questions: [], total: { status: 'ok' } });
    const foot = read(rows('Netto totalt;;;35,50', 'Moms 25 %;;;8,88', 'Att betala;;;44,38'));
    expect(foot).toMatchObject({ questions: [], total: { status: 'ok' } });
    const paid = read(rows('Moms 25 %;;;8,88', 'Att betala;;;44,38'));
    expect(paid).toMatchObject({ questions: [], total: { status: 'ok' } });
  });

  it('is asked where income is written below zero, with the signs turned as one answer', () => {
    const credit = ['Datum;Artikel;Belopp', '2025-01-02;Te;-10,00', '2025-01-03;Te;-5,00'];
    const { questions } = read(credit);
    expect(questions).toMatchObject([{ id: 'total', blocking: true }]);
    expect(questions[0]?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['turned', '15'],
      ['rows', '-15'],
    ]);
    expect(read(credit, { choices: { total: 'turned' } }).questions).toEqual([]);
  });

  it('is taken from the one column that comes to it', () => {
    const two = [
      'Datum;Artikel;Belopp;Levererat',
      '2025-01-02;Te;10,00;20,00',
      '2025-01-03;Te;5,00;7,00',
    ];
    const { questions, total } = read([...two, 'Summa;;27,00;']);
    expect(questions).toEqual([]);
    expect(total?.text).toContain('Summan av Levererat, 27,00');
  });

  it('settles what the rows leave open', () => {
    const plain = ['Artikel;Belopp', 'Te;10,00', 'Kaffe;20,00', 'Kaka;5,50'];
    const twice = [...plain, ...plain.slice(1)];
    const all = read([...twice, 'Summa;71,00']);
    expect(all.questions).toEqual([]);
    expect(all.total).toMatchObject({ status: 'ok' });
    expect(read([...twice, 'Summa;35,50']).questions).toMatchObject([
      { id: 'duplicates', chosen: 'once', blocking: false },
    ]);
  });
});

it('sums of pieces where quantity × price is the amount leave the days as days', () => {
  const weeks = [
    ...['Såld;Vara;Antal;Pris exkl. moms', '2025-01-14;Te;2;10,00', '2025-01-15;Kaka;3;20,00'],
    ...['Vecka 3;;5;', '2025-01-20;Te;1;10,00', '2025-01-21;Te;2;10,00', 'Vecka 4;;3;'],
    ...['2025-01-28;Te;2;10,00', '2025-01-29;Te;4;10,00', 'Vecka 5;;6;'],
  ];
  const bytes = Buffer.from(`${weeks.join('\n')}\n`);
  const { period, leftOutCounts, total } = readFileBytes(bytes, 'fil.csv', {}).understanding;
  expect(period).toEqual({ from: '2025-01-14', to: '2025-01-29' });
  expect([leftOutCounts, total]).toEqual([{ total: 3 }, '170']);
});

describe('a sum that is nothing or less', () => {
  it('is asked about', () => {
    const minus = days.map((row) => row.replace(/;(?=\d+,)/, ';-'));
    expect(read(['Datum;Artikel;Kund;Belopp', ...minus]).questions).toMatchObject([
      { id: 'total', blocking: true },
    ]);
  });
});
