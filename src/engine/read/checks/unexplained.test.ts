import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { decimal } from '../../facts/decimal.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { unexplainedDoubts } from './unexplained.ts';

const ofBooks: ReadonlySet<string> = new Set(['vouchers', 'balances', 'results']);
const check = (id: ReconciliationCheck['id'], difference: string): ReconciliationCheck => ({
  ...{ id, status: 'difference', title: '', text: 'Det skiljer.', difference, rows: [] },
});
const ask = (checks: ReconciliationCheck[], overrides = {}) =>
  unexplainedDoubts({ checks, doubts: [], overrides, sum: decimal('1000'), isPdf: false }).length;

describe('a difference that nothing explains', () => {
  it('is asked about, whatever check found it', () => {
    for (const id of ['total', 'product', 'uncounted', 'rows'] as const)
      expect(ask([check(id, '11')])).toBe(1);
  });

  it('is not where it is small, answered, or no difference', () => {
    expect(ask([check('total', '9')])).toBe(0);
    expect(ask([check('total', '11')], { choices: { total: 'rows' } })).toBe(0);
    expect(ask([check('rows', '11')], { choices: { checks: 'accepted' } })).toBe(0);
    expect(ask([check('balances', '11')])).toBe(0);
    expect(ask([{ ...check('total', '11'), status: 'ok' }])).toBe(0);
  });

  it('stands beside no figure of any fixture that is shown', () => {
    const folder = 'tests/fixtures/files';
    const shown = readdirSync(folder).flatMap((name) => {
      const input = readdirSync(join(folder, name)).find((file) => file.startsWith('input.'));
      if (input === undefined || /xls|pdf/.test(input)) return [];
      const bytes = readFileSync(join(folder, name, input));
      return (['sales', 'costs'] as const).flatMap((purpose) => {
        try {
          const { understanding } = readFileBytes(bytes, input, {}, purpose);
          const isAsked = understanding.questions.some(({ blocking }) => blocking);
          return understanding.ready && !isAsked ? [{ name, ...understanding }] : [];
        } catch {
          return [];
        }
      });
    });
    const beside = shown.flatMap(({ name, total, reconciliation }) =>
      reconciliation
        .filter(({ id, status, difference }) => {
          const size = Math.abs(Number(difference ?? 0));
          return (
            status === 'difference' && !ofBooks.has(id) && size > Math.abs(Number(total)) * 0.01
          );
        })
        .map(({ id }) => `${name}: ${id}`),
    );
    expect(beside).toEqual([]);
  });
});
