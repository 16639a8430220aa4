import { subjectKey } from '../../../events/own-months.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** It has fallen somewhere where it is so many times as much of the fall as was bought there: else it has fallen there as elsewhere. */
export const BEYOND_ITS_PART = 1.2;

/** How much of what these have fallen by together is with another, counted row by row, and how much of it was bought there. */
export function inEach(changes: readonly Fact[], { figures }: SalesRuleContext) {
  const all = changes.reduce((sum, change) => sum + size(change), 0);
  const own = changes.map(({ subject }) =>
    subject === null ? [] : (figures.fallsIn?.get(subjectKey(subject.kind, subject.name)) ?? []),
  );
  const together = (by: Subject, of: 'part' | 'share') =>
    changes.reduce((sum, change, place) => {
      const found = own[place]?.find(
        (each) => each.by.kind === by.kind && each.by.name === by.name,
      );
      return sum + ((found?.[of] ?? 0) * size(change)) / all;
    }, 0);
  return { by: own.flat().map((each) => each.by), together };
}

/** Whether a fall is in a place by more than its part of what was bought of it: else it has fallen elsewhere as it has there. */
export function fellMoreIn(change: Fact, place: Subject, context: SalesRuleContext): boolean {
  const { together } = inEach([change], context);
  return together(place, 'part') >= BEYOND_ITS_PART * together(place, 'share');
}

const IS_PLACE: ReadonlySet<string | undefined> = new Set(['channel', 'region']);

/** Whether what a large part of a place's fall is of has fallen elsewhere as it has there: then it is no reason to begin with. */
export function isAsElsewhere(
  by: Subject,
  changes: readonly Fact[],
  context: SalesRuleContext,
): boolean {
  const own = by.kind === 'product' ? context.book.of(key.productChange, by.name) : null;
  return (
    own !== null &&
    changes.some(
      ({ subject }) =>
        subject !== null && IS_PLACE.has(subject.kind) && !fellMoreIn(own, subject, context),
    )
  );
}
