import type { Fact } from '../facts/fact.ts';
import { formatFact } from './format.ts';
import { formatSubject } from './subject.ts';

/**
 * Öre, and two decimals of shares and averages; values below one get more, or they would show 0.
 */
const MOST_DECIMALS = 2;
const MOST_BELOW_ONE = 4;

/** The figure with all decimals that matter, where texts round it: `817 860,05 kr`. */
export function fullValue(fact: Fact): string {
  const decimals = fact.value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  // Öre are always written with two digits.
  const least = fact.unit === 'SEK' && decimals > 0 ? 2 : fact.precision;
  const most = /^-?0\./.test(fact.value) ? MOST_BELOW_ONE : MOST_DECIMALS;
  return formatFact({ ...fact, precision: Math.max(least, Math.min(decimals, most)) });
}

/**
 * Label and subject of a fact: `Täckningsgrad – Surdegsbröd`. The subject is left out where the
 * label contains it, and for assumptions, whose subject is an internal rule name.
 */
export function factName(fact: Fact): string {
  if (fact.subject === null || fact.kind === 'assumption') return fact.label;
  const about = formatSubject(fact);
  return fact.label.includes(about) ? fact.label : `${fact.label} – ${about}`;
}
