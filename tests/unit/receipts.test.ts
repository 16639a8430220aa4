import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesIn, receiptsOf } from '#support/receipts.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const goldens = [
  root('src/features/sample/server/forsaljning-exempelbolaget.csv'),
  ...filesIn(root('tests/fixtures/golden')).filter((file) => file.endsWith('.csv')),
];

/** Fewer than these would show that receipts are no longer looked at. */
const LEAST_OF_FIXTURES = 2000;
const LEAST_OF_GOLDENS = 200;

describe('receipts recomputed from their words alone', () => {
  it('give every figure of the fixtures', async () => {
    const { same, differences } = await receiptsOf(filesIn(root('tests/fixtures/files')));
    expect(differences).toEqual([]);
    expect(same).toBeGreaterThan(LEAST_OF_FIXTURES);
  });

  it('give every figure of the golden files', async () => {
    const { same, differences } = await receiptsOf(goldens);
    expect(differences).toEqual([]);
    expect(same).toBeGreaterThan(LEAST_OF_GOLDENS);
  });
});
