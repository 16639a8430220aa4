import type { ColumnRole } from '../roles.ts';

/** The names that point to one role in one guide, as `normaliseName` writes them. */
export interface RoleWords {
  role: ColumnRole;
  /** Whole names, each with how sure it makes the role, as a share of one; no two of a role alike. */
  names: ReadonlyMap<string, number>;
  /** Words that, standing in a longer name, point the same way. */
  words?: readonly string[];
  /** Words that rule the role out. */
  never?: readonly string[];
}

/** The words of one role. */
export const wordsOf = (words: readonly RoleWords[], role: ColumnRole): RoleWords | undefined =>
  words.find((entry) => entry.role === role);

/** `moms, vat, sales tax` as a list: parts between commas. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');

/** `datum 98, order date 97.5`: each name with its weight in per cent. */
export const weights = (text: string): ReadonlyMap<string, number> =>
  new Map(
    list(text).map((part) => {
      const [, name = '', weight = ''] = /^(.+) ([\d.]+)$/.exec(part) ?? [];
      return [name, Number(weight) / 100];
    }),
  );

/** Every first part before every last one: `order` and `total` give `ordertotal, order total`. */
export const compounds = (
  firsts: string,
  lasts: string,
  gaps: readonly string[] = ['', ' '],
): string =>
  list(firsts)
    .flatMap((first) => list(lasts).flatMap((last) => gaps.map((gap) => `${first}${gap}${last}`)))
    .join(', ');

const inflection =
  /^(?:s|a|t|n|en|et|e?s|er|ar|or|na|erna|arna|orna)?(?:s?(?:namn|name|benamning))?$/;
/**
 * Whether a word of a name is `word`, bent or not, or is compounded to end with it: a Swedish compound is what its last
 * part is, so that `Kontor` is no konto and `Kundsumma` no kund. Short words count whole.
 */
export const isOrEndsWith = (own: string, word: string): boolean =>
  own === word ||
  (word.length > 3 &&
    (own.endsWith(word) || (own.startsWith(word) && inflection.test(own.slice(word.length)))));
/** Whether a word of a name has `word` as any part: `momssumma` has moms. Short words count whole. */
export const hasPart = (own: string, word: string): boolean =>
  own === word ||
  (word.length > 3 && own.startsWith(word)) ||
  (word.length > 4 && own.includes(word));

/** Where in a name its words may stand; each a list between commas. */
export interface Places {
  /** The whole name. */
  whole?: string;
  /** A word of the name, or several that follow on each other. */
  words?: string;
  /** The first words of the name. */
  first?: string;
  /** The first letters of the name. */
  starts?: string;
  /** The first letters of a word. */
  begins?: string;
  /** The last letters of a word. */
  ends?: string;
  /** Anywhere, also inside a word. */
  within?: string;
  /** Anywhere but after a digit: `Moms %` is a share, `Moms 25 %` is not. */
  notAfterDigit?: string;
}

/** Words to take out of a name, or to find in it. */
export const wordPattern = (text: string, flags = 'g') =>
  new RegExp(`\\b(?:${list(text).join('|')})\\b`, flags);

/** A name without what a pattern finds in it, its words one space apart. */
export const without = (name: string, ...patterns: readonly RegExp[]): string =>
  patterns
    .reduce((rest, pattern) => rest.replace(pattern, ' '), name)
    .replace(/\s+/g, ' ')
    .trim();

/** Tells whether a name has one of the words. */
export type NameTest = (name: string) => boolean;

/** A test of names in lower case, normalised or not, by its words and where they may stand. */
export function nameTest(places: Places): NameTest {
  const pattern = new RegExp(
    (Object.entries(places) as [keyof Places, string][])
      .map(([place, words]) => around[place](`(?:${list(words).join('|')})`))
      .join('|'),
  );
  return (name) => pattern.test(name);
}

const around: Record<keyof Places, (any: string) => string> = {
  whole: (any) => `^${any}$`,
  words: (any) => `\\b${any}\\b`,
  first: (any) => `^${any}\\b`,
  starts: (any) => `^${any}`,
  begins: (any) => `\\b${any}`,
  ends: (any) => `${any}\\b`,
  within: (any) => any,
  notAfterDigit: (any) => `(?<!\\d\\s?)${any}`,
};
