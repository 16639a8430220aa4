import { plain } from '../../advice/answers/names.ts';
import { commonFirstNames } from '../../text/first-names.ts';
import { stem } from '../../text/word-forms.ts';
import type { Entry } from './entries.ts';

/** The shortest word that a compound is known by. */
const LEAST_OF_COMPOUND = 4;
/** In a shorter stem a wrong letter makes another word. */
export const LEAST_STEM = 5;
/** `Anna` is somebody, and no end of `Glaskanna`. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(commonFirstNames.map(plain));

/** `Bokslutet` of `Bokslut`, whose own end is none of a word, and `hallhyran` of `Hallhyra`. */
export const isInflected = (each: string, word: string): boolean =>
  each.length >= LEAST_STEM &&
  word.startsWith(each) &&
  (/^(?:en|et|ens|ets|er|erna|ar|arna|na)$/.test(word.slice(each.length)) ||
    (each.endsWith('a') && /^ns?$/.test(word.slice(each.length))));

/** Names with a word that ends in the one asked for: `Bryggkaffe` is coffee. */
export function compounds(entries: readonly Entry[], word: string): Entry[] {
  if (word.length < LEAST_OF_COMPOUND || /\d/.test(word) || FIRST_NAMES.has(word)) return [];
  // `Overallerna` of `Vinteroverall`.
  const root = stem(word);
  const isEnd = (each: string, end: string) => each.length > end.length + 1 && each.endsWith(end);
  return entries.filter(({ words }) =>
    words.some((each) => isEnd(each, word) || (root.length > LEAST_STEM && isEnd(each, root))),
  );
}

/** `Elen` of `El`: of two letters the ending is no part that a stem is told by. */
export function shortNames(entries: readonly Entry[], word: string): Entry[] {
  const short = /^(\p{L}{2})(?:en|et|er|erna)$/u.exec(word)?.[1];
  return short === undefined ? [] : entries.filter(({ words }) => words.includes(short));
}

/** `Webben` of `Egen webbutik`, where one name alone has a word that begins so. */
export function begunNames(entries: readonly Entry[], root: string): Entry[] {
  if (root.length < LEAST_OF_COMPOUND) return [];
  const begun = entries.filter(({ words }) => words.some((each) => each.startsWith(root)));
  return begun.length === 1 ? begun : [];
}
