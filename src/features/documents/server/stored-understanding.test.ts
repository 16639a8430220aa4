import { expect, test } from 'vitest';
import { someColumn, someUnderstanding } from '#support/understanding.ts';
import { type StoredUnderstanding, understandingOf } from './stored-understanding.ts';

/** As the product stored it when an option was its name alone, and nothing was told of what was answered. */
function storedBefore(
  questions: { id: string; text: string; options: string[]; chosen?: string }[],
  more: Partial<StoredUnderstanding> = {},
): StoredUnderstanding {
  const { answered: _, total: __, leftOutSums: ___, ...rest } = someUnderstanding();
  return { ...rest, ...more, questions } as StoredUnderstanding;
}

test('a question from before can be answered, and stops the analysis until it is', () => {
  const text = 'Dag eller månad först?';
  const stored = storedBefore([
    { id: 'dateOrder', text, options: ['dmy', 'mdy'], chosen: 'dmy' },
    { id: 'decimal', text: 'Komma eller punkt?', options: [',', '.'], chosen: ',' },
    { id: 'sheet', text: 'Vilket blad?', options: ['Jan', 'Feb'], chosen: 'Jan' },
  ]);
  const { questions, ...file } = understandingOf(stored);
  expect(file).toMatchObject({ answered: [], leftOutSums: {}, total: '817860.05' });
  expect(questions[0]).toEqual({
    ...{ id: 'dateOrder', text, chosen: 'dmy', blocking: true },
    options: [
      {
        answer: 'dmy',
        label: 'Dag först: 03/04 är 3 april',
        change: { dateOrder: 'dmy' },
        sum: null,
      },
      {
        answer: 'mdy',
        label: 'Månad först: 03/04 är 4 mars',
        change: { dateOrder: 'mdy' },
        sum: null,
      },
    ],
  });
  expect(questions.slice(1).map(({ options }) => options.map(({ change }) => change))).toEqual([
    [{ decimal: ',' }, { decimal: '.' }],
    [{ sheet: 'Jan' }, { sheet: 'Feb' }],
  ]);
});

test.each([
  ['sales', 'revenue'],
  ['costs', 'amount'],
] as const)('a column named by a question of %s is given the role %s', (purpose, role) => {
  const columns = [someColumn(0), someColumn(1, { name: 'Netto ' })];
  const options = ['Netto ', 'Finns inte'];
  const stored = storedBefore([{ id: 'amount', text: 'Vilken?', options }], { purpose, columns });
  expect(understandingOf(stored).questions[0]?.options).toEqual([
    { answer: 'Netto ', label: 'Netto', change: { roles: { 1: role } }, sum: null },
  ]);
});

test('what is stored in today’s shape is left as it is', () => {
  const option = {
    answer: 'included',
    label: 'Moms ingår',
    change: { choices: { vat: 'included' } },
  } as const;
  const question = {
    ...({ id: 'vat', text: 'Ingår moms?', blocking: false } as const),
    options: [{ ...option, sum: '125' }],
  };
  const now = someUnderstanding({ questions: [question], answered: [question] });
  expect(understandingOf(now)).toEqual(now);
});
