import { remembered } from '../../table/remembered.ts';
import { areForms } from '../../text/word-forms.ts';

/** A name without case, accents and punctuation: `Crème brûlée-te` becomes `creme brulee te`. */
export const plain = remembered((text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim(),
);

/** Edit distance between two words, at most `limit` + 1. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}

function sameWord(a: string, b: string): boolean {
  if (areForms(a, b)) return true;
  const shorter = Math.min(a.length, b.length);
  // Allows Swedish endings (kaffe/kaffet, pizza/pizzor), and a typing error in longer words.
  if (shorter >= 4 && (a.startsWith(b) || b.startsWith(a)) && Math.abs(a.length - b.length) <= 3)
    return true;
  return shorter >= 4 && distance(a, b, 1) <= 1;
}

function likeness(phrase: string, name: string): number {
  // Marks alone are no name.
  if (phrase === '') return 0;
  if (phrase === name) return 3;
  const wanted = phrase.split(' ').filter((word) => word.length > 1);
  const words = name.split(' ');
  if (wanted.length === 0) return 0;
  const found = wanted.filter((word) => words.some((other) => sameWord(word, other)));
  if (found.length === wanted.length) return 2 + wanted.length / (10 + words.length);
  // The answer may contain the whole name among other words: `vårt mellanrost går bäst`.
  const held = words.filter((word) => word.length > 2 && wanted.some((w) => sameWord(w, word)));
  return held.length > 0 && held.length === words.filter((word) => word.length > 2).length
    ? 1.5
    : 0;
}

/** Splits an answer into its parts: `Kaffe, te och choklad` → three. */
export function phrases(answer: string): string[] {
  return answer
    .normalize('NFC')
    .slice(0, 500)
    .split(/[,;\n/&+]|\s(?:och|samt|eller|sen|sedan)\s/iu)
    .map(plain)
    .filter((phrase) => phrase.length > 1)
    .slice(0, 10);
}

/**
 * The name most similar to a phrase; null if none is similar enough. `names` in order of
 * preference.
 */
export function bestMatch(phrase: string, names: readonly string[]): string | null {
  let best: { name: string; score: number } | null = null;
  for (const name of names) {
    const score = likeness(phrase, plain(name));
    if (score > 0 && (best === null || score > best.score)) best = { name, score };
  }
  return best?.name ?? null;
}

/** Every name an answer mentions, each once, in the order of the answer. */
export function mentioned(answer: string, names: readonly string[]): string[] {
  const found = phrases(answer).map((phrase) => bestMatch(phrase, names));
  return [...new Set(found.filter((name) => name !== null))];
}
