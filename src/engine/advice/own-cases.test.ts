import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belowMean, belowOtherYears, largerBy, smallerBy, together } from './own-cases.ts';

const rounded = (values: readonly number[]) => values.map((each) => Math.round(each));

describe('what months have shown of a change', () => {
  // As a whole 400 to 320, a fifth; the months fell by 10, 20, 30 and 20 per cent.
  const fall = { first: 24, before: [100, 100, 100, 100], now: [90, 80, 70, 80] };

  it('is how much smaller it has been where it was smaller', () => {
    expect(rounded(smallerBy(fall))).toEqual([50]);
    expect(rounded(largerBy(fall))).toEqual([50]);
  });

  it('is counted from where it began, and without months that went the other way', () => {
    // From the second month on 300 to 230, by 23 per cent.
    expect(rounded(smallerBy(fall, 25))).toEqual([14, 14]);
    expect(smallerBy({ ...fall, now: [130, 40, 40, 40] })).toEqual([]);
    expect(smallerBy({ ...fall, now: [...fall.before] })).toEqual([]);
    expect(smallerBy(null)).toEqual([]);
  });

  it('is of several as one, and of none where one was not looked at', () => {
    expect(together([fall, fall])?.now).toEqual([180, 160, 140, 160]);
    expect(together([fall, undefined])).toBeNull();
    expect(together([])).toBeNull();
  });
});

describe('what cheaper months have shown', () => {
  it('is how far below their mean they are', () => {
    expect(rounded(belowMean([8, 10, 12]))).toEqual([20]);
    expect(belowMean([0, 0])).toEqual([]);
  });

  it('is nothing of one year, of a season that is the same each year, nor of a year that cost more', () => {
    const season = [9, 8, 7, 6, 5, 4, 4, 5, 6, 7, 8, 9];
    expect(belowOtherYears(season)).toEqual([]);
    expect(belowOtherYears([...season, ...season.map((each) => each * 2)])).toEqual([]);
  });

  it('is how much lower the same month has been', () => {
    const even = Array.from({ length: 12 }, () => 100);
    const uneven = even.map((each, month) => each + (month % 2 === 0 ? 20 : -20));
    // Against 100: 80 is 11 per cent below the mean of the two, and 100 is 9 below that of 120.
    expect([...new Set(rounded(belowOtherYears([...even, ...uneven])))]).toEqual([9, 11]);
  });

  it('is above nothing and at most all of it, whatever the months', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9999 }), { maxLength: 60 }), (months) => {
        for (const part of belowOtherYears(months)) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
