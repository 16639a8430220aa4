import type { Recommendation } from '../../../advice/rule.ts';
import { ALWAYS_NAMED, saidEvents } from '../../../events/sentence.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** What the summary names of these subjects in the direction of their changes: advice on it stands with that on events. */
export function ofEvents(
  { figures }: SalesRuleContext,
  kind: Subject['kind'],
  changes: readonly Fact[],
): Pick<Recommendation, 'happened'> {
  const happened = saidEvents(figures.facts, ALWAYS_NAMED).flatMap(({ event: { type, change } }) =>
    type === 'level' &&
    change.subject?.kind === kind &&
    changes.some((own) => subjectName(own) === change.subject?.name && size(own) * size(change) > 0)
      ? [change]
      : [],
  );
  return happened.length === 0 ? {} : { happened };
}
