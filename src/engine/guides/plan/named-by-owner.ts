import { COMMON_WORDS } from '../../text/common-words.ts';
import { areForms } from '../../text/word-forms.ts';

/** Words of a name that anyone writes without meaning whom or what it names. */
const GENERIC =
  /^(?:kund|pris|sälj|försälj|konsult|service|bolag|företag|sverige|norden|nordic|group|butik$|produkt|varor|tjänst|arvode|övrig|kostnad|faktur|månad|anställ)/u;

/** A first word may be this short, others a letter longer: `Webb`, `Service stor`. */
const SHORTEST = 4;
/** From this length a word is known without its last two letters: `elcykel` in `elcyklarna`. */
const INFLECTED = 7;
/** What is left of it is followed by no more than an ending: `leveransen`, and not `leverantörerna`. */
const LONGEST_INFLECTION = 6;

/** The words of a text, as they are written. */
export const wordsIn = (text: string): string[] =>
  [...text.normalize('NFC').matchAll(/[\p{L}\d]+/gu)].map(([word]) => word);

/** The words of a name by which it is known. */
const knownBy = (name: string): string[] =>
  wordsIn(name.toLowerCase())
    .filter((word, place) => word.length > SHORTEST || (place === 0 && word.length === SHORTEST))
    .filter((word) => !GENERIC.test(word));

/** Whether a word begins with another, or with what is left of it without its ending: `elcyklarna` with `elcykel`. */
function beginsWith(word: string, known: string): boolean {
  if (word.startsWith(known)) return true;
  const bare = known.slice(0, -2);
  return (
    known.length >= INFLECTED &&
    word.startsWith(bare) &&
    word.length - bare.length <= LONGEST_INFLECTION
  );
}

/** What a company calls itself after what it does: `Takbolaget`. */
const AS_COMPANY =
  /s?(?:bolaget|bolag|byrån|byrå|firman|firma|service|tjänst|jouren|teamet|gruppen)$/u;

/** Endings that a form of a word may be longer or shorter by. */
const LONGEST_ENDING = 4;

/** Whether a word is a form of the last part of a compound, or of what a company does: `skötseln` of `Fastighetsskötsel`. */
function isOfCompound(word: string, compound: string): boolean {
  const bare = compound.replace(AS_COMPANY, '');
  if (bare !== compound && bare !== '' && areForms(bare, word)) return true;
  const shortest = Math.max(SHORTEST, word.length - LONGEST_ENDING);
  const longest = Math.min(compound.length - 1, word.length + LONGEST_ENDING);
  for (let length = shortest; length <= longest; length += 1)
    if (areForms(compound.slice(-length), word)) return true;
  return false;
}

/** Whether a word that the owner has written begins as a word of a name does: who buys is called by no part of a word. */
export function isCalledBy(written: string, name: string): boolean {
  const word = written.toLowerCase();
  return !COMMON_WORDS.has(word) && knownBy(name).some((known) => beginsWith(word, known));
}

/** Whether a word that the owner has written is of a name. */
export function isNamedBy(written: string, name: string): boolean {
  const word = written.toLowerCase();
  if (COMMON_WORDS.has(word)) return false;
  const isWhole = word.length >= SHORTEST && !GENERIC.test(word);
  return knownBy(name).some(
    (known) => beginsWith(word, known) || (isWhole && isOfCompound(word, known)),
  );
}

/** The owner's own word that one of the names is meant by: `webben` where `Webb` sells; null where none is. */
export function wordNaming(written: string, names: readonly string[]): string | null {
  return wordsIn(written).find((word) => names.some((name) => isNamedBy(word, name))) ?? null;
}
