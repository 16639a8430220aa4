import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Purpose } from '../../table/purpose.ts';

const read = (
  lines: readonly string[],
  overrides: ReadOverrides = {},
  purpose: Purpose = 'sales',
) =>
  readFileBytes(Buffer.from([...lines, ''].join('\n')), 'fil.csv', overrides, purpose)
    .understanding;
const asked = (lines: readonly string[]) =>
  read(lines).questions.flatMap(({ id, blocking }) => (blocking ? id : []));

const askedOfCosts = (lines: readonly string[]) =>
  read(lines, {}, 'costs').questions.flatMap(({ id, blocking }) => (blocking ? id : []));

const amounts = [1000, 2500, 900, 3100, 640, 1280, 770, 2210];
/** A list with a column beside the amount. */
const beside = (name: string, other: (amount: number, row: number) => string | number) => [
  `Datum;Kund;Belopp;${name}`,
  ...amounts.map((sum, n) => `2025-01-${n + 10};Kund ${n % 4};${sum};${other(sum, n)}`),
];
const some = (_: number, row: number) => (row % 3 === 0 ? 305 + row * 7 : '');

describe('a column of numbers beside the amount that nothing explains', () => {
  const lines = beside('Egen del', some);

  it('is asked about once, each answer with its sum, and read as answered', () => {
    const [question] = read(lines).questions;
    expect(question).toMatchObject({ id: 'residue', chosen: 'asRead', blocking: true });
    expect(question?.text.replaceAll('\u00a0', ' ')).toBe(
      'Som försäljning räknas Belopp: 12 400 kr. Filen har också kolumnen Egen del (978 kr), som inte räknas. Raden ”Kund 0” har till exempel 305 kr i Egen del och 1 000 kr i Belopp. Vad ska räknas?',
    );
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['asRead', '12400'],
      ['column 3', '978'],
      ['added', '13378'],
      ['takenOff', '11422'],
      ['other', null],
    ]);
    for (const { answer, change, sum } of question?.options ?? []) {
      if (answer === 'other') continue;
      const then = read(lines, change);
      expect([then.total, then.questions]).toEqual([sum, []]);
    }
  });

  it('is so too where its numbers are whole, some small and some not', () => {
    const parts = [7, 90, 1200, 8, 95, 3100, 6, 85];
    expect(asked(beside('Egen del', (_, row) => parts[row] ?? 0))).toEqual(['residue']);
    const pieces = [7, 9, 12, 8, 5, 31, 6, 8];
    expect(asked(beside('Egen del', (_, row) => pieces[row] ?? 0))).toEqual([]);
  });

  it.each(['Rad', 'Pos'])(
    'is none of them where it is the place of a line in its order: %s',
    (name) => {
      expect(asked(beside(name, (_, row) => ['1', '1.1', '1.2'][row % 3] ?? ''))).toEqual([]);
    },
  );

  it('is not offered to be taken off where nothing is left', () => {
    const [question] = read(
      beside('Övrigt', (sum, row) => (row % 3 === 0 ? sum * 7 + row : sum + row)),
    ).questions;
    expect(question?.options.map(({ answer }) => answer)).toEqual([
      'asRead',
      'column 3',
      'added',
      'other',
    ]);
  });

  it('is so too beside number × price, and among costs', () => {
    const priced = amounts.map(
      (sum, n) => `2025-01-${n + 10};Kund ${n % 4};${n + 1};${sum};${some(sum, n)}`,
    );
    expect(asked(['Datum;Kund;Antal;Pris;Egen del', ...priced])).toEqual(['residue']);
    const costs = ['Datum;Leverantör;Belopp;Egen del', ...lines.slice(1)];
    expect(read(costs, {}, 'costs').questions.map(({ id }) => id)).toContain('residue');
  });

  it('is so too where the costs are below zero', () => {
    const costs = amounts.map(
      (sum, n) => `2025-01-${n + 10};Firma ${n % 4} AB;${-sum};${some(sum, n)}`,
    );
    const below = ['Datum;Leverantör;Belopp;Egen del', ...costs];
    const [question] = read(below, {}, 'costs').questions.filter(({ id }) => id === 'residue');
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toContainEqual([
      'takenOff',
      '11422',
    ]);
  });

  it('is not asked about where the rows tie it to the amount', () => {
    expect(asked(beside('Hela', (sum) => sum * 1.25))).toEqual([]);
    expect(asked(beside('Andelen', (sum) => sum * 0.3))).toEqual([]);
    expect(asked(beside('Löpande', (_, n) => sumOf(amounts.slice(0, n + 1))))).toEqual([]);
    const parts = amounts.map(
      (sum, n) => `2025-01-${n + 10};Kund 1;${sum - 100 - n};${100 + n};${sum}`,
    );
    expect(asked(['Datum;Kund;Arbetet;Grejer;Summa', ...parts])).toEqual([]);
    const thousands = amounts.map(
      (sum, n) => `2025-01-${n + 10};Kund 1;${sum * (n + 2)};${500 / (n + 2)};${sum / 2}`,
    );
    expect(asked(['Datum;Kund;Upplaga;Tusenpriset;Summa', ...thousands])).toEqual([]);
  });

  it('is not where its word or its values say that it is something else, or it changes nothing', () => {
    for (const name of ['Vikt kg', 'Varukostnad', 'Lagersaldo', 'Budget', 'Snittpris', 'Kundnr'])
      expect(asked(beside(name, (sum, n) => sum * 0.7 + n * 13))).toEqual([]);
    expect(asked(beside('Nummer i listan', (_, n) => 5001 + n))).toEqual([]);
    expect(asked(beside('Gäster', (_, n) => (n % 5) + 1))).toEqual([]);
    expect(asked(beside('Egen del', (_, n) => (n === 2 ? 35.5 : '')))).toEqual([]);
  });

  it('is not where it is after each row, or where it is made of others that are known', () => {
    let held = 50_000;
    const rows = amounts.map((sum, n) => {
      const change = n === 3 ? 9_000 : -sum;
      held += change;
      return `2025-01-${n + 10};Firma ${n % 4} AB;${n};${change};${held}`;
    });
    expect(askedOfCosts(['Datum;Text;Verifikat;Belopp;Behållning', ...rows])).toEqual([]);
    const due = amounts.map((sum, n) => {
      const parts = [0, 1, 2].map((part) => (part === n % 3 ? sum * 0.6 : ''));
      return `Firma ${n} AB;${n + 101};2025-01-${n + 10};${sum};${sum * 0.6};${parts.join(';')}`;
    });
    const header =
      'Leverantör;Fakturanr;Fakturadatum;Fakturabelopp;Restbelopp;Ej förfallet;1-30;31-60';
    expect(askedOfCosts([header, ...due])).toEqual([]);
  });

  it('is none of wages that are paid out of a part of a whole cost', () => {
    const wages = (tax: number) =>
      amounts.map((sum, n) => {
        const [off, fees, pension] = [sum * 0.3, sum * 0.3142, sum * 0.05 + n];
        const all = (sum + fees + pension).toFixed(2);
        const cells = [sum, off * tax, sum - off, fees.toFixed(2), pension.toFixed(2), all];
        return `2025-${String(n + 1).padStart(2, '0')};Anst ${n % 3};${cells.join(';')}`;
      });
    const header = 'Period;Namn;Bruttolön;Skatt;Nettolön;Sociala avgifter;Pension;Total kostnad';
    expect(askedOfCosts([header, ...wages(-1)])).toEqual([]);
    expect(askedOfCosts([header, ...wages(1)])).toEqual([]);
  });

  it('is so too of bank statements, ledgers and amounts in several columns', () => {
    let held = 50_000;
    const bank = amounts.map((sum, n) => {
      held -= sum;
      return `2025-01-${n + 10};Firma ${n % 4} AB;${-sum};${held};${some(sum, n)}`;
    });
    expect(askedOfCosts(['Datum;Text;Belopp;Saldo;Varav privat', ...bank])).toEqual(['residue']);
    const booked = amounts.map(
      (sum, n) => `2025-01-${n + 10};${n + 1};4010;Varor;${sum};${some(sum, n)}`,
    );
    const ledger = ['Datum;Ver;Konto;Kontonamn;Belopp;Egen del', ...booked];
    expect(askedOfCosts(ledger)).toEqual(['residue']);
    const rates = amounts.map(
      (sum, n) => `2025-01-${n + 10};Firma ${n % 4} AB;${sum};${sum / 2 + n};${some(sum, n)}`,
    );
    const joined = ['Datum;Leverantör;Netto 25%;Netto 12%;Momsfritt', ...rates];
    expect(askedOfCosts(joined)).toEqual(['residue']);
  });

  it('is so of costs where it is freight, or what is taken off, that nothing says the amount has', () => {
    const costs = (name: string) =>
      ['Datum;Leverantör;Belopp exkl. moms', ...lines.slice(1)].map((line, n) =>
        n === 0 ? `${line};${name}` : line,
      );
    for (const name of ['Frakt', 'Rabatt', 'Expeditionsavgift', 'Privat'])
      expect(askedOfCosts(costs(name))).toEqual(['residue']);
    for (const name of ['Varav frakt', 'Varav rabatt'])
      expect(askedOfCosts(costs(name))).toEqual([]);
  });

  it('is so of what was deducted, where another column has what is left', () => {
    const rows = amounts.map(
      (sum, n) =>
        `2025-01-${n + 10};Firma ${n % 4} AB;${sum};${n % 3 === 0 ? 200 : ''};${sum - (n % 3 === 0 ? 200 : 0)}`,
    );
    const paid = ['Betaldag;Leverantör;Fakturabelopp;Avdragen kredit;Utbetalt', ...rows];
    expect(askedOfCosts(paid)).toContain('residue');
  });

  it('is so of what lowers a debt, where the amount has it', () => {
    const rows = amounts.map(
      (sum, n) => `2025-01-${n + 10};Almi;5000;${sum};${5000 + sum};${900000 - n * 5000}`,
    );
    const loan = ['Datum;Långivare;Amortering;Ränta;Att betala;Kvarvarande skuld', ...rows];
    const [question] = read(loan, {}, 'costs').questions;
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toContainEqual([
      'takenOff',
      '12400',
    ]);
  });

  it('is not where the user has said which column is the amount', () => {
    expect(read(lines, { roles: { 2: 'revenue' } }).questions).toEqual([]);
  });

  it('is none where it holds a few whole numbers next to each other, as of cars and tills', () => {
    const numbered = (from: number) => beside('Kassanr enligt rulle', (_, n) => from + (n % 3));
    expect(asked(numbered(1201))).toEqual([]);
    expect(asked(beside('Egen del', (_, n) => 1200 + (n % 3) * 100))).toEqual(['residue']);
  });

  it('is none where it is money the other way, and every row has one of the two', () => {
    const ways = (out: string, last: number) => [
      `Datum;Händelse;In;${out}`,
      ...amounts.map(
        (sum, n) => `2025-01-${n + 10};Sak ${n % 4};${n % 2 ? 0 : sum};${n % 2 ? sum : 0}`,
      ),
      `2025-01-20;Sak 1;500;${last}`,
    ];
    expect(asked(ways('Ut', 0))).not.toContain('residue');
    expect(asked(ways('Ut', 20))).not.toEqual([]);
    expect(asked(ways('Privat', 0))).not.toEqual([]);
  });
});

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
