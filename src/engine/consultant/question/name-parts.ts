import { plain } from '../../advice/answers/names.ts';
import { commonFirstNames } from '../../text/first-names.ts';
import { stem } from '../../text/word-forms.ts';
import type { Entry } from './entries.ts';
import type { Word } from './words.ts';

/** The shortest word that a compound is known by. */
const LEAST_OF_COMPOUND = 4;
/** In a shorter stem a wrong letter makes another word. */
export const LEAST_STEM = 5;
/** `Anna` is somebody, and no end of `Glaskanna`. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(commonFirstNames.map(plain));

/** `Lagret` of `Lager`, `nycklar` of `Nyckel`, `vuxna` of `Vuxen`: what loses its last vowel in other forms. */
function isShortened(each: string, word: string): boolean {
  const last = /e([lnr])$/.exec(each)?.[1];
  const root = last === undefined ? '' : `${each.slice(0, -2)}${last}`;
  return (
    root.length >= LEAST_OF_COMPOUND &&
    word.startsWith(root) &&
    /^(?:a|et|ets|ar|arna|arnas)$/.test(word.slice(root.length))
  );
}

/** `Bokslutet` of `Bokslut`, whose own end is none of a word, and `hallhyran` of `Hallhyra`. */
export const isInflected = (each: string, word: string): boolean =>
  each.length >= LEAST_STEM &&
  (isShortened(each, word) ||
    (word.startsWith(each) &&
      (/^(?:en|et|ens|ets|er|erna|ar|arna|na)$/.test(word.slice(each.length)) ||
        (each.endsWith('a') && /^ns?$/.test(word.slice(each.length))))));

/** Goods of two or three letters that others are made of, held against names with their accents: `mjöl` is no beer. */
const SHORT_GOODS: Readonly<Record<string, RegExp>> = {
  ol: /(?<=\p{L}{2})(?<!mj|sp)öl$/u,
  olet: /(?<=\p{L}{2})(?<!mj|sp)öl$/u,
  olen: /(?<=\p{L}{2})(?<!mj|sp)öl$/u,
  ost: /(?<=\p{L}{3})(?<!fr|r|(?<!s)k|m|p)ost$/u,
  osten: /(?<=\p{L}{3})(?<!fr|r|(?<!s)k|m|p)ost$/u,
  vin: /(?:röd|vit|rosé|bord|glögg|port|hus|dessert)s?vin$/u,
  vinet: /(?:röd|vit|rosé|bord|glögg|port|hus|dessert)s?vin$/u,
  lax: /(?<=\p{L}{3})(?<!re|f)lax$/u,
  laxen: /(?<=\p{L}{3})(?<!re|f)lax$/u,
};

const endIn = ({ name }: Entry, end: RegExp): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((each) => end.test(each));

/** Names with a word that ends in the one asked for: `Bryggkaffe` is coffee. */
export function compounds(entries: readonly Entry[], word: string): Entry[] {
  const short = SHORT_GOODS[word];
  if (short !== undefined) return entries.filter((entry) => endIn(entry, short));
  if (word.length < LEAST_OF_COMPOUND || /\d/.test(word) || FIRST_NAMES.has(word)) return [];
  // `Overallerna` of `Vinteroverall`.
  const root = stem(word);
  const isEnd = (each: string, end: string) => each.length > end.length + 1 && each.endsWith(end);
  return entries.filter(({ words }) =>
    words.some((each) => isEnd(each, word) || (root.length > LEAST_STEM && isEnd(each, root))),
  );
}

/** `Elen` of `El`, `hemmet` of `Hem`: of so few letters the ending is no part that a stem is told by. */
export function shortNames(entries: readonly Entry[], word: string): Entry[] {
  const short =
    /^(\p{L}{2})(?:en|et|er|erna)$/u.exec(word)?.[1] ??
    /^(\p{L}{2}([mn]))\2(?:en|et)$/u.exec(word)?.[1];
  return short === undefined ? [] : entries.filter(({ words }) => words.includes(short));
}

/** `Webben` of `Egen webbutik`, where one name alone has a word that begins so. */
export function begunNames(entries: readonly Entry[], root: string): Entry[] {
  if (root.length < LEAST_OF_COMPOUND) return [];
  const begun = entries.filter(({ words }) => words.some((each) => each.startsWith(root)));
  return begun.length === 1 ? begun : [];
}

/** What is done, behind what it is called: `storstädningarna` of `Storstäd`. */
const DOING = /^(?:ning|ningen|ningar|ningarna)$/;

/** `Musten` of `Äpplemust`, `storstädningarna` of `Storstäd`, where one name alone has a word of it. */
export function endedNames(entries: readonly Entry[], word: string): Entry[] {
  const root = stem(word);
  const isEnd = (each: string) => each.length > root.length + 2 && each.endsWith(root);
  const isDone = (each: string) =>
    each.length > LEAST_STEM && word.startsWith(each) && DOING.test(word.slice(each.length));
  const isThing = root.length >= LEAST_OF_COMPOUND && /(?:en|et|erna|arna|orna)$/.test(word);
  const found = entries.filter(
    ({ words, stems }) =>
      words.some((each) => isDone(each) || (isThing && isEnd(each))) ||
      (isThing && stems.some(isEnd)),
  );
  return found.length === 1 ? found : [];
}

/** What is paid for a thing or a place, behind what it is of: `Hallhyra`, `Maskinservice`. */
const PAID_FOR =
  /^s?(?:hyra|hyran|hyror|avgift|avgifter|kostnad|kostnader|leasing|service|forsakring|skotsel|drift|underhall|bokning|bokningen|stadning|vard|reparation|reparationer)$/;

/** `Hallen` of `Hallhyra`: what is paid for it, where it is asked what it costs. */
export const paidFor = (entries: readonly Entry[], root: string): Entry[] =>
  root.length < LEAST_OF_COMPOUND
    ? []
    : entries.filter(({ words }) =>
        words.some((each) => each.startsWith(root) && PAID_FOR.test(each.slice(root.length))),
      );

/** More than these are told of by no name. */
const MOST_BESIDE = 3;
/** So much longer is a word that another one is made with. */
const LEAST_MADE = 3;

/** `Laxfilé` beside `Gravad lax`: whether it is lax that is meant the word does not tell. */
export function begunBeside(
  entries: readonly Entry[],
  root: string,
  found: readonly string[],
): string[] {
  if (root.length < LEAST_MADE) return [];
  const begun = entries
    .filter(({ name }) => !found.includes(name) && !/\d/.test(name))
    .filter(({ words }) =>
      words.some((each) => each.startsWith(root) && each.length >= root.length + LEAST_MADE),
    );
  return begun.length > MOST_BESIDE ? [] : begun.map(({ name }) => name);
}

/** Words of talk that companies are called by too: `Redovisningsbyrån Siffran`. */
const ALSO_NAMES = /^(?:siffran|pix|flis|folk|data)$/;

/** Whether one name alone ends with such a word. */
export const isAlsoName = (entries: readonly Entry[], word: string): boolean =>
  ALSO_NAMES.test(word) &&
  entries.filter(({ words }) => words.length > 1 && words.at(-1) === word).length === 1;

/** `A` of `Kund A`: a letter that one name ends with, written as it stands there. */
export const isLetterOf = (entries: readonly Entry[], { written }: Word): boolean =>
  /^\p{Lu}$/u.test(written) &&
  entries.filter(({ name }) => name.endsWith(` ${written}`)).length === 1;

const NOT = /^(?:ej|inte|icke)$/;

/** `Avdragsgill` is none of those that are `ej avdragsgill`, where it is not said so. */
export function notDenied(entries: Entry[], question: readonly Word[], from: number): Entry[] {
  const root = stem(question[from]?.plain ?? '');
  if (NOT.test(question[from - 1]?.plain ?? '')) return entries;
  const own = entries.filter(
    ({ words, stems }) =>
      !words.some((_, at) => stems[at] === root && NOT.test(words[at - 1] ?? '')),
  );
  return own.length > 0 ? own : entries;
}
