import type { Fact } from '../../facts/fact.ts';
import { placeholders } from '../../text/placeholder.ts';
import type { Reply } from '../answers/reply.ts';
import type { Reading } from '../question/ask.ts';
import type { Word } from '../question/words.ts';

/** A question beside its finished answer. */
export interface Held {
  reading: Reading;
  reply: Reply;
  /** The figures that the answer shows, and those they are made of. */
  facts: readonly Fact[];
  /** Words that are no names of the company's own and no times. */
  open: readonly Word[];
  /** What the answer says, in its text and of its figures. */
  wording: string;
  /** The figures that it says first: those in bold, or all of its text. */
  leads: readonly Fact[];
  /** The day it is asked, YYYY-MM-DD. */
  today: string;
}

/** Gives the words of the question that the answer says nothing of. */
export type Check = (held: Held) => string[];

/** The figures that an answer says first. */
export function leadsOf({ text }: Reply, facts: readonly Fact[]): Fact[] {
  const inText = (part: string) => {
    const ids = new Set(
      placeholders(part).flatMap(({ factId, form }) =>
        form === 'figure' || form === 'magnitude' ? [factId] : [],
      ),
    );
    return facts.filter(({ id }) => ids.has(id));
  };
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, part = '']) => part).join(' ');
  const leads = inText(bold);
  return leads.length > 0 ? leads : inText(text);
}

/** All that an answer says, in small letters. */
export function saidBy(reply: Reply, facts: readonly Fact[]): string {
  const labels = (reply.table?.rows ?? []).map(({ label }) => label);
  const ofFacts = facts.flatMap(({ label, subject, source }) => [
    ...[label, subject?.name ?? '', source.filter, source.formula],
  ]);
  return [reply.text, ...labels, ...(reply.table?.columns ?? []), ...ofFacts]
    .join('\n')
    .toLowerCase();
}
