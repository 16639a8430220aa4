/** Number words, without `en` and `ett` (also articles) and `andra` (also "other"). */
const exact = new Set([
  ...['hälften', 'halva', 'dubbelt', 'dubbla', 'dubbel', 'trefalt', 'varannan', 'varannat'],
  ...['miljon', 'miljoner', 'miljard', 'miljarder', 'dussin', 'dussintals', 'dussintal'],
  ...['tiotal', 'tiotals', 'hundratal', 'hundratals', 'tusental', 'tusentals', 'miljontals'],
  ...['kvarts', 'mångdubbelt', 'mångfalt', 'flerdubbelt', 'flerfalt', 'tjogtals', 'tjog'],
  // A model may answer in English.
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred'],
  ...['thousand', 'million', 'billion', 'half', 'twice', 'double', 'doubled', 'tripled', 'percent'],
]);
const verbs =
  /^(halver|dubbler|fördubbl|tredubbl|fyrdubbl|femdubbl|tiodubbl|mångdubbl|flerdubbl|mångfaldiga)/;
const parts =
  /^.{0,12}(tredjedel|fjärdedel|femtedel|sjättedel|sjundedel|åttondel|niondel|tiondel|tjugondel|hundradel|tusendel)(s|ar|en|arna|ars)?$/;

/** The longest first, so that `tretton` is not read as `tre`. */
const morphemes = [
  ...['noll', 'två', 'tretton', 'trettio', 'tre', 'fyrtio', 'fyra', 'fjorton', 'femtio', 'femton'],
  ...['fem', 'sextio', 'sexton', 'sex', 'sjuttio', 'sjutton', 'sju', 'åttio', 'åtta', 'nittio'],
  ...[
    'nitton',
    'nio',
    'tio',
    'tie',
    'elva',
    'tolv',
    'arton',
    'aderton',
    'tjugo',
    'tjugi',
    'hundra',
  ],
  ...['tusen', 'miljoner', 'miljon', 'ett', 'en', 'och', 'ti'],
].sort((a, b) => b.length - a.length);
/** What may follow the number in one word: `tresiffrig`, `tioprocentig`, `femfaldig`, `tvådubbel`. */
const tails = /^(siffri|proc|fald|falt|dubb|del|tal|kron|e$|an$|:?e$)/;
/** Alone these are no numbers: articles and links. */
const alone = new Set(['en', 'ett', 'och', 'ti', 'tie', 'enen', 'etten']);
const LONGEST = 60;

/** Whether a word is one or more number words in a row, also with what makes it an adjective. */
function isSpelled(word: string): boolean {
  if (alone.has(word) || word.length > LONGEST) return false;
  let at = 0;
  let real = false;
  for (;;) {
    const next = morphemes.find((morpheme) => word.startsWith(morpheme, at));
    if (next === undefined) break;
    at += next.length;
    real ||= !alone.has(next);
  }
  if (!real) return false;
  return at === word.length || tails.test(word.slice(at));
}

/** The number words of a text: `tjugofem`, `trettiosex`, `hälften`, `en tredjedel`. */
export function numberWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const every =
    text.toLowerCase().match(/(?<!\p{L})(?:var|vart) (?:tredje|fjärde|femte|sjätte|tionde)/gu) ??
    [];
  const isNumber = (word: string) =>
    exact.has(word) || isSpelled(word) || parts.test(word) || verbs.test(word);
  return [...words.filter(isNumber), ...every];
}
