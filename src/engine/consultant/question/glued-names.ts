import { stem } from '../../text/word-forms.ts';
import { type Entry, entriesOf } from './entries.ts';
import type { Candidate, OwnNames } from './named.ts';
import { isOrdinary } from './ordinary.ts';
import { isKnownWord } from './vocabulary.ts';
import { editDistance, type Word } from './words.ts';

/** The shortest word that two of a name are written as. */
const LEAST = 7;
/** So long a word may have a letter wrong in it too. */
const LEAST_SPELT = 9;

/** The shortest beginning that the last of the two is cut to. */
const LEAST_CUT = 4;

const isEndOf = (other: string, rest: string): boolean => {
  const root = stem(rest);
  return root.length > LEAST_CUT && other.length > root.length && other.endsWith(root);
};

/** `Herrklipp` of `Klippning herr`, `ungdomsavgifterna` of `Medlemsavgift ungdom`, where one name alone has both: the one as it is, and the other from its beginning or to its end. */
function cutShort(entries: readonly Entry[], word: string): Entry[] {
  const found = entries.filter(({ words }) =>
    words.some((each, at) => {
      const isBegun = each.length >= 3 && word.startsWith(each);
      const rest = word.slice(each.length);
      return (
        isBegun &&
        rest.length >= LEAST_CUT &&
        words.some(
          (other, place) =>
            place !== at && (other.startsWith(rest) || isEndOf(other, rest.replace(/^s/, ''))),
        )
      );
    }),
  );
  return found.length === 1 ? found : [];
}

/** `Yerbamate`, `yerbamatte`: two words of a name that are written as one, in either order. */
export function gluedNames(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
): Candidate[] {
  const entries = entriesOf(names);
  return question.flatMap((word, from): Candidate[] => {
    if (word.taken !== null || word.plain.length < LEAST || /\d/.test(word.plain)) return [];
    if (isKnownWord(word.plain) || isOrdinary(word.plain)) return [];
    const limit = word.plain.length < LEAST_SPELT ? 0 : 1;
    const isIt = (one: string, next: string | undefined) => {
      if (next === undefined || one.length < 3 || next.length < 3) return false;
      const both = `${one}${next}`;
      return (
        both === word.plain ||
        // `Herrklippning` of `Klippning herr`.
        `${next}${one}` === word.plain ||
        stem(`${next}${one}`) === stem(word.plain) ||
        // `Nybörjarkursen` of `Kurs nybörjare`.
        (limit > 0 &&
          next[0] === word.plain[0] &&
          editDistance(`${next}${one}`, stem(word.plain), limit) <= limit) ||
        stem(both) === stem(word.plain) ||
        (both[0] === word.plain[0] && editDistance(both, word.plain, limit) <= limit)
      );
    };
    const whole = entries.filter(({ words }) =>
      words.some((each, at) => isIt(each, words[at + 1])),
    );
    const found = (whole.length > 0 ? whole : cutShort(entries, word.plain)).map(
      ({ name }) => name,
    );
    if (found.length === 0) return [];
    return [
      { guide, dimension, names: found, written: word.written, how: 'spelt', from, words: 1 },
    ];
  });
}
