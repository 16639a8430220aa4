import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Understanding } from '#engine/read/understanding.ts';
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
  };
}

describe('a sales file of each kind is understood as stated', () => {
  it.each(readdirSync(folder).sort())('%s', (name) => {
    const path = join(folder, name);
    const input = readdirSync(path).find((file) => file.startsWith('input.')) ?? '';
    const { understanding } = readFileBytes(readFileSync(join(path, input)), input);
    expect(essentials(understanding)).toEqual(
      JSON.parse(readFileSync(join(path, 'expected.json'), 'utf8')),
    );
  });
});
