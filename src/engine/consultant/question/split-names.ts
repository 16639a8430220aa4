import { entriesOf } from './entries.ts';
import type { OwnNames } from './named.ts';
import { isGrammar, isKnownWord, isListedWord } from './vocabulary.ts';
import type { Word } from './words.ts';

/** The shortest word that may have been written as two. */
const LEAST_JOINED = 7;

export const wordsOfNames = (own: readonly OwnNames[]): Set<string> =>
  new Set(own.flatMap(({ names }) => entriesOf(names).flatMap((each) => each.words)));

/** What a name is one of: `telefonkanalen`. */
const OF_A_KIND = /^(.{3,})(?:kanal|kanalen|gruppen|varugruppen)$/;

/** `It-tjänster`, where a name has both words. */
function parted(word: Word, known: ReadonlySet<string>): Word[] {
  const parts = word.plain.split(' ');
  if (parts.length === 1 || /\d/.test(word.plain) || !parts.every((part) => known.has(part)))
    return [word];
  return parts.map((part) => ({ ...word, written: part, plain: part }));
}

/** Words that were written in two: `advokat kontoret`, `brutto vinst`. */
export function withSplitNames(words: readonly Word[], own: readonly OwnNames[]): Word[] {
  const known = wordsOfNames(own);
  const result: Word[] = [];
  for (const each of words.flatMap((word) => parted(word, known))) {
    const ofKind = OF_A_KIND.exec(each.plain)?.[1] ?? '';
    const word = known.has(ofKind) ? { ...each, plain: ofKind } : each;
    const last = result.at(-1);
    const both = `${last?.plain ?? ''}${word.plain}`;
    const isOne =
      both.length >= LEAST_JOINED &&
      // `Telefon i år` is no `telefoni`.
      word.plain.length > 1 &&
      !/\d/.test(both) &&
      (known.has(both) || isListedWord(both)) &&
      !(known.has(last?.plain ?? '') && known.has(word.plain)) &&
      !(isGrammar(last?.plain ?? '') && isKnownWord(word.plain));
    if (last === undefined || !isOne) result.push(word);
    else {
      const written = `${last.written}${word.written}`;
      result.splice(-1, 1, { written, plain: both, taken: null, isJoined: true });
    }
  }
  return result;
}
