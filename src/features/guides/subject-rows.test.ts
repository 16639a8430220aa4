import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asSent,
  lineAt,
  namedLike,
  type SortedBy,
  type SubjectColumns,
  sortedBy,
  totalOf,
} from './subject-rows.ts';

const columns: SubjectColumns = {
  names: ['Kafé Ekot', 'Te & Bröd', 'Ny'],
  now: [6000, 3000, 1000],
  before: [4000, 3500, 0],
  rows: [3, 2, 1],
};

/** What work gives that is done in one go. */
function done<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const named = (typed: string) => {
  const { order, sums } = done(namedLike(columns, asSent(columns), typed));
  return { names: [...order].map((at) => columns.names[at]), sums };
};

test('a line tells its change and its share, and no per cent from nothing', () => {
  const lines = [0, 1, 2].map((at) => lineAt(columns, totalOf(columns), at));
  expect(lines.map(({ change, percent, share }) => [change, percent, share])).toEqual([
    [2000, 50, 60],
    [-500, (100 * -500) / 3500, 30],
    [1000, null, 10],
  ]);
});

test('the sums are of the lines shown', () => {
  expect(named('').sums).toEqual({
    ...{
      now: 10000,
      before: 7500,
      change: 2500,
      percent: (100 * 2500) / 7500,
      rows: 6,
      profit: null,
    },
  });
  expect(named('e').sums).toEqual({
    ...{ now: 9000, before: 7500, change: 1500, percent: 20, rows: 5, profit: null },
  });
  expect(named('x').sums).toEqual({
    ...{ now: 0, before: 0, change: 0, percent: null, rows: 0, profit: 0 },
  });
});

test('what is left of each is summed where it is known of all that were sold', () => {
  const sum = (profit: (number | null)[], rows: readonly number[]) => {
    const table = { ...columns, profit, rows };
    return done(namedLike(table, asSent(table), '')).sums.profit;
  };
  expect(sum([2000, 500, -100], columns.rows)).toBe(2400);
  expect(sum([2000, null, -100], columns.rows)).toBeNull();
  expect(sum([2000, null, -100], [3, 0, 1])).toBe(1900);
});

test('a name is found whatever its letters are made of', () => {
  expect(named(' KAFE\u0301 ').names).toEqual(['Kafé Ekot']);
  expect(named('').names).toHaveLength(3);
  expect(named('x').names).toEqual([]);
});

/** More lines than are sorted in one run. */
const many = fc
  .array(fc.tuple(fc.nat(40), fc.nat(40), fc.option(fc.constantFrom('2024-02-01', '2023-12-31'))), {
    minLength: 1,
    maxLength: 50,
  })
  .map((few): SubjectColumns => {
    const lines = Array.from({ length: 5000 }, (_, at) => few[(at * 7) % few.length] ?? few[0]);
    return {
      names: lines.map((line, at) => `Kund ${(line?.[0] ?? 0) % 9} ${at}`),
      now: lines.map((line) => line?.[0] ?? 0),
      before: lines.map((line) => line?.[1] ?? 0),
      rows: lines.map(() => 1),
      last: lines.map((line) => line?.[2] ?? null),
    };
  });

test('lines are sorted by any column as a plain sort does it, what is unknown last either way', () => {
  const collator = new Intl.Collator('sv');
  const by = fc.constantFrom<SortedBy>('name', 'now', 'change', 'percent', 'last');
  fc.assert(
    fc.property(many, by, fc.boolean(), (table, column, isDescending) => {
      const valueAt = (at: number) => lineAt(table, 1, at)[column];
      const plain = [...asSent(table)].sort((a, b) => {
        const [one, other] = [valueAt(a), valueAt(b)];
        if (one === null || other === null) return Number(one === null) - Number(other === null);
        const order =
          typeof one === 'string' && typeof other === 'string'
            ? collator.compare(one, other)
            : Number(one) - Number(other);
        return isDescending ? -order : order;
      });
      expect([...done(sortedBy(table, column, isDescending))]).toEqual(plain);
    }),
    { numRuns: 10 },
  );
});
