import { decimal, sign } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';

/** The facts of one analysis, looked up by key and by what they are about. */
export interface FactBook {
  /** In their order; ids F1, F2 … */
  readonly facts: readonly Fact[];
  /** The figure for the whole file; null where it is unknown. */
  get(key: string): Fact | null;
  /** The figure for one product, customer, month …; null where it is unknown. */
  of(key: string, name: string): Fact | null;
  /** The figure for every subject, in fact order. */
  all(key: string): Fact[];
}

export function factBook(facts: readonly Fact[]): FactBook {
  const whole = new Map<string, Fact>();
  const bySubject = new Map<string, Map<string, Fact>>();
  for (const fact of facts) {
    if (fact.subject === null) {
      whole.set(fact.key, fact);
      continue;
    }
    const subjects = bySubject.get(fact.key) ?? new Map<string, Fact>();
    subjects.set(fact.subject.name, fact);
    bySubject.set(fact.key, subjects);
  }
  return {
    facts,
    get: (key) => whole.get(key) ?? null,
    of: (key, name) => bySubject.get(key)?.get(name) ?? null,
    all: (key) => [...(bySubject.get(key)?.values() ?? [])],
  };
}

/** The value as a float, for thresholds and order only: a figure that is shown is never computed from it. */
export function size(fact: Fact | null): number {
  return fact === null ? 0 : Number(fact.value);
}

export function isPositive(fact: Fact | null): fact is Fact {
  return fact !== null && sign(decimal(fact.value)) > 0;
}

export function isNegative(fact: Fact | null): fact is Fact {
  return fact !== null && sign(decimal(fact.value)) < 0;
}

/** What a fact is about; throws where it is about the whole file. */
export function subjectName(fact: Fact): string {
  if (fact.subject === null) throw new RangeError(`${fact.key} has no subject`);
  return fact.subject.name;
}

/** Highest value first; equal values keep their order. */
export function byValue(facts: readonly Fact[]): Fact[] {
  return [...facts].sort((a, b) => size(b) - size(a));
}

/** The first of a list a rule has found not to be empty. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new RangeError('the finding is empty');
  return item;
}
