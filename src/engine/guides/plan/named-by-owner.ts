/** Words of a name that anyone writes without meaning whom or what it names. */
const GENERIC =
  /^(?:kund|pris|sälj|försälj|konsult|service|bolag|företag|sverige|norden|nordic|group|butik$|produkt|varor|tjänst|arvode)/u;

/** A first word may be this short, others a letter longer: `Webb`, `Service stor`. */
const SHORTEST = 4;
/** From this length a word is known without its last two letters: `elcykel` in `elcyklarna`. */
const INFLECTED = 7;

const wordsIn = (text: string): string[] =>
  [...text.normalize('NFC').matchAll(/[\p{L}\d]+/gu)].map(([word]) => word);

/** The beginnings by which a name is known in running text. */
function stemsOf(name: string): string[] {
  return wordsIn(name.toLowerCase())
    .filter((word, place) => word.length > SHORTEST || (place === 0 && word.length === SHORTEST))
    .filter((word) => !GENERIC.test(word))
    .map((word) => (word.length >= INFLECTED ? word.slice(0, -2) : word));
}

/** The owner's own word that one of the names is meant by: `webben` where `Webb` sells; null where none is. */
export function wordNaming(written: string, names: readonly string[]): string | null {
  const stems = names.flatMap(stemsOf);
  const named = wordsIn(written).find((word) =>
    stems.some((stem) => word.toLowerCase().startsWith(stem)),
  );
  return named ?? null;
}
