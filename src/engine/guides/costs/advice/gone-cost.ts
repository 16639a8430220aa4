import { eventInAdvice } from '../../../events/in-advice.ts';
import { eventsOf, type NamedEvent } from '../../../events/sentence.ts';
import { size } from '../../../facts/fact-value.ts';
import { sentences } from '../../../text/swedish.ts';
import { endOf, kindOfAll } from '../area-events.ts';
import { theCostOf } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import { unlikeAreas } from '../like-for-like.ts';
import { type CostRuleContext, defineCostRule } from '../rule-context.ts';
import { areaOf, isOfWages } from '../services.ts';
import { stepForStopped } from '../stopped-step.ts';

interface Gone {
  event: NamedEvent;
  words: string;
  /** What to do; null for wages: where they are booked now is found out first. */
  step: string | null;
  /** `lokalkostnaden`, `drivmedelskostnaden` */
  the: string;
}

/** What is paid for nothing of any more, of what a company pays all the time: an area, or a kind of cost within it. */
function goneOf(event: NamedEvent, context: CostRuleContext): string | null {
  const { change, parts, type } = event;
  if (type !== 'stopped' || change.subject?.kind !== 'supplier') return null;
  const area = areaOf(change.subject.name, context.figures);
  const unlike = unlikeAreas(context.book);
  if (area === null || unlike?.lacksNow !== true || !unlike.areas.includes(area)) return null;
  const total = context.book.of(key.areaTotal, area);
  const last = total === null ? null : endOf(total, context);
  if (last !== null && last.id === parts.get('last')?.id)
    return theCostOf(area, context.figures.business);
  return kindOfAll(event, context)?.the ?? null;
}

/** Whether a cost that a company has all the time has ended or is missing: until that is known nothing tells what is left. */
export const goneCost = defineCostRule<Gone>({
  id: 'gone-cost',
  theme: 'payments',
  when(context) {
    for (const event of eventsOf(context.figures.facts)) {
      const the = goneOf(event, context);
      const words = eventInAdvice(event);
      const isWages = isOfWages(event, context.figures);
      const step = isWages ? null : stepForStopped(event, context);
      if (the !== null && words !== null && (isWages || step !== null))
        return { event, words, step, the };
    }
    return null;
  },
  advise: ({ event: { change }, words, step, the }) => ({
    title: `Ta reda på vad som har hänt med ${the}`,
    description: sentences(words, 'Tills skälet är känt är kostnaderna sedan dess osäkra.'),
    action:
      step ??
      'Arbetar samma personer kvar saknas löner i filen, eller så betalas de på ett annat sätt. Har någon slutat: stäm av mot lönelistan från vilken månad.',
    firstStep: `På måndag: fråga den som sköter bokföringen om ${the} har bokförts på annat håll sedan dess, och läs in filen igen om något saknas.`,
    cost: 'Ingen utgift, någon timmes arbete',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    effect: null,
    effectNote: 'Går inte att räkna: det beror på om kostnaden har upphört eller saknas i filen.',
    stake: 0.3 * Math.abs(size(change)),
    happened: [change],
  }),
});
