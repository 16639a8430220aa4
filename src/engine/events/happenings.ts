import type { Fact, Subject } from '../facts/fact.ts';
import { eventSentence, eventsOf, type NamedEvent } from './sentence.ts';

/** What has happened and can be said, by whom it happened to. */
export interface Happenings {
  /** The heaviest first. */
  all: readonly NamedEvent[];
  /** What happened to a subject, of these types. */
  to(
    kind: Subject['kind'],
    name: string,
    ...types: readonly NamedEvent['type'][]
  ): NamedEvent | null;
  /** Whether a subject has stopped: what is counted of it before is no longer so. */
  hasStopped(kind: Subject['kind'], name: string): boolean;
}

/** The events of an analysis that can be said, to be asked of by its rules. */
export function happeningsOf(facts: readonly Fact[]): Happenings {
  const all = eventsOf(facts).filter((event) => eventSentence(event) !== null);
  const to: Happenings['to'] = (kind, name, ...types) =>
    all.find(
      ({ type, change }) =>
        change.subject?.kind === kind && change.subject.name === name && types.includes(type),
    ) ?? null;
  return { all, to, hasStopped: (kind, name) => to(kind, name, 'stopped') !== null };
}
