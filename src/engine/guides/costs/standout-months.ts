import { monthsBetween } from '../../advice/periods.ts';
import type { NamedEvent } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive, size } from '../../facts/fact-value.ts';
import { eventsIn } from './area-events.ts';
import { areaHas } from './areas/areas.ts';
import { costKeys as key } from './catalogue.ts';
import type { CostRuleContext } from './rule-context.ts';
import { areaOfSpike, paymentSpikes, spikesOf } from './spikes.ts';

/** Nobody remembers the reason for a spike in an older month. */
const REMEMBERED = 12;
/** Smaller spikes, as a share of a year's cost, are not worth investigating. */
const WEIGHT = 0.005;
/** From this share on, one payment explains the month, or what began before it. */
const MOST_OF_IT = 0.5;

/** Whether what came to stay, by what it came to in a month, made most of what a month stands out by. */
function isByLasting(spike: Fact, { type, change }: NamedEvent): boolean {
  const { period } = change;
  const day = spike.period?.from;
  if (period === null || day === undefined || !['started', 'level'].includes(type)) return false;
  const isIn = period.from.slice(0, 7) <= day.slice(0, 7) && day <= period.to;
  return isIn && size(change) / monthsBetween(period) >= MOST_OF_IT * size(spike);
}

/** Whether something that is named happened in the area in that month, or came before it to stay. */
function isSaid(spike: Fact, context: CostRuleContext): boolean {
  const month = spike.period?.from.slice(0, 7);
  return eventsIn(areaOfSpike(spike), context).some(
    (event) => event.change.period?.from.slice(0, 7) === month || isByLasting(spike, event),
  );
}

/** The month that stands out most, goods for sale excluded, and the payment that explains it. */
export function standoutOf(context: CostRuleContext): { spike: Fact; payment: Fact | null } | null {
  const { book, yearlyCost } = context;
  const recent = book.all(key.monthTotal).slice(-REMEMBERED);
  const months = new Set(recent.map((fact) => fact.subject?.name));
  const spike = spikesOf(book).find(
    (fact) =>
      !areaHas(areaOfSpike(fact), 'followsSales') &&
      months.has(fact.period?.from.slice(0, 7)) &&
      isPositive(fact) &&
      !isSaid(fact, context) &&
      size(fact) >= WEIGHT * yearlyCost,
  );
  if (spike === undefined) return null;
  const month = spike.period?.from.slice(0, 7);
  const payment = paymentSpikes(book).find(
    (fact) => fact.period?.from.slice(0, 7) === month && size(fact) >= MOST_OF_IT * size(spike),
  );
  return { spike, payment: payment ?? null };
}
