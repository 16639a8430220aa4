import { subjectKey } from '../../../events/own-months.ts';
import type { NamedEvent } from '../../../events/sentence.ts';
import { isTakenOver } from '../../../events/taken-over.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** Who has left or come, where most of what a subject moved by is theirs: they are advised on by themselves; null where it is not. */
export function movedWithWho(
  { subject }: Fact,
  type: 'stopped' | 'started',
  { figures, happened }: SalesRuleContext,
): NamedEvent | null {
  const key = subject === null ? '' : subjectKey(subject.kind, subject.name);
  const by = figures.movedWith?.get(key)?.by;
  if (by === undefined || !['customer', 'staff'].includes(by.kind)) return null;
  const event = happened.to(by.kind, by.name, type);
  return event === null || isTakenOver(event) ? null : event;
}
