import type { Fact } from '../facts/fact.ts';
import { placeholders } from '../text/placeholder.ts';
import { listed } from '../text/swedish.ts';

/** What a priority is set by, of one piece of advice among others. */
export interface Prioritised {
  priority: 'Hög' | 'Medium' | 'Låg';
  /** Likely kronor a year; null where none are counted. */
  kronor: number | null;
  /** They are of sales, of which only some is left. */
  ofRevenue: boolean;
  effort: number;
  sureness: number;
}

const SAID: ReadonlySet<string> = new Set(['figure', 'magnitude']);

const RANK = { Hög: 2, Medium: 1, Låg: 0 } as const;

const isAbove = (one: Prioritised, other: Prioritised) => RANK[one.priority] > RANK[other.priority];

/** Whether a draft names an amount of money, which a priority can be said to follow. */
export function namesAmount(draft: string, facts: readonly Fact[]): boolean {
  const ids = new Set(
    placeholders(draft).flatMap(({ factId, form }) => (SAID.has(form) ? [factId] : [])),
  );
  return facts.some(({ id, unit }) => unit === 'SEK' && ids.has(id));
}

/** Why larger kronor are of lower priority than smaller ones. */
function whyBelow(one: Prioritised, smaller: readonly Prioritised[]): string | null {
  const reasons = [
    smaller.some(({ effort }) => effort < one.effort) ? 'kräver mer arbete' : null,
    smaller.some(({ sureness }) => sureness > one.sureness) ? 'är mindre säkert' : null,
    one.ofRevenue && smaller.some(({ ofRevenue }) => !ofRevenue)
      ? 'är omsättning, som bara till en del blir kvar'
      : null,
  ].filter((reason) => reason !== null);
  return reasons.length === 0
    ? null
    : `Att prioriteten inte är högre beror på att det ${listed(reasons)}.`;
}

/**
 * Why a priority is what it is, where a reader does not see it of the kronor: there are none, and it is not the least, where
 * `withoutKronor` is said, or they are more than those of a higher one. Null where nothing is to be explained.
 */
export function priorityReason(
  one: Prioritised,
  all: readonly Prioritised[],
  withoutKronor: string | null,
): string | null {
  const { kronor } = one;
  const counted = all.filter((other) => other.kronor !== null);
  if (kronor === null) return one.priority === 'Låg' ? null : withoutKronor;
  const smaller = counted.filter((other) => isAbove(other, one) && (other.kronor ?? 0) < kronor);
  return smaller.length === 0 ? null : whyBelow(one, smaller);
}

/** A reason where it is said first: the next that it is true of is seen to be the same. */
export function once(reasons: readonly (string | null)[], place: number): string | null {
  const reason = reasons[place] ?? null;
  return reasons.indexOf(reason) === place ? reason : null;
}
