import type { Fact } from '../../facts/fact.ts';

/** Finds subjects that are named in plain words instead of by reference. */
export interface PlainNames {
  in(text: string): Set<string>;
}

const SHORTEST_STEM = 4;
const calendar = new Set(['month', 'weekday', 'year', 'areaMonth', 'ratio', 'advice', 'goal']);

/** The words of a name, in small letters. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A name counts as used where its words stand in the text in order, or where a word begins with a name of one word
 * (`lokalkostnaden` for Lokal). Names of under three letters are too like ordinary words.
 */
export function createPlainNames(facts: readonly Fact[]): PlainNames {
  const byFirst = new Map<string, { name: string; words: string[] }[]>();
  const stems = new Map<string, string>();
  const names = new Set(
    facts.flatMap(({ subject }) =>
      subject === null || calendar.has(subject.kind) ? [] : [subject.name],
    ),
  );
  for (const name of names) {
    const words = wordsOf(name).slice(0, 4);
    const [first] = words;
    if (first === undefined || words.join('').length < 3) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { name, words }]);
    if (words.length === 1 && first.length >= SHORTEST_STEM) stems.set(first, name);
  }
  return {
    in(text) {
      const found = new Set<string>();
      const spoken = wordsOf(text);
      for (const [at, word] of spoken.entries()) {
        for (const { name, words } of byFirst.get(word) ?? [])
          if (words.every((each, place) => spoken[at + place] === each)) found.add(name);
        for (let length = SHORTEST_STEM; length < Math.min(word.length, 24); length += 1) {
          const name = stems.get(word.slice(0, length));
          if (name !== undefined) found.add(name);
        }
      }
      return found;
    },
  };
}
