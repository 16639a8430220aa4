import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { someColumn, someUnderstanding } from '#support/understanding.ts';
import { type ReadOverrides, withChange } from '../../table/overrides.ts';
import { correctionsOf } from './corrections.ts';

const read = (text: string, overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(text), 'fil.csv', overrides, 'sales').understanding;

/** What can be corrected of a file, and how it is read when `answer` to `id` is chosen. */
function corrected(text: string, id: string, answer: string) {
  const before = read(text);
  const correction = correctionsOf(before, {}).find((each) => each.id === id);
  const option = correction?.options.find((each) => each.answer === answer);
  if (!correction || !option) throw new Error(`${id} cannot be ${answer}`);
  const overrides = withChange({}, option.change);
  const after = read(text, overrides);
  const then = correctionsOf(after, overrides).find((each) => each.id === id);
  return { before, correction, after, then };
}

const plain =
  'Orderdatum;Leveransdatum;Artikel;Belopp\n2025-01-02;2025-02-03;Te;100\n2025-01-05;2025-02-06;Kaffe;200\n';

describe('what can be corrected with one click', () => {
  it('is whether VAT is in the amounts', () => {
    const { before, correction, after, then } = corrected(plain, 'vat', 'included');
    expect(correction.chosen).toBe('unknown');
    expect(correction.options.map(({ label }) => label)).toEqual([
      'Ingår inte',
      'Ingår',
      'Vet inte',
    ]);
    expect(before.columns[3]?.role).toBe('revenue');
    expect(after.columns[3]?.role).toBe('grossRevenue');
    expect(then?.chosen).toBe('included');
  });

  it('is which date counts', () => {
    const { correction, after, then } = corrected(plain, 'date', '1');
    expect(correction.options.map(({ label }) => label)).toEqual(['Orderdatum', 'Leveransdatum']);
    expect(after.period).toEqual({ from: '2025-02-03', to: '2025-02-06' });
    expect(then?.chosen).toBe('1');
  });

  it('is nothing of VAT where the file says, nor of dates where it has one', () => {
    const ids = (text: string) => correctionsOf(read(text), {}).map(({ id }) => id);
    const both = 'Datum;Belopp exkl. moms;Moms\n2025-01-02;100;25\n2025-01-05;200;50\n';
    const named = 'Datum;Belopp inkl. moms\n2025-01-02;100\n2025-01-05;200\n';
    // Whole amounts may be in another unit than kronor.
    expect([ids(both), ids(named)]).toEqual([['unit'], ['unit']]);
    const withOre = [both, named].map((text) => text.replaceAll(/;(\d+)/g, ';$1,00'));
    expect(withOre.map(ids)).toEqual([[], []]);
  });

  it('is nothing that is asked, or was answered', () => {
    const vat = { id: 'vat', text: 'Ingår moms?', options: [], blocking: false } as const;
    const columns = [someColumn(0, { role: 'revenue' })];
    const ids = (more: object) =>
      correctionsOf(someUnderstanding({ columns, ...more }), {}).map(({ id }) => id);
    expect(ids({})).toEqual(['vat']);
    expect(ids({ questions: [vat] })).toEqual([]);
    expect(ids({ answered: [vat] })).toEqual([]);
  });

  it('is rows that do not count, and stays so when they do', () => {
    const leftOutCounts = { total: 14, cancelled: 2, duplicate: 0 };
    const columns = [someColumn(0, { role: 'date' })];
    const file = someUnderstanding({ leftOutCounts, columns });
    expect(correctionsOf(file, {}).map(({ id, chosen }) => [id, chosen])).toEqual([
      ['subtotals', 'leftOut'],
      ['cancelled', 'leftOut'],
    ]);
    const total = { id: 'total', status: 'ok', title: '', text: '', difference: null, rows: [] };
    const proved = { ...file, reconciliation: [total] } as typeof file;
    expect(correctionsOf(proved, {}).map(({ id }) => id)).toEqual(['cancelled']);
    const counted = { choices: { duplicates: 'all' } } as const;
    const none = someUnderstanding({ columns });
    expect(correctionsOf(none, counted)).toMatchObject([{ id: 'duplicates', chosen: 'all' }]);
  });

  it('is what one of a whole amount is, and not of amounts with öre', () => {
    const whole = 'Datum;Artikel;Belopp exkl. moms\n2025-01-02;Te;12500\n2025-01-05;Te;200\n';
    const sums = ['12700', '127', '12700000', '12700000000'];
    const answers = ['kronor', 'ore', 'thousands', 'millions'];
    expect(answers.map((answer) => corrected(whole, 'unit', answer).after.total)).toEqual(sums);
    expect(corrected(whole, 'unit', 'ore').then?.chosen).toBe('ore');
    const tkr = whole.replace('Belopp exkl. moms', 'Belopp exkl. moms (tkr)');
    const { correction, before, after } = corrected(tkr, 'unit', 'kronor');
    expect([correction.chosen, before.total, after.total]).toEqual([
      'thousands',
      '12700000',
      '12700',
    ]);
    const costs = whole.replace('Artikel', 'Leverantör').replace('moms', 'moms (öre)');
    const ofCosts = readFileBytes(Buffer.from(costs), 'fil.csv', {}, 'costs').understanding;
    expect([ofCosts.unit, ofCosts.total]).toEqual(['ore', '127']);
  });

  it('is the currency that the file names', () => {
    const euro = 'Datum;Artikel;Belopp;Valuta\n2025-01-02;Te;10,50;EUR\n2025-01-05;Te;2,25;EUR\n';
    const { before, correction, after, then } = corrected(euro, 'currency', 'kronor');
    expect(correction.options.map(({ label }) => label)).toEqual(['EUR', 'Kronor']);
    expect([before.currency, after.currency, then?.chosen]).toEqual(['EUR', null, 'kronor']);
    expect(after.total).toBe(before.total);
  });

  it('is whether rows that are cancelled count, also where their state is known', () => {
    const text =
      'Datum;Artikel;Belopp;Status\n2025-01-02;Te;10,50;Betald\n2025-01-05;Te;2,25;Makulerad\n2025-01-06;Te;3,25;Betald\n';
    const { before, correction, after, then } = corrected(text, 'cancelled', 'counted');
    expect([before.total, correction.chosen]).toEqual(['13.75', 'leftOut']);
    expect([after.total, then?.chosen]).toEqual(['16', 'counted']);
    const check = after.reconciliation.find(({ id }) => id === 'states');
    expect(check?.text).toContain('räknas med, som du har valt');
  });

  it('is which of several amounts counts', () => {
    const text =
      'Datum;Artikel;Belopp;Fakturabelopp\n2025-01-02;Te;10,50;20,75\n2025-01-05;Te;2,25;4,25\n2025-01-06;Te;3,25;7,25\n';
    const [first, second] = ['2', '3'].map((answer) => corrected(text, 'amount', answer));
    expect(first?.correction.options.map(({ label }) => label)).toEqual([
      'Belopp',
      'Fakturabelopp',
    ]);
    expect([first?.after.total, second?.after.total]).toEqual(['16', '32.25']);
    expect(second?.then?.chosen).toBe('3');
  });
});
