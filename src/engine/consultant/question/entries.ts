import { plain } from '../../advice/answers/names.ts';
import { stem } from './words.ts';

/** So many words of a name are held against the question. */
const MOST_WORDS = 8;

/** A name with its words, to hold against those of a question. */
export interface Entry {
  name: string;
  words: string[];
  stems: string[];
}

export function entriesOf(names: readonly string[]): Entry[] {
  return names.map((name) => {
    const words = plain(name).split(' ').filter(Boolean).slice(0, MOST_WORDS);
    return { name, words, stems: words.map(stem) };
  });
}
