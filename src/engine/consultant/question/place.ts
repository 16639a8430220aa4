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

const numberOf = ({ plain }: Word) => PLACES.find(([each]) => each.test(plain))?.[1] ?? null;

/** `Andra och tredje största`, `största och näst största`: the first of the places that end before the word that orders. */
function firstOf(words: readonly Word[], at: number, last: number): number {
  const [from, and] = [words[at - 2], words[at - 1]];
  if (!from || !and || !/^(?:och|samt|till|resp|respektive)$/.test(and.plain)) return last;
  const isFirst = MOST.test(from.plain) || LEAST.test(from.plain);
  return Math.min(last, isFirst ? 1 : (numberOf(from) ?? last));
}

/** The places in a list that the words ask for, as the first and the last of them. */
export function placesIn(words: readonly Word[]): { first: number; last: number } | null {
  for (const at of words.keys()) {
    const last = placeAt(words, at);
    if (last !== null) return { first: firstOf(words, at, last), last };
  }
  return null;
}

/** The same as a question has them: the last only where there are several. */
export const placed = ({ places }: { places: ReturnType<typeof placesIn> }) =>
  places !== null && {
    place: places.first,
    ...(places.last > places.first && { lastPlace: places.last }),
  };
