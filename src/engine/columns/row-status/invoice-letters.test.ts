import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (
  letters: readonly string[],
  { name = 'Typ', minus = '', purpose = 'costs' as 'costs' | 'sales', ...change } = {},
  overrides: ReadOverrides = {},
) => {
  const [invoice] = letters;
  const rows = letters.map(
    (each, n) => `2025-01-1${n};Part ${n};${each};${each === invoice ? '' : minus}${100 + n}`,
  );
  const party = purpose === 'costs' ? 'Leverantör' : 'Kund';
  const text = [`Datum;${party};${name};Belopp`, ...rows, ''].join('\n');
  const given = { ...overrides, ...change };
  return readFileBytes(Buffer.from(text), 'fil.csv', given, purpose).understanding;
};
const blocking = ({ questions }: ReturnType<typeof read>) =>
  questions.filter((question) => question.blocking).map(({ id }) => id);

describe('letters for kinds of invoice', () => {
  it.each([
    ['LF', 'KF', 'costs'],
    ['F', 'K', 'sales'],
    ['F', 'KR', 'costs'],
    ['DF', 'KF', 'sales'],
  ] as const)('are asked about in a short list of %s and %s', (own, credit, purpose) => {
    const letters = [own, own, credit, own];
    const [question] = read(letters, { purpose }).questions;
    expect(question).toMatchObject({ id: 'sides', blocking: true });
    expect(question?.options.map(({ sum }) => sum)).toEqual(['202', '406']);
    for (const { change, sum } of question?.options ?? []) {
      const then = read(letters, { purpose }, change);
      expect([then.total, blocking(then)]).toEqual([sum, []]);
    }
  });

  it('are asked about once in a long list', () => {
    const letters = ['LF', 'LF', 'LF', 'KF', 'LF', 'LF', 'LF', 'LF', 'LF'];
    expect(blocking(read(letters))).toEqual(['sides']);
    const taken = read(letters, {}, { choices: { sides: 'creditNotes' } });
    expect([taken.total, blocking(taken)]).toEqual(['730', []]);
  });

  it('say nothing where their amounts have a minus, or the column is of something else', () => {
    expect(blocking(read(['LF', 'LF', 'KF', 'LF'], { minus: '-' }))).toEqual([]);
    expect(blocking(read(['F', 'F', 'K', 'F'], { name: 'Hylla' }))).toEqual([]);
    expect(blocking(read(['LF', 'LF', 'XX', 'LF']))).toEqual([]);
  });
});
