import type { Fact } from '#engine/facts/fact.ts';
import { formatFact } from '#engine/text/format.ts';
import { formatSubject } from '#engine/text/subject.ts';

/** Öre, and as fine for shares and averages; what is smaller than one needs more to say anything. */
const MOST_DECIMALS = 2;
const MOST_BELOW_ONE = 4;

/** The figure with the decimals that matter, where the texts round it: `817 860,05 kr`. */
export function fullValue(fact: Fact): string {
  const decimals = fact.value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  // Öre are always two figures.
  const least = fact.unit === 'SEK' && decimals > 0 ? 2 : fact.precision;
  const most = /^-?0\./.test(fact.value) ? MOST_BELOW_ONE : MOST_DECIMALS;
  return formatFact({ ...fact, precision: Math.max(least, Math.min(decimals, most)) });
}

/**
 * What the figure is and what it is about: `Täckningsgrad – Surdegsbröd`. A label that already says it
 * does not say it twice, and the subject of an assumption is a rule, whose name is no reader's matter.
 */
export function factName(fact: Fact): string {
  if (fact.subject === null || fact.kind === 'assumption') return fact.label;
  const about = formatSubject(fact);
  return fact.label.includes(about) ? fact.label : `${fact.label} – ${about}`;
}
