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
    const both = 'Datum;Belopp exkl. moms;Moms\n2025-01-02;100;25\n2025-01-05;200;50\n';
    expect(correctionsOf(read(both), {})).toEqual([]);
    const named = 'Datum;Belopp inkl. moms\n2025-01-02;100\n2025-01-05;200\n';
    expect(correctionsOf(read(named), {})).toEqual([]);
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
      ['states', 'leftOut'],
    ]);
    const total = { id: 'total', status: 'ok', title: '', text: '', difference: null, rows: [] };
    const proved = { ...file, reconciliation: [total] } as typeof file;
    expect(correctionsOf(proved, {}).map(({ id }) => id)).toEqual(['states']);
    const counted = { choices: { duplicates: 'all' } } as const;
    const none = someUnderstanding({ columns });
    expect(correctionsOf(none, counted)).toMatchObject([{ id: 'duplicates', chosen: 'all' }]);
  });
});
