import type { Fact } from '../../facts/fact.ts';
import type { Reply } from '../answers/reply.ts';
import type { Reading } from '../question/ask.ts';
import { type Held, leadsOf, saidBy } from './held.ts';
import { kinds } from './kinds.ts';
import { measures } from './measures.ts';
import { names } from './names.ts';
import { times } from './times.ts';
import { units } from './units.ts';

const CHECKS = [...times, ...names, ...units, ...measures, ...kinds];

/**
 * The words of a question that its finished answer does not bear out: a time, a name, a unit, an order, a measure or a
 * kind that is said, and of which no figure is. It is held against the figures themselves and what their sources say, not
 * against how the question was read, so that a word that was read as another is found whatever the reading was.
 */
export function notBorneOut(
  reading: Reading,
  reply: Reply,
  facts: readonly Fact[],
  today: string,
): string[] {
  // Where no row is, and where no figure is told, there is nothing that could be another's.
  if (reply.kind !== 'answer' || facts.length === 0) return [];
  const open = reading.words.filter(({ taken }) => taken === null);
  const held: Held = {
    ...{ reading, reply, facts, open, today },
    wording: saidBy(reply, facts),
    leads: leadsOf(reply, facts),
  };
  return [...new Set(CHECKS.flatMap((check) => check(held)))];
}
