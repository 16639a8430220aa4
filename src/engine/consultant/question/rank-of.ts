import type { Ask } from './ask.ts';
import type { Named } from './named.ts';
import type { DimensionId } from './vocabulary.ts';

/** `Var ligger X bland mina kunder`, `vilken plats har X`, `hamnar de på pallen`: a place in a list. */
const PLACE =
  /\b(?:vilken|vilka|vad for) (?:\w+ )?(?:plats|placering|ranking)\b|\bvilket nummer (?:ar|i|har|far)\b|\bplats nummer\b|\bvar (?:nagonstans )?(?:ligger|lag|hamnar|hamnade|kommer|kom|star|stod|placerar)\b.*\b(?:bland|lista\w*|\w+listan|rankingen|rangordningen)\b|\bhur (?:hogt|langt) (?:upp|ner|ned)\b.*\b(?:ligger|lag|hamnar|hamnade|kommer|kom|ar|var|star)\b|\bhur (?:hogt|langt) (?:upp|ner|ned)\b|\bpa pallen\b/;
/** `Hur högt upp` is of no rise. */
const HOW_HIGH = /\bhur (?:hogt|langt) (?:upp|ner|ned)\b/;
/** `En av våra tio största`, `bland de fem bästa`. */
const AMONG = /\b(?:en av|bland|tillhor|hor till|med bland|inne pa|med pa|plats pa)\b/;

const KINDS: readonly (readonly [word: RegExp, dimension: DimensionId])[] = [
  [/\bkund/, 'customer'],
  [/\bleverantor/, 'supplier'],
  [/\b(?:produkt|artik|varor|varorna)/, 'product'],
  [/\b(?:varugrupp|grupperna|kategori)/, 'category'],
  [/\bkanal/, 'channel'],
  [/\bkonto/, 'account'],
];

/** So many stand on a podium. */
const ON_PODIUM = 3;

/** Whose place is asked for, in a list of its kind. */
export interface RankAsked {
  named: Named;
  /** It is asked whether it is among so many of the first; null where only its place is. */
  within: number | null;
}

/** `Är X vår största kund?`: a list of what X is one of, where only X is left. */
const isListOfItself = ({ named, by, order }: Ask): boolean =>
  order === 'most' && named.filter(({ dimension }) => dimension === by).length === 1;

/** Whether a place is asked for, whether or not it can be told. */
const asksForPlace = (ask: Ask, text: string): boolean =>
  PLACE.test(text) ||
  (isListOfItself(ask) && (AMONG.test(text) || /^(?:och |men )?(?:ar|var|blev)\b/.test(text)));

const limitOf = ({ limit, order }: Ask, text: string): number | null => {
  if (/\bpa pallen\b/.test(text)) return ON_PODIUM;
  if (limit !== null) return limit;
  return order === 'most' && /^(?:och |men )?(?:ar|var|blev)\b/.test(text) && !AMONG.test(text)
    ? 1
    : null;
};

/** Whose place is asked for; null for any other question, and where it is told of none or of several. */
export function rankAsked(ask: Ask, text: string): RankAsked | null {
  if (!asksForPlace(ask, text)) return null;
  const isMoved = ask.direction !== null && !HOW_HIGH.test(text);
  const isHeld = ask.compared || isMoved || ask.share || ask.average;
  if (isHeld || ask.periods.length > 1 || ask.without !== undefined) return null;
  // `Bland kostnaderna` is no place among what is sold.
  if (/\b(?:kostnad|utgift)/.test(text) && ask.guide === 'sales') return null;
  const kind = KINDS.find(([word]) => word.test(text))?.[1] ?? null;
  const own = kind === null ? ask.named : ask.named.filter(({ dimension }) => dimension === kind);
  const [named, ...more] = own;
  if (named === undefined || more.length > 0 || named.names.length !== 1) return null;
  return { named, within: limitOf(ask, text) };
}

/** What asks for a place that cannot be told: no other figure is an answer to it. */
export function placeOfNone(ask: Ask, text: string): string[] {
  const isAsked = ask.named.length > 0 && asksForPlace(ask, text);
  return isAsked && rankAsked(ask, text) === null ? ['plats'] : [];
}

const WORDS =
  /^(?:plats|placering|ranking|rankingen|rangordningen|nummer|hogt|langt|nagonstans|pallen|kundlistan|leverantorslistan|artikellistan|produktlistan|listan|tillhor|hor|inne|topplistan|placerar|hamnar|kommer)$/;
const NONE = /^$/;

/** The words that say it. */
export const rankWords = (ask: Ask, text: string): RegExp =>
  rankAsked(ask, text) === null ? NONE : WORDS;
