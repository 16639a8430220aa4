import { decimal, round, sign } from './decimal.ts';
import type { Fact } from './fact.ts';

/**
 * The value as a float, for thresholds and ranking only; shown figures are never computed from it.
 */
export function size(fact: Fact | null): number {
  return fact === null ? 0 : Number(fact.value);
}

/** The sign of what is shown: nothing has fallen by 0,0 %. */
export function shownSign({ value, precision }: Fact): number {
  return sign(round(decimal(value), precision));
}

/** Whether a figure is shown as other than zero. */
export function isShown(fact: Fact): boolean {
  return shownSign(fact) !== 0;
}

export function isPositive(fact: Fact | null): fact is Fact {
  return fact !== null && shownSign(fact) > 0;
}

export function isNegative(fact: Fact | null): fact is Fact {
  return fact !== null && shownSign(fact) < 0;
}

/** The subject of a fact; throws where it concerns the whole file. */
export function subjectName(fact: Fact): string {
  if (fact.subject === null) throw new RangeError(`${fact.key} has no subject`);
  return fact.subject.name;
}

/** Highest value first; equal values keep their order. */
export function byValue(facts: readonly Fact[]): Fact[] {
  return [...facts].sort((a, b) => size(b) - size(a));
}

/** One who weighs less than this part of the first is not named beside it. */
const BESIDE = 0.05;

/**
 * The first `most` of facts that stand in the order of their weight, without those that weigh next
 * to nothing beside the first: a rounding of 456 kr is no fall beside one of 588 000 kr.
 */
export function leading<F extends Fact>(facts: readonly F[], most: number): F[] {
  const [first] = facts;
  if (first === undefined) return [];
  const least = BESIDE * Math.abs(size(first));
  return facts.slice(0, most).filter((fact) => Math.abs(size(fact)) >= least);
}
