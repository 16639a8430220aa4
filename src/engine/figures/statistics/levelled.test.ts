import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelled } from './levelled.ts';
import { seasonalIndices } from './seasonal-index.ts';

const SEASON = [0.8, 0.8, 0.9, 1, 1, 1.2, 1.4, 1.3, 1, 0.9, 0.8, 0.9];
const YEAR = 12;

/** Months of a season whose level is so many times as high from one of them on. */
const series = (from: number, factor: number, length = 24) =>
  Array.from(
    { length },
    (_, at) => 1000 * (SEASON[at % YEAR] ?? 0) * (at >= from ? factor : 1) * (1 + (at % 5) / 400),
  );

const factor = fc.oneof(
  fc.double({ min: 0.4, max: 0.8, noNaN: true }),
  fc.double({ min: 1.25, max: 2.5, noNaN: true }),
);
/** Not so near the turn of the year that a trend would look the same. */
const month = fc.constantFrom(2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18, 19, 20, 21, 22);

describe('months without a change of level', () => {
  it('tell the season whenever the level changed, and by whatever', () => {
    fc.assert(
      fc.property(month, factor, (from, times) => {
        const told = seasonalIndices(levelled(series(from, times), YEAR), YEAR) ?? [];
        told.forEach((index, at) => {
          expect(Math.abs(index - (SEASON[at] ?? 0))).toBeLessThan(0.03);
        });
      }),
    );
  });

  it('do so in a third year too, and where it changes in each of two', () => {
    const twice = series(7, 0.7, 36).map((value, at) => (at >= 28 ? value * 1.5 : value));
    const told = seasonalIndices(levelled(twice, YEAR), YEAR) ?? [];
    told.forEach((index, at) => {
      expect(Math.abs(index - (SEASON[at] ?? 0))).toBeLessThan(0.03);
    });
  });

  it('are as they were where the level stays, grows evenly or one month alone is odd', () => {
    for (const values of [
      series(0, 1, 36),
      series(0, 1, 36).map((value, at) => value * 1.01 ** at),
      series(0, 1).map((value, at) => (at === 18 ? 3 * value : value)),
      [...series(16, 0.5).slice(0, 23), 0],
      series(16, 0.5).slice(0, 20),
    ])
      expect(levelled(values, YEAR)).toEqual(values);
  });
});
