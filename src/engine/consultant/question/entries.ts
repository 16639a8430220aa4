import { plain } from '../../advice/answers/names.ts';
import { remembered } from '../../table/remembered.ts';
import { stem } from '../../text/word-forms.ts';

/** So many words of a name are held against the question. */
const MOST_WORDS = 8;

/** A name with its words, to hold against those of a question. */
export interface Entry {
  name: string;
  words: readonly string[];
  stems: readonly string[];
}

/** Each question is held against all names of the company, in several ways. */
const entryOf = remembered((name): Entry => {
  const words = plain(name).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  return { name, words, stems: words.map(stem) };
});

export function entriesOf(names: readonly string[]): Entry[] {
  return names.map(entryOf);
}

/** `Mössan` is of `Mössa`, and not of `Mossa` where both are there: letters that are written tell names apart. */
export function withAccents(entries: readonly Pick<Entry, 'name'>[], written: string): string[] {
  const names = entries.map(({ name }) => name);
  if (names.length < 2 || !/[åäö]/i.test(written)) return names;
  const root = stem(written.toLowerCase());
  const own = names.filter((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => stem(word) === root),
  );
  return own.length > 0 ? own : names;
}
