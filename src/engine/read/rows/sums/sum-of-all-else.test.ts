import { describe, expect, test } from 'vitest';
import { sumOfAllElse } from './sum-of-all-else.ts';

const openIn = (...amounts: number[][]) => [
  ...sumOfAllElse(amounts.map((each) => Float64Array.from(each))).open,
];

describe('the sum of all else', () => {
  test('is asked about wherever it stands', () => {
    expect(openIn([48240, 172720, 70000, 54480])).toEqual([1]);
    expect(openIn([172720, 48240, 70000, 54480])).toEqual([0]);
  });

  test('is one in every amount', () => {
    expect(openIn([1013, 6039, 2013, 3013], [101, 603, 201, 301])).toEqual([1]);
    expect(openIn([1013, 6039, 2013, 3013], [101, 603, 201, 302])).toEqual([]);
  });

  test('is of three at least, and of one side', () => {
    expect(openIn([10, 30, 20])).toEqual([]);
    expect(openIn([10, 0, 30, 20, Number.NaN])).toEqual([]);
    expect(openIn([10, -20, 30, 0, 20])).toEqual([]);
    expect(openIn([0, 0, 0, 0])).toEqual([]);
    expect(openIn([1000, 2000, 500, 300, 200])).toEqual([]);
  });
});
