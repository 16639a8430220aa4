import type { Fact } from '../facts/fact.ts';
import { eventsOf } from './sentence.ts';

/** The names of those and of what has stopped. */
export const subjectsStopped = (facts: readonly Fact[]): string[] =>
  eventsOf(facts).flatMap(({ type, change }) =>
    type === 'stopped' ? (change.subject?.name ?? []) : [],
  );
