import { expect, test } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { bookFigures } from './book-figures.ts';
import { bookTable } from './books.ts';

function fact(id: string, key: string, year: string): Fact {
  return { id, key, subject: { kind: 'year', name: year } } as Fact;
}

test('the books stand by financial year, the newest first, and what a year lacks is unknown', () => {
  const table = bookTable([
    fact('F1', 'books.income.netRevenue', '2022/2023'),
    fact('F2', 'books.income.netRevenue', '2023/2024'),
    fact('F3', 'books.income.netRevenue', '2024/2025'),
    fact('F4', 'books.ratio.solidity', '2024/2025'),
    fact('F5', 'costs.year.amount', '2024/2025'),
  ]);
  expect(table).toEqual({
    years: ['2024/2025', '2023/2024'],
    groups: [
      {
        name: 'result',
        lines: [{ key: 'books.income.netRevenue', label: 'Nettoomsättning', ids: ['F3', 'F2'] }],
      },
      {
        name: 'ratios',
        lines: [{ key: 'books.ratio.solidity', label: 'Soliditet', ids: ['F4', null] }],
      },
    ],
  });
});

test('a file that is no bookkeeping has no such table', () => {
  expect(bookTable([fact('F1', 'costs.year.amount', '2024')])).toBeNull();
});

const ofYear = (key: string, from: string, to: string) =>
  ({ ...fact(`${key} ${to}`, key, to), period: { from, to } }) as Fact;
const [RESULT, REVENUE] = ['books.result.afterFinancial', 'books.income.netRevenue'] as const;

test('books lead with their result and revenue, against the year before where that is as long', () => {
  const years = (from: string, to: string) => [RESULT, REVENUE].map((key) => ofYear(key, from, to));
  const now = years('2025-01-01', '2025-12-31');
  const whole = bookFigures([...years('2024-01-01', '2024-12-31'), ...now]);
  expect(whole.map((figure) => [figure.now.id, figure.before?.id])).toEqual([
    [`${RESULT} 2025-12-31`, `${RESULT} 2024-12-31`],
    [`${REVENUE} 2025-12-31`, `${REVENUE} 2024-12-31`],
  ]);
  const [short, gap] = [years('2024-07-01', '2024-12-31'), years('2023-01-01', '2023-12-31')];
  for (const other of [short, gap, []])
    expect(bookFigures([...other, ...now]).map(({ before }) => before)).toEqual([null, null]);
  expect(bookFigures(now.slice(1))).toEqual([]);
});
