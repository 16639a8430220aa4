import { type Decimal, roundSignificant } from '../facts/decimal.ts';
import {
  type Expression,
  exactValue,
  negative,
  over,
  sum,
  type Term,
  times,
} from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';

/**
 * What an advice is worth: `(A + B …) × C ÷ D …`, simple enough to type into a spreadsheet. Percentages are
 * facts of 0–100, so a formula divides them by the constant 100 in plain sight.
 */
export interface Formula extends Expression {
  /** The facts it begins with: their rows are what the effect is about. */
  readonly base: readonly Fact[];
}

/** How many digits of an estimate are shown; more would look surer than it is. */
const SIGNIFICANT_DIGITS = 2;
const DECIMALS = 12;
export const ROUNDING_NOTE = 'avrundat till två värdesiffror';

export function sumOf(...base: readonly Fact[]): Formula {
  return { ...sum(...base), base };
}

/** Facts below zero, as what they cost. */
export function lossOf(...base: readonly Fact[]): Formula {
  return { ...negative(sum(...base)), base };
}

export function multipliedBy(formula: Formula, factor: Term): Formula {
  return { ...times(formula, factor), base: formula.base };
}

export function dividedBy(formula: Formula, divisor: Term): Formula {
  return { ...over(formula, divisor), base: formula.base };
}

/** Multiplies by a number of per cent: `× p ÷ 100`. */
export function timesPercent(formula: Formula, percent: Term): Formula {
  return dividedBy(multipliedBy(formula, percent), 100);
}

/** The value as it is shown: rounded to two significant digits, whole kronor; null where it has none. */
export function estimate(formula: Expression): Decimal | null {
  const value = exactValue(formula, DECIMALS);
  return value === null ? null : roundSignificant(value, SIGNIFICANT_DIGITS);
}
