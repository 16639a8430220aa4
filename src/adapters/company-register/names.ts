/** How alike two names must be, 0–1: lower finds more of what is misspelt, and more that is not it. */
export const LEAST_ALIKE = 0.3;

/** What many names end or begin with and no one is told apart by. */
const FORMS =
  /(?<![\p{L}\d])(aktiebolaget|aktiebolag|ab|publ|handelsbolaget|handelsbolag|hb|kommanditbolaget|kommanditbolag|kb|ekonomisk förening|ek för|i konkurs|i likvidation)(?![\p{L}\d])/gu;

/** A name in lower case, without its legal form and punctuation: two that are the same name agree. */
export function plainName(name: string): string {
  const words = (text: string) => text.replace(/[^\p{L}\d]+/gu, ' ').trim();
  const plain = words(name.normalize('NFC').toLowerCase());
  // A name that is nothing but its form is told by that.
  return words(plain.replace(FORMS, ' ')) || plain;
}

/** What a name is searched by: `plainName` without marks on its letters, as hurried people write. */
export function searchName(name: string): string {
  return plainName(name).normalize('NFD').replace(/\p{M}/gu, '');
}

/** The trigrams of a text as PostgreSQL's pg_trgm makes them: words padded by two spaces and one. */
function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** How alike two search names are, 0–1: the trigrams they share of all they have. */
function likeness(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  const both = [...a].filter((trigram) => b.has(trigram)).length;
  return both / (a.size + b.size - both);
}

/** Those of `all` that are called so, or much like it; the most alike first. */
export function namesLike<T extends { name: string }>(all: readonly T[], name: string): T[] {
  const wanted = searchName(name);
  return all
    .map((item) => ({ item, alike: likeness(wanted, searchName(item.name)) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .map(({ item }) => item);
}
