import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (amounts: readonly string[], overrides: ReadOverrides = {}) => {
  const rows = amounts.map(
    (amount, n) => `2025-01-${String(n + 1).padStart(2, '0')};Kund ${n};${amount}`,
  );
  const bytes = Buffer.from(['Datum;Kund;Belopp exkl moms', ...rows].join('\n'));
  return readFileBytes(bytes, 'fil.csv', overrides).understanding;
};
const asked = (amounts: readonly string[]) =>
  read(amounts).questions.flatMap(({ id, blocking }) => (blocking ? id : []));
const whole = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}00,00`);

describe('amounts that cannot be read', () => {
  it('are asked about where they are more than a few, and left out as answered', () => {
    const amounts = [...whole(8), 'enligt offert', 'se bilaga'];
    expect(asked(amounts)).toEqual(['unread']);
    const then = read(amounts, { choices: { unread: 'without' } });
    expect([then.total, then.questions]).toEqual(['3600', []]);
  });

  it('are told of, and no more, where they are few or say that nothing is there', () => {
    expect(asked([...whole(60), 'enligt offert'])).toEqual([]);
    expect(asked([...whole(8), '-', 'saknas'])).toEqual([]);
  });

  it('are read where they are written by another hand, or with a note', () => {
    const amounts = [
      '28,021.34',
      '12 345,67',
      '1,250.50',
      '9 876,54',
      '1 000,10*',
      '500,00 (prel.)',
    ];
    expect(read(amounts).total).toBe('52994.15');
    expect(asked(amounts)).toEqual([]);
  });

  it('are those that may be either in a column of two hands', () => {
    expect(asked(['28,021.34', '12 345,67', '1,250.50', '9 876,54', '1,234'])).toEqual(['unread']);
    expect(asked(['12 345,67', '9 876,54', '1,234'])).toEqual([]);
  });
});

it('offers number × price where the file has both beside amounts that cannot be read', () => {
  const rows = ['2025-01-01;Te;2;50;100', '2025-01-02;Te;3;50;#REF!', '2025-01-03;Te;1;50;50'];
  const text = ['Datum;Artikel;Antal;Pris;Belopp exkl. moms', ...rows, ''].join('\n');
  const { understanding } = readFileBytes(Buffer.from(text), 'fil.csv', {}, 'sales');
  const [question] = understanding.questions;
  expect(question?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
    ['without', '150'],
    ['products', '300'],
  ]);
});
