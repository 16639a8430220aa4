import type { Recommendation } from '../../../advice/rule.ts';
import { ALWAYS_NAMED, type NamedEvent, saidEvents } from '../../../events/sentence.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** What has happened to these subjects in the direction of their changes: advice on what the summary names of it stands with that on events. */
export function ofEvents(
  { figures }: SalesRuleContext,
  kind: Subject['kind'],
  changes: readonly Fact[],
): Pick<Recommendation, 'happened' | 'covers'> {
  const all = saidEvents(figures.facts, Number.POSITIVE_INFINITY).map(({ event }) => event);
  const isOnIt = ({ type, change }: NamedEvent) =>
    type === 'level' &&
    change.subject?.kind === kind &&
    changes.some(
      (own) => subjectName(own) === change.subject?.name && size(own) * size(change) > 0,
    );
  const on = (events: readonly NamedEvent[]) => events.filter(isOnIt).map(({ change }) => change);
  const happened = on(all.slice(0, ALWAYS_NAMED));
  const covers = on(all.slice(ALWAYS_NAMED));
  return { ...(happened.length > 0 && { happened }), ...(covers.length > 0 && { covers }) };
}
