import type { Fact } from '../facts/fact.ts';
import { size } from '../facts/fact-value.ts';
import {
  ALWAYS_NAMED,
  type NamedEvent,
  type SaidEvent,
  saidEvents,
  underEvents,
  wasOnlyBefore,
} from './sentence.ts';
import { through } from './with-whom.ts';

/** What has several in it, of whom one can have made most of what it did. */
const groups: ReadonlySet<string | undefined> = new Set(['region', 'channel', 'category']);
const lasting: ReadonlySet<NamedEvent['type']> = new Set(['level', 'started', 'stopped', 'once']);

/** The words of what a group did, with whom in it most of that is of, where this is told of too: it is one thing, not two. */
function inFull(
  { event, words }: SaidEvent,
  all: readonly SaidEvent[],
  movedWith: Parameters<typeof through>[1],
): string {
  const { change, type } = event;
  if (type !== 'level' || !groups.has(change.subject?.kind) || wasOnlyBefore(event)) return words;
  const alike = all.flatMap(({ event: other }) =>
    lasting.has(other.type) && size(other.change) * size(change) > 0 ? [other] : [],
  );
  const by = through(event, movedWith, alike);
  return by === null ? words : words.replace(/\.$/u, `${by}.`);
}

/** A summary with the heaviest events of its facts in a list of their own, first. */
export function withEvents(
  summary: string,
  facts: readonly Fact[],
  movedWith: Parameters<typeof through>[1] = {},
): string {
  const events = saidEvents(facts, ALWAYS_NAMED);
  return underEvents(
    summary,
    events.map((each) => inFull(each, events, movedWith)),
  );
}
