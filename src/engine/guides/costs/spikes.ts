import { byValue, type FactBook, isPositive, size, subjectName } from '../../advice/fact-book.ts';
import type { Fact } from '../../facts/fact.ts';
import { costKeys as key } from './figures/keys.ts';
import type { CostRuleContext } from './rule-context.ts';
import { followsSales } from './services.ts';

/** The area of a month that stands out: `Fordon, mars 2025` is about `Fordon`. */
export function areaOfSpike(spike: Fact): string {
  const name = subjectName(spike);
  const at = name.lastIndexOf(', ');
  return at === -1 ? name : name.slice(0, at);
}

/** Months that stand out, the largest first; of one area where one is given. */
export function spikesOf(book: FactBook, area: string | null = null): Fact[] {
  const dated = book.all(key.spikeMonth).filter(({ period }) => period !== null);
  return byValue(dated.filter((spike) => area === null || areaOfSpike(spike) === area));
}

/** Older months are forgotten by those who would have to explain them. */
const REMEMBERED = 12;
/** Part of a year's cost below which what stands out is no work for a Monday. */
const WEIGHT = 0.005;
/** From this part on, one payment explains the month. */
const MOST_OF_IT = 0.5;

/** The month that stands out most and the payment that explains most of it; what is bought to be sold left aside. */
export function standoutOf({
  book,
  yearlyCost,
}: CostRuleContext): { spike: Fact; payment: Fact | null } | null {
  const recent = book.all(key.monthTotal).slice(-REMEMBERED);
  const months = new Set(recent.map((fact) => fact.subject?.name));
  const spike = spikesOf(book).find(
    (fact) =>
      !followsSales(areaOfSpike(fact)) &&
      months.has(fact.period?.from.slice(0, 7)) &&
      isPositive(fact) &&
      size(fact) >= WEIGHT * yearlyCost,
  );
  if (spike === undefined) return null;
  const month = spike.period?.from.slice(0, 7);
  const payment = paymentSpikes(book).find(
    (fact) => fact.period?.from.slice(0, 7) === month && size(fact) >= MOST_OF_IT * size(spike),
  );
  return { spike, payment: payment ?? null };
}

/** Payments far above what their supplier usually gets, the largest first. */
export function paymentSpikes(book: FactBook): Fact[] {
  return byValue(book.all(key.spikePayment)).filter(isPositive);
}
