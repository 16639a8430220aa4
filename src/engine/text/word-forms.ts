const ENDINGS =
  /(?:ernas|arnas|ornas|erna|arna|orna|ens|ets|ers|ars|ors|nas|en|et|er|ar|or|na|as|es|n|t|s|a|e)$/;

/** A word without its Swedish ending: `pizzor`, `pizzan` and `pizzas` are one. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const cut = word.replace(ENDINGS, '');
  // `Teerna` is tea; two letters are left of no other ending, which would make `den` of `de`.
  return cut.length >= 3 || /^..e?(?:erna|arna|orna)$/.test(word) ? cut : word;
}

/** Of the words that end in -a: `kaka`, `kakor`. */
const OF_FIRST = /(?:a|an|as|ans|or|orna|ors|ornas)$/;

/** Whether two words are forms of one: of a short stem also by their endings, since `lita` is no `liter`. */
export function areOne(one: string, other: string): boolean {
  const root = stem(one);
  if (root !== stem(other)) return false;
  if (one === other || root.length > 3) return true;
  return (
    !(one.endsWith('a') || other.endsWith('a')) || (OF_FIRST.test(one) && OF_FIRST.test(other))
  );
}

/** What a word may be longer by in another form of it: `reparation`, `reparationerna`. */
const ADDED = /^(?:en|et|ens|ets|er|ers|erna|ernas|ar|ars|arna|arnas|or|orna|na|nas|n|t|s)$/;
/** A shorter word is the beginning of too many others. */
const LEAST = 5;

const isFormOf = (word: string, bare: string): boolean =>
  bare.length >= LEAST && word.startsWith(bare) && ADDED.test(word.slice(bare.length));

/** Whether two words without accents are the same in another number, definite or not: `hyra`, `hyrorna`. */
export const areForms = (one: string, other: string): boolean =>
  areOne(one, other) || isFormOf(one, other) || isFormOf(other, one);
