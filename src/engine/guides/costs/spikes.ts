import type { Fact } from '../../facts/fact.ts';
import { byValue, isPositive, subjectName } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { costKeys as key } from './catalogue.ts';

/** The area of a spike: `Fordon` in `Fordon, mars 2025`. */
export function areaOfSpike(spike: Fact): string {
  const name = subjectName(spike);
  const at = name.lastIndexOf(', ');
  return at === -1 ? name : name.slice(0, at);
}

/** Months that stand out, largest first; optionally of one area. */
export function spikesOf(book: Facts, area: string | null = null): Fact[] {
  const dated = book.all(key.spikeMonth).filter(({ period }) => period !== null);
  return byValue(dated.filter((spike) => area === null || areaOfSpike(spike) === area));
}

/** Payments far above what their supplier usually gets, largest first. */
export function paymentSpikes(book: Facts): Fact[] {
  return byValue(book.all(key.spikePayment)).filter(isPositive);
}
