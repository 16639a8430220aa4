import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Purpose } from '#engine/table/purpose.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { readFileBytes } from './read-file.ts';

const folder = 'tests/fixtures/files';

/** What the fixtures state of an understanding: everything that could go wrong, nothing that is taste. */
function essentials(u: Understanding) {
  return {
    encoding: u.encoding,
    delimiter: u.delimiter,
    headerRow: u.headerRow,
    summary: u.summary,
    rows: u.rows,
    leftOutCounts: u.leftOutCounts,
    leftOutRows: u.leftOut.map(({ row }) => row),
    problems: u.problems.map(({ text }) => text),
    period: u.period,
    currency: u.currency,
    unpivoted: u.unpivoted,
    ready: u.ready,
    questions: u.questions.map(({ id }) => id),
    sheet: u.sheets.find(({ chosen }) => chosen)?.name ?? null,
    checks: Object.fromEntries(
      u.reconciliation.map(({ id, status, difference }) => [
        id,
        difference === null ? status : `${status} ${difference}`,
      ]),
    ),
    columns: u.columns.map(({ name, type, role, sum, samples }) => ({
      name,
      type,
      role,
      sum,
      samples,
    })),
    ...(u.books && {
      books: {
        sieType: u.books.sieType,
        company: u.books.company,
        years: u.books.years,
        accounts: u.books.accounts.length,
        vouchers: u.books.vouchers,
      },
    }),
  };
}

const stated: Record<Purpose, string> = { sales: 'expected.json', costs: 'expected-costs.json' };

describe.each(['sales', 'costs'] as const)(
  'a file read for %s is understood as stated',
  (purpose) => {
    const names = readdirSync(folder)
      .sort()
      .filter((name) => existsSync(join(folder, name, stated[purpose])));

    it.each(names)('%s', (name) => {
      const path = join(folder, name);
      const input = readdirSync(path).find((file) => file.startsWith('input.')) ?? '';
      const bytes = readFileSync(join(path, input));
      const { understanding } = readFileBytes(bytes, input, {}, purpose);
      expect(essentials(understanding)).toEqual(
        JSON.parse(readFileSync(join(path, stated[purpose]), 'utf8')),
      );
    });
  },
);
