import { describe, expect, it } from 'vitest';
import { toText } from '#engine/facts/decimal.ts';
import { exactValue, hasValue, less, worked } from '#engine/facts/expression.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import {
  dividedBy,
  estimate,
  type Formula,
  lossOf,
  multipliedBy,
  sumOf,
  timesPercent,
} from './effect-formula.ts';

function fact(factKey: string, value: string, id: string): Fact {
  const [made] = factsOf({ [factKey]: value });
  if (made === undefined) throw new Error('no fact');
  return { ...made, id };
}

const revenue = fact(key.revenueTotal, '1000.50', 'F1');
const change = fact(key.growthChange, '-250', 'F2');
const margin = fact(key.grossMargin, '40', 'F3');
const other = fact(key.marginChange, '15', 'F4');
const zero = { units: 0n, scale: 0 };
const exactly = (formula: Formula) => toText(exactValue(formula) ?? zero);

describe('formulas of effects', () => {
  it('multiplies and divides exactly', () => {
    expect(exactly(multipliedBy(timesPercent(sumOf(revenue), margin), 12))).toBe('4802.4');
  });

  it('turns a loss into what it is worth', () => {
    expect(exactly(lossOf(change))).toBe('250');
  });

  it('rounds to two significant digits', () => {
    const formula = multipliedBy(timesPercent(sumOf(revenue), margin), 12);
    expect(toText(estimate(formula) ?? zero)).toBe('4800');
    expect(formula.words).toBe('sales.revenue.total (F1) × sales.margin.percent (F3) ÷ 100 × 12');
  });

  it('shows a difference and a loss with their signs', () => {
    const formula = multipliedBy(lossOf(change, change), less(margin, other));
    expect(formula.words).toContain('−(sales.growth.change (F2) + sales.growth.change (F2))');
    expect(formula.words).toContain('× (sales.margin.percent (F3) − sales.margin.change (F4))');
    expect(worked(formula).inputs.map(({ id }) => id)).toEqual(['F2', 'F3', 'F4']);
    expect(formula.base).toEqual([change, change]);
  });

  it('has no value where it would divide by zero', () => {
    expect(hasValue(dividedBy(sumOf(revenue), fact(key.revenueTotal, '0', 'F5')))).toBe(false);
  });
});
