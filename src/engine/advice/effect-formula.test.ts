import { describe, expect, it } from 'vitest';
import { toText } from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { salesKeys as key } from '#engine/guides/sales/figures/keys.ts';
import { factsOf } from '#support/sales-facts.ts';
import {
  dividedBy,
  estimate,
  evaluate,
  formulaText,
  inputsOf,
  lossOf,
  sumOf,
  times,
  timesConstant,
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

describe('formulas of effects', () => {
  it('multiplies and divides exactly', () => {
    const formula = timesConstant(timesPercent(sumOf(revenue), margin), 12);
    expect(toText(evaluate(formula) ?? { units: 0n, scale: 0 })).toBe('4802.4');
  });

  it('turns a loss into what it is worth', () => {
    expect(toText(evaluate(lossOf(change)) ?? { units: 0n, scale: 0 })).toBe('250');
  });

  it('rounds to two significant digits and says so', () => {
    const formula = timesConstant(timesPercent(sumOf(revenue), margin), 12);
    expect(toText(estimate(formula) ?? { units: 0n, scale: 0 })).toBe('4800');
    expect(formulaText(formula)).toBe(
      'sales.revenue.total (F1) × sales.margin.percent (F3) ÷ 100 × 12, avrundat till två värdesiffror',
    );
  });

  it('shows a difference and a loss with their signs', () => {
    const gap = { minuend: margin, subtrahend: other };
    const formula = times(lossOf(change, change), gap);
    expect(formulaText(formula)).toContain(
      '−(sales.growth.change (F2) + sales.growth.change (F2))',
    );
    expect(formulaText(formula)).toContain(
      '× (sales.margin.percent (F3) − sales.margin.change (F4))',
    );
    expect(inputsOf(formula)).toEqual(['F2', 'F3', 'F4']);
  });

  it('has no value where it would divide by zero', () => {
    expect(evaluate(dividedBy(sumOf(revenue), fact(key.revenueTotal, '0', 'F5')))).toBeNull();
  });
});
