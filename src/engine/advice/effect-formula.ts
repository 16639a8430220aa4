import { type Decimal, roundSignificant } from '../facts/decimal.ts';
import {
  type Expression,
  exactValue,
  less,
  negative,
  over,
  sum,
  type Term,
  times,
} from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';

/**
 * The formula of an effect, `(A + B …) × C ÷ D …`, simple enough for a spreadsheet. Percentages are
 * facts of 0–100, so the division by 100 is visible.
 */
export interface Formula extends Expression {
  /** The facts it starts from: their rows are the rows of the effect. */
  readonly base: readonly Fact[];
}

/** Significant digits of an estimate; more would suggest precision it lacks. */
const SIGNIFICANT_DIGITS = 2;
const DECIMALS = 12;
export const ROUNDING_NOTE = 'avrundat till två värdesiffror';

export function sumOf(...base: readonly Fact[]): Formula {
  return { ...sum(...base), base };
}

/** Negative facts with the sign changed. */
export function lossOf(...base: readonly Fact[]): Formula {
  return { ...negative(sum(...base)), base };
}

/** A sum without what is in some of it that others count, or that will not come again. */
export function withoutAny(whole: readonly Fact[], parts: readonly Fact[]): Formula {
  return parts.length === 0
    ? sumOf(...whole)
    : { ...less(sum(...whole), ...parts), base: [...whole, ...parts] };
}

export function multipliedBy(formula: Formula, factor: Term): Formula {
  return { ...times(formula, factor), base: formula.base };
}

export function dividedBy(formula: Formula, divisor: Term): Formula {
  return { ...over(formula, divisor), base: formula.base };
}

/** Multiplies by a percentage: `× p ÷ 100`. */
export function timesPercent(formula: Formula, percent: Term): Formula {
  return dividedBy(multipliedBy(formula, percent), 100);
}

/** The value as shown: whole kronor with two significant digits; null without a value. */
export function estimate(formula: Expression): Decimal | null {
  const value = exactValue(formula, DECIMALS);
  return value === null ? null : roundSignificant(value, SIGNIFICANT_DIGITS);
}
