import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { isSameSum } from './standing.ts';

describe('the same sum of the same time', () => {
  const [one, alike, other] = factsOf({
    [key.revenueTotal]: '100',
    [key.revenueCurrent]: '100',
    [key.revenuePrevious]: '90',
  });
  if (one === undefined || alike === undefined || other === undefined)
    throw new RangeError('three');

  it('is one by its kronor and its first day', () => {
    expect(isSameSum(one, alike)).toBe(true);
    expect(isSameSum(one, other)).toBe(false);
    const earlier = { ...alike, period: { from: '2024-01-01', to: '2025-12-31' } };
    expect(isSameSum(one, earlier)).toBe(false);
  });

  it('is none where one is not known', () => {
    expect(isSameSum(null, null)).toBe(false);
    expect(isSameSum(one, null)).toBe(false);
  });
});
