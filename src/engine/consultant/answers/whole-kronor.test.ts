import { describe, expect, it } from 'vitest';
import { someFact } from '#support/some-fact.ts';
import { inWholeKronor } from './whole-kronor.ts';

const amount = (id: string, value: string, precision = 2) => someFact(id, { value, precision });
const decimals = (...facts: Parameters<typeof inWholeKronor>[0]) =>
  inWholeKronor(facts).map(({ precision }) => precision);

describe('the amounts of an answer', () => {
  it('have no öre where none of them has', () => {
    expect(decimals(amount('F1', '-687'), amount('F2', '12.00'))).toEqual([0, 0]);
    expect(decimals(amount('F1', '687'), amount('F2', '1200.50', 0))).toEqual([0, 0]);
  });

  it('have them where one that shows them does', () => {
    expect(decimals(amount('F1', '687'), amount('F2', '343.50'))).toEqual([2, 2]);
  });

  it('leave other figures as they are', () => {
    const share = someFact('F2', { unit: 'percent', value: '25', precision: 1 });
    expect(decimals(amount('F1', '687'), share)).toEqual([0, 1]);
  });
});
