import { LEAST, MOST } from './vocabulary.ts';
import type { Word } from './words.ts';

const PLACES: readonly (readonly [word: RegExp, place: number])[] = [
  [/^(?:nast|andra)$/, 2],
  ...([
    [/^tredje$/, 3],
    [/^fjarde$/, 4],
    [/^femte$/, 5],
  ] as const),
];

/** `Näst störst`, `tredje bästa`, before a word that orders a list. */
export const placeAt = (words: readonly Word[], at: number): number | null => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || word.taken !== null || next === undefined) return null;
  const isOrder = MOST.test(next.plain) || LEAST.test(next.plain);
  return isOrder ? (PLACES.find(([each]) => each.test(word.plain))?.[1] ?? null) : null;
};

/** The place in a list that the words ask for. */
export const placeIn = (words: readonly Word[]): number | null =>
  words.map((_, at) => placeAt(words, at)).find((place) => place !== null) ?? null;
