import { plain } from '../../advice/answers/names.ts';
import { OWN_ROLES } from '../../guides/sales/figures/unroled.ts';
import { areOne } from '../../text/word-forms.ts';
import type { OwnNames } from './named.ts';
import { isKnownWord, OWN } from './vocabulary.ts';
import type { Word } from './words.ts';

/** What the columns of a role are called by the vocabulary. */
const CALLED: Readonly<Record<string, string>> = {
  product: 'produkt',
  category: 'varugrupp',
  customer: 'kund',
  channel: 'kanal',
  region: 'region',
  staff: 'medarbetare',
  ...OWN,
  supplier: 'leverantor',
  department: 'avdelning',
  project: 'projekt',
  quantity: 'enheter',
  revenue: 'omsattning',
  amount: 'kostnad',
};

/** A shorter heading is read only where it is asked which of them, or by them: `vilken bil`. */
const LEAST = 4;
const LEAST_ASKED = 3;
const ASKED = /^(?:vilken|vilka|vilket|per|varje)$/;

/** What a column of places is of, by its heading, and what such a place is called. */
const PLACES: readonly { heading: RegExp; words: RegExp }[] = [
  {
    heading: /^(?:\w+ )?(?:city|town|stad|ort|postort)$/,
    words: /^(?:stad|stader|staden|ort|orter|orten)$/,
  },
  { heading: /^(?:\w+ )?(?:country|land)$/, words: /^(?:land|lander|landet)$/ },
];
const placeOf = (heading: string) => PLACES.find((each) => each.heading.test(heading));

/** A place of the other kind than the file's own region, `stad` of countries: its own column, or nothing. */
export function otherPlaces(
  columns: Readonly<Partial<Record<string, { name: string }>>>,
): [words: RegExp, called: string | null][] {
  const region = placeOf(plain(columns.region?.name ?? ''));
  if (region === undefined) return [];
  return PLACES.filter((each) => each !== region).map((other) => {
    const own = OWN_ROLES.find((role) => other.heading.test(plain(columns[role]?.name ?? '')));
    return [other.words, own === undefined ? null : OWN[own]];
  });
}

/** Reads words for places that the file's region is none of. */
export function readOtherPlaces(
  words: readonly Word[],
  places: readonly (readonly [words: RegExp, called: string | null])[],
): void {
  for (const word of words) {
    const found = places.find(([pattern]) => word.taken === null && pattern.test(word.plain));
    if (found === undefined) continue;
    if (found[1] === null) word.taken = 'unread';
    else word.plain = found[1];
  }
}

/** The file's own headings of one word that the vocabulary does not know: `uppdrag`, `timmar`. */
export function headingsOf(
  columns: Readonly<Partial<Record<string, { name: string }>>>,
): [heading: string, called: string][] {
  const own = Object.entries(CALLED).flatMap(([role, called]): [string, string][] => {
    const heading = plain(columns[role]?.name ?? '');
    const isOwn = /^\p{L}+(?: \p{L}+){0,3}$/u.test(heading) && !isKnownWord(heading);
    return isOwn && heading.length >= LEAST_ASKED ? [[heading, called]] : [];
  });
  return RECEIPTS.test(plain(columns.orderId?.name ?? '')) ? [...own, VISITS] : own;
}

/** What hours are called among the values of a column of units. */
const HOURS = /^(?:tim|timme|timmar|h|hours?)$/;

/** `Timmar`, where what is sold is counted in them, or the rows of them are told apart by their unit. */
export function hoursIn(
  countsHours: boolean,
  names: readonly OwnNames[],
): [heading: string, called: string][] {
  if (countsHours) return [['timmar', 'enheter']];
  const own = names
    .filter(({ dimension }) => OWN_ROLES.some((role) => role === dimension))
    .flatMap((each) => each.names)
    .find((name) => HOURS.test(plain(name)));
  return own === undefined ? [] : [['timmar', plain(own)]];
}

/** Who has worked hours that are sold has them on rows: only where hours are asked for are these sold. */
const WORKED = ['jobba', 'arbeta'].flatMap((verb) =>
  ['', 'r', 'de', 't', 'ts'].map((ending): [string, string] => [`${verb}${ending}`, 'salt']),
);
const ASKS_HOURS = /\btimm(?:e|ar)\b/;

/** `Timmar jobbade Anna`, where hours are known: what is read as sold. */
export const workedIn = (message: string, hours: readonly unknown[]): [string, string][] =>
  hours.length > 0 && ASKS_HOURS.test(plain(message)) ? WORKED : [];

/** `I timmen?`, of what was asked before. */
const ONLY_HOUR = /^(?:(?:och|men) )?(?:i|per) timm(?:en|e)(?: då)?[?!.]?$/iu;

/** `I timmen`, `timpriset`, where what is sold is counted in hours: the price of each. */
export const perHour = (message: string, countsHours: boolean): string =>
  countsHours
    ? message
        .replace(ONLY_HOUR, 'och styckpris')
        .replace(
          /(?<!\p{L})(?:(?:i|per)\stimm(?:en|e)|timpris(?:et|er|erna)?|timpeng(?:en)?)(?!\p{L})/giu,
          'styckpris',
        )
    : message;

/** Whether hours that are sold were read for hours worked, which the answer is to say. */
export const isOfWorked = (question: string, read: string): boolean =>
  /\b(?:jobba|arbeta)/.test(plain(question)) && !/\b(?:jobba|arbeta)/.test(read);

/** Where each receipt is one who came: to a shop that sends what is ordered nobody comes. */
const RECEIPTS = /^(?:kvitto|bong|receipt|besok|bokning)/;
const VISITS: [heading: string, called: string] = ['besok', 'kvitto'];
/** Visits of pages are no receipts. */
const OF_PAGES = /^(?:hemsid|webb|sajt|natet|sida|google|insta|facebook)/;

/** Whether visits were read as receipts, which the answer is to say. */
export const isOfVisits = (question: string, read: string): boolean =>
  /\bbesok/.test(plain(question)) && !/\bbesok/.test(read);

/** `Frisörerna` of `Frisör`: a heading's own ending is no ending of a word. */
const isFormOf = (heading: string, word: string): boolean =>
  areOne(heading, word) ||
  /^(?:en|n|et|er|erna|ar|arna|na|s|ens|ernas)$/.test(
    word.startsWith(heading) ? word.slice(heading.length) : '-',
  );

type Headings = readonly (readonly [heading: string, called: string])[];

/** Reads headings that are asked for by name before any word is taken for a cost: `vilken konsult`, `per typ av jobb`; gives the words they were. */
export function readAskedHeadings(
  words: readonly Word[],
  headings: Headings,
): [was: string, called: string][] {
  return words.flatMap((word, at): [string, string][] => {
    const next = words[at + 1];
    if (!ASKED.test(word.plain) || next === undefined || next.taken !== null) return [];
    for (const [heading, called] of headings) {
      const own = heading.split(' ');
      const held = words.slice(at + 1, at + 1 + own.length);
      const was = held.map((each) => each.plain).join(' ');
      const isIt = own.length === 1 ? isFormOf(heading, next.plain) : was === heading;
      if (!isIt || isKnownWord(next.plain) !== (own.length > 1 && isKnownWord(own[0] ?? '')))
        continue;
      for (const each of held.slice(1)) each.taken = 'grammar';
      next.plain = called;
      return [[was, called]];
    }
    return [];
  });
}

/** Reads the file's own headings as what their columns are; gives the words they were. */
export function readHeadings(
  words: readonly Word[],
  headings: readonly (readonly [heading: string, called: string])[],
  ofNames: ReadonlySet<string>,
): [was: string, called: string][] {
  return words.flatMap((word): [string, string][] => {
    if (word.taken !== null || isKnownWord(word.plain) || ofNames.has(word.plain)) return [];
    const found = headings.find(
      ([heading]) => heading.length >= LEAST && isFormOf(heading, word.plain),
    );
    const called = found?.[1];
    if (called === undefined) return [];
    if (found === VISITS && words.some((each) => OF_PAGES.test(each.plain))) return [];
    const was = word.plain;
    word.plain = called;
    return [[was, called]];
  });
}
