import { plain } from '../../advice/answers/names.ts';
import { stem } from '../../text/word-forms.ts';
import { entriesOf } from './entries.ts';
import type { Candidate, OwnNames } from './named.ts';
import type { Word } from './words.ts';

const BETWEEN = /^(?:av|for|pa|till)$/;
/** The shortest end of a compound: `personbilar` ends in `bilar`. */
const LEAST_END = 4;

/** `Leasing av bilar`: two words of one name, with a small word between, which each alone would name something else. */
export function joinedByNames(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
): Candidate[] {
  if (guide === 'sales') return [];
  const entries = entriesOf(names);
  return question.flatMap((word, from): Candidate[] => {
    const [between, last] = [question[from + 1], question[from + 2]];
    const areOpen = [word, between, last].every((each) => each?.taken === null);
    if (!areOpen || !last || !BETWEEN.test(between?.plain ?? '')) return [];
    const [first, end] = [stem(word.plain), stem(plain(last.written))];
    if (first.length < LEAST_END || end.length < LEAST_END - 1) return [];
    const holds = (stems: readonly string[]) => {
      const at = stems.indexOf(first);
      return at >= 0 && stems.slice(at + 1).some((each) => each.endsWith(end));
    };
    const found = entries.filter(({ stems }) => holds(stems)).map(({ name }) => name);
    if (found.length !== 1) return [];
    const written = question
      .slice(from, from + 3)
      .map((each) => each.written)
      .join(' ');
    return [{ guide, dimension, names: found, written, how: 'part', from, words: 3 }];
  });
}
