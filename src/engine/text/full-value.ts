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
 * Label and subject of a fact: `Täckningsgrad – Surdegsbröd`. The subject is left out where the label
 * contains it, and where it is an internal name: of what advises, or of the rule that assumes.
 */
export function factName(fact: Fact): string {
  const { subject, kind, label } = fact;
  if (subject === null || subject.kind === 'advice' || kind === 'assumption') return label;
  const about = formatSubject(fact);
  return label.includes(about) ? label : `${label} – ${about}`;
}
