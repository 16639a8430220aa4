import { expect, test } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
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
