import { describe, expect, it } from 'vitest';
import type { Comparison } from '../figures/calendar/comparison.ts';
import type { QueryRow } from '../figures/query.ts';
import { chooseSubjects } from './choose.ts';

const columns = [{ kind: 'customer' as const, column: 'customer', sql: '' }];

/** How most have moved, by what each has come to: then and now. */
async function driftOf(customers: readonly (readonly [before: number, now: number])[]) {
  const rows = customers.map(
    ([r0, r1], at): QueryRow => ({
      ...{ kind: 'customer', name: `Kund ${at}`, first_day: null, last_day: null },
      ...{ r0: String(r0), r1: String(r1) },
    }),
  );
  const months = { currentMonths: [], previousMonths: [] } as unknown as Comparison;
  return (await chooseSubjects(async () => rows, columns, months)).drift;
}

describe('how most have moved', () => {
  const small = Array.from({ length: 6 }, () => [100, 200] as const);

  it('is not told by the small ones that are looked at because they have grown', async () => {
    expect(await driftOf([...small, [10_000, 10_500], [9_000, 9_500], [8_000, 8_400]])).toBe(1.05);
  });

  it('is not told by the one that is more than half of it all', async () => {
    const others = Array.from({ length: 6 }, () => [100, 100] as const);
    expect(await driftOf([[1_000, 1_090], ...others])).toBe(1);
  });

  it('is nothing where the small have grown and the large shrunk', async () => {
    expect(await driftOf([...small, [10_000, 9_000], [9_000, 8_500], [8_000, 7_900]])).toBe(1);
  });
});
