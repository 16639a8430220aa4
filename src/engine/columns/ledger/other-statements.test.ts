import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Purpose } from '../../table/purpose.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}, purpose: Purpose = 'costs') =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, purpose).understanding;
type Understood = ReturnType<typeof read>;
const sumOf = ({ columns }: Understood) =>
  columns.find(({ role }) => role === 'amount' || role === 'grossAmount')?.sum;
const answersOf = ({ questions }: Understood) =>
  questions[0]?.options.map(({ answer, sum }) => [answer, sum]);

describe('an account with the tax authority', () => {
  const account = [
    'Datum;Händelse;Belopp;Saldo',
    '2025-01-12;Inbetalning bokförd;30000,00;30000,00',
    '2025-01-12;Debiterad preliminärskatt;-6000,00;24000,00',
    '2025-01-12;Arbetsgivaravgift;-10000,00;14000,00',
    '2025-01-12;Avdragen skatt;-9000,00;5000,00',
    '2025-01-12;Moms;-4000,00;1000,00',
  ];

  it('asks what of it costs', () => {
    expect(answersOf(read(account))).toEqual([
      ['fees', '10000'],
      ['all', '29000'],
    ]);
    expect(sumOf(read(account, { choices: { taxAccount: 'fees' } }))).toBe('10000');
  });

  it('sells nothing', () => {
    expect(read(account, {}, 'sales').ready).toBe(false);
  });

  it('is no other account from which tax is paid', () => {
    const bank = [
      'Datum;Text;Belopp;Saldo',
      '2025-01-02;Dahl AB;-1000,00;9000,00',
      '2025-01-03;Skatteverket;-500,00;8500,00',
      '2025-01-04;Kund AB;2000,00;10500,00',
    ];
    expect([sumOf(read(bank)), read(bank).questions]).toEqual(['1000', []]);
  });
});

describe("a supplier's account of its customer", () => {
  const account = (number: (n: number) => string) => [
    'Datum;Händelse;Fakturanr;Belopp;Saldo',
    `2025-01-10;Faktura;${number(1)};1000,00;1000,00`,
    `2025-02-10;Betalning;${number(1)};-1000,00;0,00`,
    `2025-02-12;Faktura;${number(2)};2500,00;2500,00`,
    `2025-03-12;Betalning;${number(2)};-2500,00;0,00`,
    `2025-03-14;Faktura;${number(3)};700,00;700,00`,
  ];

  it('costs what is invoiced, where payments name the invoices', () => {
    const costs = read(account((n) => `10${n}`));
    expect([sumOf(costs), costs.questions]).toEqual(['4200', []]);
    expect(costs.leftOut[0]?.text).toBe(
      'Rad 3 har ”Betalning” i kolumnen Händelse och är ingen kostnad.',
    );
  });

  it('is asked about where they do not', () => {
    const open = account(() => '');
    expect(answersOf(read(open))).toEqual([
      ['supplier', '4200'],
      ['bank', '3500'],
    ]);
  });
});

describe('a report of what is owned and owed', () => {
  const report = (last: string) => [
    'Konto;Benämning;Ing. balans;Period;Utg. balans',
    '1220;Inventarier;5000,00;-1000,00;4000,00',
    '1930;Företagskonto;9000,00;2500,00;11500,00',
    last,
  ];

  it('has no costs', () => {
    const costs = read(report('2440;Leverantörsskulder;-3000,00;-1500,00;-4500,00'));
    expect([costs.ready, costs.leftOutCounts]).toEqual([false, { balanceAccount: 3 }]);
  });

  it('is none with an account of costs', () => {
    expect(read(report('6110;Kontorsmateriel;0,00;1500,00;1500,00')).ready).toBe(true);
  });
});

describe('amounts that name their currencies', () => {
  const costs = (...amounts: string[]) => [
    'Datum;Leverantör;Belopp',
    ...amounts.map((amount, n) => `2025-01-0${n + 1};Lev ${n};${amount}`),
  ];

  it('are not added up', () => {
    expect(answersOf(read(costs('1 000,00 kr', '100,00 EUR', '400,00 kr')))).toEqual([
      ['main', '1400'],
      ['kronor', '1500'],
    ]);
    expect(answersOf(read(costs('1 000,00', '100,00 €', '400,00')))?.[0]).toEqual(['main', '1400']);
  });

  it('are one where they are the same, or where only some say kronor', () => {
    expect(read(costs('1 000,00 kr', '100,00 kr')).questions).toEqual([]);
    expect(read(costs('1 000,00', '100,00 kr')).questions).toEqual([]);
  });
});
