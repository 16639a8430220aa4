import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasonOfYears } from './season-of-years.ts';

const SEASON = [0.8, 0.8, 0.9, 1, 1, 1.2, 1.4, 1.3, 1, 0.9, 0.8, 0.9];
const YEAR = 12;

/** Months of a season, whose level is made of its place. */
const months = (length: number, season: readonly number[], level: (at: number) => number) =>
  Array.from({ length }, (_, at) => 1000 * (season[at % YEAR] ?? 1) * level(at));
const indicesOf = (values: readonly number[]) => seasonOfYears(values, YEAR);
const EVEN = SEASON.map(() => 1);

/** A level that is another from the turn of the year on. */
const turn = (at: number, factor: number) => (place: number) => (place >= at ? factor : 1);
const factor = fc.oneof(
  fc.double({ min: 0.5, max: 0.8, noNaN: true }),
  fc.double({ min: 1.25, max: 2, noNaN: true }),
);

describe('the season of some years', () => {
  it('has none where a year without seasons turns into another, or grows evenly', () => {
    fc.assert(
      fc.property(factor, (times) => {
        for (const level of [turn(YEAR, times), (at: number) => times ** (at / YEAR)])
          for (const index of indicesOf(months(24, EVEN, level))?.indices ?? [])
            expect(Math.abs(index - 1)).toBeLessThan(0.02);
      }),
    );
  });

  it('says no month to be higher or lower than it is where the level of two changes at their turn', () => {
    fc.assert(
      fc.property(factor, (times) => {
        const season = indicesOf(months(24, SEASON, turn(YEAR, times)));
        expect(season?.isAgreed).toBe(true);
        season?.indices.forEach((index, at) => {
          const truly = SEASON[at] ?? 0;
          if (truly >= 1) expect(index).toBeLessThan(truly + 0.01);
          else expect(index).toBeGreaterThan(truly - 0.01);
        });
      }),
    );
  });

  it('is that of three years where one of them turned into another level', () => {
    fc.assert(
      fc.property(factor, fc.constantFrom(YEAR, 2 * YEAR), (times, at) => {
        const season = indicesOf(months(48, SEASON, turn(at, times)));
        expect(season).toMatchObject({ isLevelled: true, isAgreed: false });
        season?.indices.forEach((index, place) => {
          expect(Math.abs(index - (SEASON[place] ?? 0))).toBeLessThan(0.02);
        });
      }),
    );
  });

  it('is as it is of the months themselves where years are alike, or grow by as much each', () => {
    for (const level of [() => 1, (at: number) => 1.02 ** at]) {
      const season = indicesOf(months(48, SEASON, level));
      expect(season).toMatchObject({ isLevelled: false, isAgreed: false });
      expect(season?.indices[6]).toBeCloseTo(1.4, 1);
    }
    expect(indicesOf(months(24, SEASON, turn(YEAR, 1.1)))?.isAgreed).toBe(false);
    expect(indicesOf(months(23, SEASON, () => 1))).toBeNull();
  });
});
