import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesIn, receiptsOf } from '#support/receipts.ts';

/** Real files beside the project; absent in a clone that stands alone. */
const shared = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const folders = [
  'sales_costs',
  'sie',
  'stripe',
  'bolagsverket',
  'bas',
  'orgnr',
  'benchmark_scb',
  'ixbrl',
];
/** Fewer than this would show that receipts are no longer looked at. */
const LEAST = 4000;

describe('receipts of real files recomputed from their words alone', () => {
  if (!existsSync(shared))
    it('needs the shared files beside the project, which this clone does not have', () => {
      expect(existsSync(shared)).toBe(false);
    });
  else
    it('give every figure', async () => {
      const files = folders.flatMap((folder) => filesIn(`${shared}/${folder}`));
      const { same, differences } = await receiptsOf(files);
      expect(differences).toEqual([]);
      expect(same).toBeGreaterThan(LEAST);
    });
});
