import { eventInAdvice } from '../../../events/in-advice.ts';
import { eventsOf, type NamedEvent } from '../../../events/sentence.ts';
import { isTakenOver } from '../../../events/taken-over.ts';
import { size } from '../../../facts/fact-value.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** So many events of an analysis may be advised on. */
const KEPT = 8;

/** The heaviest event of a type that has cost money, with its words. */
export function heaviest(
  { book, figures }: SalesRuleContext,
  fits: (event: NamedEvent) => boolean,
): { event: NamedEvent; words: string } | null {
  for (const event of eventsOf(figures.facts).slice(0, KEPT)) {
    const name = event.change.subject?.name ?? '';
    const words = eventInAdvice(event, {
      current: book.of(key.customerCurrent, name),
      previous: book.of(key.customerPrevious, name),
    });
    if (isTakenOver(event)) continue;
    if (words !== null && size(event.change) < 0 && fits(event)) return { event, words };
  }
  return null;
}

/** What all advice on an event has. */
export const common = ({ change }: NamedEvent) => ({
  ...{ cost: 'Ingen utgift, några timmars arbete', stake: 0 },
  happened: [change],
  byEvent: true as const,
});
