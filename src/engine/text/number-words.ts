/** Number words, without `en` and `ett` (also articles) and `andra` (also "other"). */
const exact = new Set([
  ...['noll', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
  ...['tretton', 'fjorton', 'femton', 'sexton', 'sjutton', 'arton', 'aderton', 'nitton'],
  ...['hälften', 'halva', 'dubbelt', 'dubbla', 'dubbel', 'trefalt', 'tredubbelt', 'varannan'],
  ...['hundra', 'tusen', 'miljon', 'miljoner', 'miljard', 'miljarder', 'dussin', 'dussintals'],
  ...['tiotal', 'tiotals', 'hundratal', 'hundratals', 'tusental', 'tusentals', 'kvarts'],
]);
const stems =
  /^(tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio|etthundra|tvåhundra|ettusen)/;
const parts = /(tredjedel|fjärdedel|femtedel|sjättedel|åttondel|tiondel|hundradel)(ar|en|arna)?$/;
const verbs = /^(halver|dubbler|fördubbl|tredubbl|tiodubbl|mångdubbl)/;

/** The number words of a text: `tjugofem`, `hälften`, `en tredjedel`. */
export function numberWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const every = text.toLowerCase().match(/\bvar (tredje|fjärde|femte|sjätte|tionde)/gu) ?? [];
  const isNumber = (word: string) =>
    exact.has(word) || stems.test(word) || parts.test(word) || verbs.test(word);
  return [...words.filter(isNumber), ...every];
}
