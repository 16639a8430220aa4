import { add, type Decimal, decimal, divide, multiply, negate, round, sign } from './decimal.ts';
import type { Fact } from './fact.ts';

/** A figure computed from facts and numbers, with its value, words and inputs together. */
export interface Expression {
  /** The exact value, `above ÷ below`; null where it divides by zero or a negative number. */
  readonly value: { readonly above: Decimal; readonly below: Decimal } | null;
  /** What a reader can type into a calculator: `Rabatter (F12) × 10 ÷ 100`. */
  readonly words: string;
  /** Decides parentheses: a sum needs them where it is multiplied. */
  readonly form: 'one' | 'product' | 'sum';
  readonly facts: readonly Fact[];
}

/** A fact, a number such as 12 months, or an expression. */
export type Term = Fact | Expression | number;

const ONE = decimal('1');
const HUNDRED = decimal('100');
/** Decimals of a quotient: more than is shown, few enough to read in a receipt. */
const QUOTIENT_DECIMALS = 4;

/** A fact inside a formula: `Omsättning (F1)`. */
export function named({ label, id }: Fact): string {
  return `${label} (${id})`;
}

/** A number in a formula with words that state it exactly: `31 dagar`, `summan av Belopp`. */
export function stated(value: Decimal, words: string): Expression {
  return { value: { above: value, below: ONE }, words, form: 'one', facts: [] };
}

function expressed(term: Term): Expression {
  if (typeof term === 'number') return stated(decimal(String(term)), String(term));
  if ('words' in term) return term;
  const value = { above: decimal(term.value), below: ONE };
  return { value, words: named(term), form: 'one', facts: [term] };
}

type Form = Expression['form'];

/** The words of a term, in parentheses if it has one of the `loose` forms. */
function inside({ words, form }: Expression, ...loose: Form[]): string {
  return loose.includes(form) ? `(${words})` : words;
}

function joined(
  a: Expression,
  b: Expression,
  words: string,
  form: Form,
  work: (
    a: NonNullable<Expression['value']>,
    b: NonNullable<Expression['value']>,
  ) => Expression['value'],
): Expression {
  const value = a.value === null || b.value === null ? null : work(a.value, b.value);
  return { value, words, form, facts: [...a.facts, ...b.facts] };
}

function plus(one: Term, other: Term): Expression {
  const [a, b] = [expressed(one), expressed(other)];
  return joined(a, b, `${a.words} + ${b.words}`, 'sum', (x, y) => ({
    above: add(multiply(x.above, y.below), multiply(y.above, x.below)),
    below: multiply(x.below, y.below),
  }));
}

/** `a + b + c`; 0 without terms. */
export function sum(first: Term = 0, ...more: readonly Term[]): Expression {
  return more.reduce<Expression>(plus, expressed(first));
}

/** `−(a)`: a negative number as a positive cost. */
export function negative(term: Term): Expression {
  const { value, words, facts } = expressed(term);
  const negated = value && { above: negate(value.above), below: value.below };
  return { value: negated, words: `−(${words})`, form: 'product', facts };
}

/** `a − b − c`. */
export function less(from: Term, ...terms: readonly Term[]): Expression {
  return terms.reduce<Expression>((left, term) => {
    const right = expressed(term);
    const { value } = plus(left, negative(right));
    const words = `${left.words} − ${inside(right, 'sum')}`;
    return { value, words, form: 'sum', facts: [...left.facts, ...right.facts] };
  }, expressed(from));
}

/** `a × b`. */
export function times(one: Term, other: Term): Expression {
  const [a, b] = [expressed(one), expressed(other)];
  const words = `${inside(a, 'sum')} × ${inside(b, 'sum')}`;
  return joined(a, b, words, 'product', (x, y) => ({
    above: multiply(x.above, y.above),
    below: multiply(x.below, y.below),
  }));
}

/** `a ÷ b`; without a value where b is zero or negative. */
export function over(one: Term, other: Term): Expression {
  const [a, b] = [expressed(one), expressed(other)];
  const words = `${inside(a, 'sum')} ÷ ${inside(b, 'sum', 'product')}`;
  return joined(a, b, words, 'product', (x, y) =>
    sign(y.above) <= 0
      ? null
      : { above: multiply(x.above, y.below), below: multiply(x.below, y.above) },
  );
}

/** `79,4 % av a`; `percent` is 0–100, as decimal text. */
export function part(percent: string, term: Term): Expression {
  const whole = expressed(term);
  const factor = stated(divide(decimal(percent), HUNDRED), percent);
  const words = `${percent.replace('.', ',')} % av ${inside(whole, 'sum')}`;
  return { ...times(factor, whole), words };
}

/** Puts optional parentheses around a product or sum, to make a formula easier to read. */
export function grouped(term: Term): Expression {
  const whole = expressed(term);
  return { ...whole, words: inside(whole, 'sum', 'product'), form: 'one' };
}

/** Whether it has a value, i.e. does not divide by zero or a negative number. */
export function hasValue({ value }: Expression): boolean {
  return value !== null;
}

/** The parts of a fact that come from an expression. */
export interface Worked {
  value: Decimal;
  formula: string;
  inputs: Fact[];
}

interface Rounding {
  /** Decimals, halves away from zero; by default exact, but four for a quotient. */
  decimals?: number;
  /** Added to the formula after its arithmetic: `; varor är tagna som rörliga`. */
  note?: string;
}

/** The value with so many decimals; null where the expression has none. */
export function exactValue({ value }: Expression, decimals?: number): Decimal | null {
  if (value === null) return null;
  const whole = value.below.scale === 0 && value.below.units === 1n;
  if (whole) return decimals === undefined ? value.above : round(value.above, decimals);
  return divide(value.above, value.below, decimals ?? QUOTIENT_DECIMALS);
}

/** Value, formula and inputs of a fact; throws RangeError where the expression has no value. */
export function worked(expression: Expression, { decimals, note = '' }: Rounding = {}): Worked {
  const value = exactValue(expression, decimals);
  if (value === null) throw new RangeError(`no value: ${expression.words}`);
  const inputs = [...new Map(expression.facts.map((fact) => [fact.id, fact])).values()];
  return { value, formula: expression.words + note, inputs };
}

/** The same for a share in per cent: `a ÷ b` of 0.25 is 25 %, so its words need no `× 100`. */
export function inPercent(
  share: Expression,
  rounding: Rounding = {},
): Worked & { unit: 'percent' } {
  const { value } = times(share, 100);
  return { ...worked({ ...share, value }, rounding), unit: 'percent' };
}
