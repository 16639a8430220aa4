import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const own = {
  Korv: [100, 140, 90, 120, 80, 110],
  Ost: [60, 75, 80, 55, 90, 70],
  Smör: [30, 45, 20, 35, 40, 25],
};
const months = ['januari', 'februari', 'mars', 'april', 'maj', 'juni'];
const sumTo = (amounts: readonly number[], n: number) =>
  amounts.slice(0, n + 1).reduce((sum, amount) => sum + amount, 0);

const book = (amountOf: (amounts: readonly number[], n: number) => number) => {
  const made = utils.book_new();
  months.forEach((month, n) => {
    const goods = Object.entries(own).map(([name, amounts]) => [name, n + 3, amountOf(amounts, n)]);
    const rows = [[`Försäljning ${month} 2025`], ['Artikel', 'Antal', 'Belopp'], ...goods];
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows), month);
  });
  return write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};
const read = (bytes: Buffer, overrides: ReadOverrides = {}) =>
  readFileBytes(bytes, 'försäljning.xlsx', overrides).understanding;

describe('rows of what each thing has come to so far', () => {
  it('are asked about on a sheet for each month, with what the months come to by themselves', () => {
    const [question] = read(book(sumTo)).questions.filter(({ blocking }) => blocking);
    expect(question?.id).toBe('periods');
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['own', '4455'],
      ['soFar', '1265'],
    ]);
    const then = read(book(sumTo), { choices: { periods: 'soFar' } });
    expect(then).toMatchObject({ total: '1265', questions: [] });
    expect(then.columns.map(({ role }) => role)).not.toContain('quantity');
  });

  it('are told by the rows of a list too', () => {
    const rows = months.flatMap((_, n) =>
      Object.entries(own).map(
        ([name, amounts]) => `2025-0${n + 1};${name};${sumTo(amounts, n)},00`,
      ),
    );
    const bytes = Buffer.from(['Månad;Varugrupp;Försäljning', ...rows].join('\n'));
    const { questions } = readFileBytes(bytes, 'fil.csv').understanding;
    expect(questions.map(({ id, blocking }) => [id, blocking])).toContainEqual(['periods', true]);
  });

  it('are none where they rise and fall', () => {
    const months = read(book((amounts, n) => amounts[n] ?? 0));
    expect(months).toMatchObject({ total: '1265', questions: [] });
  });
});
