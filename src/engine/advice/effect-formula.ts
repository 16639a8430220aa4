import {
  add,
  type Decimal,
  decimal,
  divide,
  multiply,
  negate,
  roundSignificant,
  sign,
  subtract,
} from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';

/** A factor of a formula: a fact, the difference between two, or a constant such as 12 months. */
export type Operand = Fact | { minuend: Fact; subtrahend: Fact } | { constant: string };

/**
 * `±(A + B …) × C ÷ D …`: enough for every effect, and simple enough to type into a spreadsheet.
 * Percentages are facts of 0–100, so a formula divides them by the constant 100 in plain sight.
 */
export interface Formula {
  /** Facts added together; `negated` where they are losses below zero. */
  base: readonly Fact[];
  negated: boolean;
  factors: readonly { operator: '×' | '÷'; operand: Operand }[];
}

/** How many digits of an estimate are shown; more would look surer than it is. */
const SIGNIFICANT_DIGITS = 2;
export const ROUNDING_NOTE = 'avrundat till två värdesiffror';

export function sumOf(...base: Fact[]): Formula {
  return { base, negated: false, factors: [] };
}

export function lossOf(...base: Fact[]): Formula {
  return { base, negated: true, factors: [] };
}

export function times(formula: Formula, operand: Operand): Formula {
  return { ...formula, factors: [...formula.factors, { operator: '×', operand }] };
}

export function dividedBy(formula: Formula, operand: Operand): Formula {
  return { ...formula, factors: [...formula.factors, { operator: '÷', operand }] };
}

/** Multiplies by a fact in percent: `× p ÷ 100`. */
export function timesPercent(formula: Formula, percent: Operand): Formula {
  return dividedBy(times(formula, percent), { constant: '100' });
}

export function timesConstant(formula: Formula, constant: number): Formula {
  return times(formula, { constant: constant.toString() });
}

function operandValue(operand: Operand): Decimal {
  if ('constant' in operand) return decimal(operand.constant);
  if ('minuend' in operand)
    return subtract(decimal(operand.minuend.value), decimal(operand.subtrahend.value));
  return decimal(operand.value);
}

function operandFacts(operand: Operand): Fact[] {
  if ('constant' in operand) return [];
  return 'minuend' in operand ? [operand.minuend, operand.subtrahend] : [operand];
}

const zero: Decimal = { units: 0n, scale: 0 };

/** The exact value; null where the formula divides by zero. */
export function evaluate(formula: Formula): Decimal | null {
  let above = formula.base.reduce((sum, fact) => add(sum, decimal(fact.value)), zero);
  if (formula.negated) above = negate(above);
  let below: Decimal = { units: 1n, scale: 0 };
  for (const { operator, operand } of formula.factors) {
    if (operator === '×') above = multiply(above, operandValue(operand));
    else below = multiply(below, operandValue(operand));
  }
  return sign(below) === 0 ? null : divide(above, below);
}

/** The value as it is shown: rounded to two significant digits, whole kronor. */
export function estimate(formula: Formula): Decimal | null {
  const value = evaluate(formula);
  return value === null ? null : roundSignificant(value, SIGNIFICANT_DIGITS);
}

function named(fact: Fact): string {
  return `${fact.label} (${fact.id})`;
}

function operandText(operand: Operand): string {
  if ('constant' in operand) return operand.constant;
  if ('minuend' in operand) return `(${named(operand.minuend)} − ${named(operand.subtrahend)})`;
  return named(operand);
}

/** The formula in words a reader can follow: `Rabatter (F12) × Antagande … (F80) ÷ 100`. */
export function formulaText(formula: Formula): string {
  const joined = formula.base.map(named).join(' + ');
  const grouped = formula.base.length > 1 || formula.negated ? `(${joined})` : joined;
  const start = formula.negated ? `−${grouped}` : grouped;
  const rest = formula.factors.map(
    ({ operator, operand }) => ` ${operator} ${operandText(operand)}`,
  );
  return `${start}${rest.join('')}, ${ROUNDING_NOTE}`;
}

/** Ids of the facts a formula is made of, each once, in the order they stand. */
export function inputsOf(formula: Formula): string[] {
  const all = [...formula.base, ...formula.factors.flatMap((f) => operandFacts(f.operand))];
  return [...new Set(all.map((fact) => fact.id))];
}
