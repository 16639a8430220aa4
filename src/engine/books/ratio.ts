import { type Decimal, decimal, divide } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import { percentOf } from '../figures/arithmetic.ts';
import { named } from '../figures/naming.ts';
import type { BookKey } from './keys.ts';
import { BOOK_LABELS } from './labels.ts';
import { addYearFact, factOf, refuse, type YearContext } from './year-facts.ts';

export const REVENUE: BookKey = 'books.income.netRevenue';

/** A line of the statements and its value. */
export interface Term {
  fact: Fact;
  value: Decimal;
}

/** A line of the year; null where it is not given. */
export function term(context: YearContext, key: BookKey): Term | null {
  const fact = factOf(context, key);
  return fact === null ? null : { fact, value: decimal(fact.value) };
}

/** A quotient of lines. */
export interface Ratio {
  key: BookKey;
  /** What is divided, and what by. */
  above: Decimal;
  below: Decimal;
  unit: 'percent' | 'ratio';
  formula: string;
  inputs: Fact[];
  assumption?: boolean;
}

/** Adds a ratio, or refuses it where its denominator is not above zero. */
export function addRatio(context: YearContext, ratio: Ratio): Fact | null {
  const { key, above, below, unit, formula, inputs } = ratio;
  if (below.units <= 0n) {
    const last = inputs.at(-1);
    const what = last === undefined ? 'nämnaren' : last.label;
    refuse(context, [key], `${BOOK_LABELS[key]} kan inte räknas: ${what} är inte över noll.`);
    return null;
  }
  const value = unit === 'percent' ? percentOf(above, below) : divide(above, below, 4);
  if (value === null) return null;
  return addYearFact(context, {
    key,
    value,
    unit,
    filter: 'raderna i resultat- och balansräkningen',
    rows: inputs.reduce((sum, fact) => sum + fact.source.rows, 0),
    formula,
    inputs,
    ...(ratio.assumption === true ? { kind: 'assumption' as const } : {}),
  });
}

/** a ÷ b of two lines, in per cent. */
export function addShare(context: YearContext, key: BookKey, of: BookKey, by: BookKey): void {
  const [above, below] = [term(context, of), term(context, by)];
  if (above === null || below === null) return;
  addRatio(context, {
    key,
    above: above.value,
    below: below.value,
    unit: 'percent',
    formula: `${named(above.fact)} ÷ ${named(below.fact)}`,
    inputs: [above.fact, below.fact],
  });
}
