import type { Fact } from '../../facts/fact.ts';
import { type Placeholder, placeholders } from '../placeholder.ts';
import { type ClaimKind, claimWords } from './claim-words.ts';
import { measuresIn } from './measures.ts';
import type { PlainNames } from './plain-names.ts';

/** One claim of a sentence, with the word that makes it. */
export interface Claim {
  kind: ClaimKind;
  value: string;
  word: string;
  at: number;
}

/** A placeholder with its fact. */
export interface Reference {
  place: Placeholder;
  fact: Fact;
}

/** A sentence as the guard reads it. */
export interface Statement {
  text: string;
  references: readonly Reference[];
  claims: readonly Claim[];
  measures: ReadonlySet<string>;
  /** Subjects named in plain words. */
  plain: ReadonlySet<string>;
}

/** Reads a sentence; placeholders without a fact are left out, being breaches of their own. */
export function readStatement(
  text: string,
  facts: ReadonlyMap<string, Fact>,
  plainNames: PlainNames,
): Statement {
  const places = placeholders(text);
  const references = places.flatMap((place): Reference[] => {
    const fact = facts.get(place.factId);
    return fact === undefined ? [] : [{ place, fact }];
  });
  const claims = claimWords.flatMap(({ kind, value, words }) =>
    [...text.matchAll(words)].map(({ 0: word, index: at }): Claim => ({ kind, value, word, at })),
  );
  const rest = text.replace(/\{\{[^{}]{0,24}\}\}/g, '¤');
  return { text, references, claims, measures: measuresIn(rest), plain: plainNames.in(rest) };
}

export const isFigure = ({ place }: Reference) =>
  place.form === 'figure' || place.form === 'magnitude';
