import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, 'costs').understanding;
const sumOf = ({ columns }: ReturnType<typeof read>) =>
  columns.find(({ role }) => role === 'amount' || role === 'grossAmount')?.sum;
const answersOf = ({ questions }: ReturnType<typeof read>) =>
  questions[0]?.options.map(({ answer, sum }) => [answer, sum]);

const invoices = (...states: readonly [string, number][]) => [
  'Fakturadatum;Leverantör;Fakturanr;Atteststatus;Belopp exkl. moms',
  ...states.map(([state, sum], n) => `2025-01-0${n + 1};Lev ${n};${n + 11};${state};${sum},00`),
];

it('words of states alone are asked about under any name, and are no states among others', () => {
  const list = (name: string, word: string) =>
    read([
      `Datum;Leverantör;Belopp;${name}`,
      '2025-01-02;Ek AB;1000;Betald',
      `2025-01-03;Al AB;2000;${word}`,
      '2025-01-04;Bo AB;500;Betald',
    ]).questions.length;
  expect(list('Uppgift', 'Makulerad')).toBe(1);
  expect(list('Uppgift', 'Städning')).toBe(0);
  expect(list('Status', 'Makulerad')).toBe(0);
});

it('words of a column without a name are states where the commonest of them is', () => {
  const bare = (...words: string[]) =>
    read(
      words.map((word, n) => `2025-01-0${n + 1};Ek AB;${100 + n}0,00;${word}`),
      { headerRow: 0, roles: { 0: 'date', 1: 'supplier', 2: 'amount' } },
    ).questions.map(({ id }) => id);
  expect(bare('Betald', 'Betald', 'Stoppad')).toEqual(['states']);
  expect(bare('Kontor', 'Kontor', 'Betald')).toEqual([]);
});

it('a word of so little that nothing hangs on it is held against what counts alone', () => {
  const open = (sum: number) =>
    read(invoices(['Attesterad', 9000], ['Vilande', sum], ['Makulerad', 9000])).questions.length;
  expect([open(80), open(100)]).toEqual([0, 1]);
});

it('words of states under any name are asked about with those beside them that nobody knows', () => {
  const list = read([
    'Datum;Leverantör;Belopp;Skede',
    '2025-01-02;Ek AB;1000;Fakturerad',
    '2025-01-03;Al AB;2000;Offert',
    '2025-01-04;Bo AB;500;Pågående',
    '2025-01-05;Bo AB;300;Klar, ej fakturerad',
    '2025-01-06;Bo AB;200;Betald',
  ]);
  expect(list.questions[0]?.text.replaceAll('\u00a0', ' ')).toBe(
    '1 rad har status ”Offert” (2 000 kr), 1 rad har status ”Pågående” (500 kr) och 1 rad har status ”Klar, ej fakturerad” (300 kr). Ska de räknas?',
  );
});

describe('states of costs', () => {
  it('leave out what was turned down, and ask of what nobody knows', () => {
    const sure = read(invoices(['Attesterad', 1000], ['Avvisad', 5000], ['Slutbetald', 400]));
    expect([sumOf(sure), sure.questions]).toEqual(['1400', []]);
    const open = invoices(['Attesterad', 1000], ['Väntar på attest', 500]);
    expect(answersOf(read(open))).toEqual([
      ['counted', '1500'],
      ['leftOut', '1000'],
    ]);
    expect(read(open).questions[0]?.options[1]?.label).toBe('Nej, de är ingen kostnad');
    const answered = read(open, { states: { 'vantar pa attest': 'leftOut' } });
    expect([sumOf(answered), answered.questions]).toEqual(['1000', []]);
    expect(answersOf({ ...answered, questions: answered.answered })?.length).toBe(2);
  });

  it('are asked each by itself, at once where there are two', () => {
    const two = invoices(['Attesterad', 1000], ['Väntar', 500], ['Vilande', 300]);
    expect(answersOf(read(two))).toEqual([
      ['counted', '1800'],
      ['vantar', '1500'],
      ['vilande', '1300'],
      ['leftOut', '1000'],
    ]);
    const three = [...two, '2025-01-09;Lev 9;19;Under utredning;200,00'];
    expect(answersOf(read(three))).toEqual([
      ['counted', '2000'],
      ['each', '2000'],
      ['leftOut', '1000'],
    ]);
    const each = read(three, { choices: { states: 'each' } });
    expect(answersOf(each)).toEqual([
      ['counted', '2000'],
      ['leftOut', '1500'],
    ]);
  });

  it('are no matter of whose the row is, or how far a parcel has come', () => {
    const customers = invoices(['Betald', 1000], ['Guldkund', 500]);
    expect(
      read(customers.map((row) => row.replace('Atteststatus', 'Kundstatus'))).questions,
    ).toEqual([]);
  });
});

describe('a remark', () => {
  const remarks = (...texts: string[]) => [
    'Datum;Leverantör;Belopp;Anm',
    ...texts.map((text, n) => `2025-01-0${n + 1};Lev ${n};${n + 1}00,00;${text}`),
  ];

  it('that says nothing but that the row is struck out leaves it out', () => {
    expect(sumOf(read(remarks('', 'Struken', 'Möte med kund')))).toBe('400');
  });

  it('that says so among other words is asked about, and any other is not', () => {
    expect(answersOf(read(remarks('', 'Makulerad, se F12', '')))).toEqual([
      ['counted', '600'],
      ['leftOut', '400'],
    ]);
    expect(read(remarks('', 'Ny leverantör', 'Brådskande')).questions).toEqual([]);
  });
});

describe('books with bookings that are struck out', () => {
  const vouchers = (struck: string, ...more: string[]) => [
    'Vernr;Datum;Konto;Text;Debet;Kredit;Anm',
    'A1;2025-01-02;6110;Lyreco;1000,00;;',
    'A1;2025-01-02;2440;Lyreco;;1000,00;',
    `A2;2025-01-03;5010;Castellum;8000,00;;${struck}`,
    `A2;2025-01-03;2440;Castellum;;8000,00;${struck}`,
    'A3;2025-02-03;5010;Castellum;8100,00;;',
    'A3;2025-02-03;2440;Castellum;;8100,00;',
    ...more,
  ];

  it('leave those out', () => {
    expect(sumOf(read(vouchers('Struken')))).toBe('9100');
    expect(sumOf(read(vouchers('')))).toBe('17100');
  });

  it('count them where they are booked back too', () => {
    const back = ['A4;2025-02-04;5010;Rättelse;;8000,00;', 'A4;2025-02-04;2440;Rättelse;8000,00;;'];
    expect(sumOf(read(vouchers('Struken', ...back)))).toBe('9100');
  });
});

it('a bare credit is no question where its rows are below zero', () => {
  const list = (sum: number) =>
    read(invoices(['Betald', 9000], ['Betald', 4000], ['Kredit', sum])).questions.length;
  expect([list(-500), list(500)]).toEqual([0, 1]);
});

it('amounts in another currency are no part of what a state comes to', () => {
  const rows = ['SEK;Bokförd;4000', 'SEK;Parkerad;1000', 'EUR;Parkerad;900', 'SEK;Bokförd;2000'];
  const lines = rows.map((row, n) => `2025-01-0${n + 1};Lev ${n};${row},00`);
  const { questions } = read(['Datum;Leverantör;Valuta;Status;Belopp', ...lines]);
  expect(questions.find(({ id }) => id === 'states')?.text).toMatch(/^1 rad har .*\(1\s000\skr\)/);
});
