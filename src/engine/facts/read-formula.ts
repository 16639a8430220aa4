import type { Fact } from './fact.ts';

/** What a formula is read into: cells of a spreadsheet, or exact numbers. */
export interface Algebra<T> {
  fact: (fact: Fact) => T;
  /** As a decimal number: `12.5`. */
  number: (text: string) => T;
  plus: (a: T, b: T) => T;
  minus: (a: T, b: T) => T;
  times: (a: T, b: T) => T;
  over: (a: T, b: T) => T;
  negative: (a: T) => T;
  /** Where it is written in parentheses. */
  grouped: (a: T) => T;
  percentOf: (percent: T, whole: T) => T;
}

/** What a number is a number of, and remarks: `31 dagar`, `7 (månader)`. */
const REMARK = /(?<=\d) (?:dagar|dag|kr|gånger per år)(?!\p{L})| \(\p{L}[^()]*\)/gu;
const SIGN = /\uE000\d+\uE001|\d[\d\u00A0]*(?:[.,]\d+)?|% av|[()+−×÷]/gu;

class Unreadable extends Error {}

/** Reads `−(a + b) × c ÷ d − 1`: products before sums. */
class Reader<T> {
  private at = 0;
  private readonly signs: readonly string[];
  private readonly facts: ReadonlyMap<string, Fact>;
  private readonly algebra: Algebra<T>;

  constructor(signs: readonly string[], facts: ReadonlyMap<string, Fact>, algebra: Algebra<T>) {
    this.signs = signs;
    this.facts = facts;
    this.algebra = algebra;
  }

  all(): T {
    const term = this.sum();
    if (this.at < this.signs.length) throw new Unreadable();
    return term;
  }

  private sum(): T {
    let term = this.product();
    while (this.is('+') || this.is('−')) {
      const isPlus = this.next() === '+';
      const other = this.product();
      term = isPlus ? this.algebra.plus(term, other) : this.algebra.minus(term, other);
    }
    return term;
  }

  private product(): T {
    let term = this.factor();
    while (this.is('×') || this.is('÷')) {
      const isTimes = this.next() === '×';
      const other = this.factor();
      term = isTimes ? this.algebra.times(term, other) : this.algebra.over(term, other);
    }
    return term;
  }

  private factor(): T {
    const sign = this.next();
    if (sign === '−') return this.algebra.negative(this.product());
    if (sign === '(') {
      const inner = this.sum();
      if (this.next() !== ')') throw new Unreadable();
      return this.algebra.grouped(inner);
    }
    const fact = this.facts.get(sign);
    const term = fact ? this.algebra.fact(fact) : this.algebra.number(numberOf(sign));
    if (!this.is('% av')) return term;
    this.next();
    return this.algebra.percentOf(term, this.factor());
  }

  private is(sign: string): boolean {
    return this.signs[this.at] === sign;
  }

  private next(): string {
    const sign = this.signs[this.at++];
    if (sign === undefined) throw new Unreadable();
    return sign;
  }
}

function numberOf(sign: string): string {
  const text = sign.replaceAll('\u00A0', '').replace(',', '.');
  if (text === '' || Number.isNaN(Number(text))) throw new Unreadable();
  return text;
}

const signOf = ({ id }: Fact) => `\uE000${id.slice(1)}\uE001`;

/** The words of a receipt, with each fact as one sign and nothing but arithmetic; null where there is more. */
function signsOf(formula: string, inputs: readonly Fact[]): string[] | null {
  const longestFirst = inputs.toSorted((one, other) => other.label.length - one.label.length);
  let words = formula;
  for (const fact of longestFirst)
    words = words.replaceAll(`${fact.label} (${fact.id})`, signOf(fact));
  const arithmetic = (words.split(/[,;:] /)[0] ?? '').replace(REMARK, '');
  return arithmetic.replace(SIGN, '').trim() === '' ? (arithmetic.match(SIGN) ?? []) : null;
}

/** A formula that was read, with its numbers and signs in order. */
export interface ReadFormula<T> {
  term: T;
  signs: readonly string[];
}

/**
 * Reads the words of a receipt (`Rabatter (F12) × 10 ÷ 100`) over the facts that it names. Null where something else than
 * arithmetic is part of them, or none of the facts.
 */
export function readFormula<T>(
  formula: string,
  inputs: readonly Fact[],
  algebra: Algebra<T>,
): ReadFormula<T> | null {
  const signs = signsOf(formula, inputs);
  const facts = new Map(inputs.map((fact) => [signOf(fact), fact]));
  if (signs === null || !signs.some((sign) => facts.has(sign))) return null;
  try {
    return { term: new Reader(signs, facts, algebra).all(), signs };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
