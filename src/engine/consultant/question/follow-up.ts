import type { Period } from '../../table/period.ts';
import type { Ask, Focus } from './ask.ts';
import { inYears, isWholeYear } from './calendar.ts';
import type { Known } from './known.ts';
import type { Meaning } from './meaning.ts';
import type { Named } from './named.ts';
import { pronounIn } from './pronoun.ts';
import type { MeasureId } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Words that a question can go on with: `och för te?`, `året innan då?`. */
export const GOES_ON =
  /^(?:och|o|men|sen|ja och|okej|ok|hur (?:ar|var) det (?:for|med|i)|samma|da|jamfor (?:med|mot)|jamfort|per|i|for|varfor|vaffor)\b/;

/** Another measure of what the question before was about: `hur många ordrar var det?` */
const OF_IT =
  /^(?:och )?vad (?:var|ar|blev|blir) (?:de|den|det|dem) (?:varda?|i (?:kronor|kr|pengar|antal|procent))$|^(?:och )?hur (?:manga|mycket|stor\w*)\b.*\b(?:var|ar|blev|blir) det(?: da)?$|^(?:och )?hur (?:manga|mycket) \w+(?: da)?$/;

/** A question of its own begins with one of these. */
const OWN_QUESTION =
  /^(?:vad|va|vilk\w+|vika|hur|nar|har|vem|visa|ar|finns|ge|topp|lista|rakna|beratta)\b/;

/** `Hur mycket av det var espresso?`, `är det mer än i mars 2025?`, `av vad?`: of what was asked before. */
const OF_THAT =
  /\b(?:av|utav) (?:det|detta|dessa|dem|dom)\b|\b(?:pa|for) det(?: da)?$|^(?:och |men )?hur (?:mycket|mkt) (?:mer|mindre|battre|samre|hogre|lagre|storre)(?: (?:ar|var|blev) det)? an\b|^(?:och )?(?:ar|var|blev) det (?:mer|mindre|hogre|lagre|battre|samre|storre)\b|^(?:och |men )?(?:(?:av|pa|for) vad|(?:till|av|fran|hos|at) (?:vem|vilka|vilken))(?: da)?$/;

const SHORT_ORDER = /^(?:och )?(?:vilken|vilket|vilka|vem) (?:ar|var|blev) \w+(?: da)?$/;

/** `I kronor då?` is another measure of what was asked. */
const IN_OTHER = /^(?:och |men |fast )?i (?:kronor|kr|pengar|sek)(?: da)?$/;

/** `Hur mycket var det i fjol?`, `vad blev det på webben?` */
const WHAT_IT_WAS =
  /^(?:och |men )?(?:hur (?:mycket|mkt|stora?|stor andel|stor del|manga procent)|vad) (?:var|ar|blev|blir) det\b/;

/** `Hur många st blev det?` after the best of a list. */
const PIECES_IT_WAS =
  /^(?:och |men )?hur manga (?:st|styck|stycken|forpackningar|enheter) (?:var|ar|blev|blir) det\b/;

/** `Och vinsten?`, `marginalen då?`: nothing but another measure of what was asked. */
const ONLY_MEASURE =
  /^(?:(?:och|o|men|samt) (?:(?:antal|antalet|hur manga|hur stor ar|vad ar|vad blev|vad var) )?\w+(?: da)?|(?:antal |antalet )?\w+ da)$/;

export const isOnlyMeasure = (
  { measure, dimension }: Meaning,
  text: string,
  words: readonly Word[],
): boolean =>
  measure !== null &&
  dimension === null &&
  ONLY_MEASURE.test(text) &&
  words.every(({ taken }) => taken === null);

/** Whom it is of after a list: those that were asked for, where they are not told by a name. */
export const listedBefore = ({ ask, listed }: Focus): Named[] =>
  ask.order === null || (ask.limit === null && ask.named.length > 0)
    ? []
    : (listed ?? []).slice(0, ask.limit ?? 1);

/** `Hur mycket av det är Earl Grey?` after the best of a list: of what that one had. */
export function ofThatList(text: string, ask: Ask, { ask: before, listed = [] }: Focus): Named[] {
  const isOfThat =
    /\b(?:hur (?:mycket|mkt|manga|stor del|stor andel)|vad) av (?:det|detta|den|dem|dom)\b/.test(
      text,
    );
  const [best] = listed;
  const family = FAMILIES.find((each) => best && each.includes(best.dimension)) ?? [
    best?.dimension,
  ];
  const isOther = ask.named.every(({ dimension }) => !family.includes(dimension));
  return isOfThat && isOther && before.order !== null ? listed.slice(0, before.limit ?? 1) : [];
}

/** What is said of all is not of what was named before. */
export const OF_ALL = /\b(?:totalt|sammanlagt|allt|alla|hela)\b/;

/** After a list, `det` is of the one that was asked for: its first. */
export const isOfFirst = (text: string, { ask, listed }: Focus): boolean =>
  (WHAT_IT_WAS.test(text) || PIECES_IT_WAS.test(text)) &&
  listed !== undefined &&
  ask.order !== null &&
  ask.place === undefined &&
  (ask.limit ?? 1) === 1;

/** What a pronoun stands for: the first of the list before, all of a short one, or what was named. */
export function meantBefore(
  pronoun: 'one' | 'many',
  focus: Focus,
  { buyer, dimension }: Meaning,
): Named[] {
  const listed = focus.listed ?? [];
  const [first] = listed;
  if (first === undefined) return focus.ask.named;
  // Who buys is the customer of the list, and what is bought what it was a list of buyers of.
  const isOfBuyer = buyer === 'them' && dimension !== 'customer';
  if (first.dimension === 'customer' && focus.ask.named.length > 0 && !isOfBuyer)
    return focus.ask.named;
  if (pronoun === 'one') return [first];
  if (isOfBuyer && first.dimension === 'customer')
    return focus.ask.limit === null ? [first] : listed.slice(0, focus.ask.limit);
  // Of a customer too it is said `vad köpte de`.
  const named = focus.ask.named.filter(({ dimension }) => dimension !== first.dimension);
  if (focus.ask.limit === null && named.length > 0) return named;
  return focus.ask.limit === null ? [first] : listed.slice(0, focus.ask.limit);
}

export function followsUp(
  meaning: Meaning,
  text: string,
  words: readonly Word[],
  { focus }: Known,
): boolean {
  if (focus === null) return false;
  if (OF_THAT.test(text)) return true;
  const isOfIt = WHAT_IT_WAS.test(text) && (meaning.share || !OF_ALL.test(text));
  if (isOfIt && meaning.measure === null && meaning.dimension === null) return true;
  // `Hur många Earl Grey var det?` is of the same time; one that names its own time says what it is of.
  if (OF_IT.test(text) && words.every(({ taken }) => taken !== 'period')) return true;
  if (IN_OTHER.test(text)) return true;
  // `Vilken är sämst?` is of the list before.
  const isOfList = focus.ask.by !== null && SHORT_ORDER.test(text) && meaning.order !== null;
  if (isOfList && meaning.dimension === null && meaning.measure === null) return true;
  const isNaming = words.some(({ taken }) => taken === 'name');
  if (pronounIn(words) !== null && !isNaming) return words.length <= 12;
  if (isOnlyMeasure(meaning, text, words)) return true;
  if (meaning.measure !== null) return false;
  const isGoingOn = GOES_ON.test(text) && words.length <= 8;
  const isShort = words.length <= 4 && meaning.dimension === null && !OWN_QUESTION.test(text);
  // `Dom tre bästa` points at nothing before.
  const isThere = pronounIn(words) !== null || /\b(?:dess|denna|dar)\b/.test(text);
  return isGoingOn || isShort || (isThere && words.length <= 9);
}

/** Another measure, of the other file, is a question of its own. */
export const isOfOther = (ask: Ask, before: Ask): boolean =>
  ask.measured && ask.named.length === 0 && ask.guide !== before.guide;

const KINDS: readonly MeasureId[] = ['customers', 'products', 'suppliers'];

/** Says that what was asked about before is compared with what comes. */
const AGAINST =
  /^(?:och |men )?(?:(?:jamfor\w*|mot|jmf|jmfr|jfr|gentemot|kontra|vs)\b|(?:ar|var|blev) det \w+ an\b|(?:hur (?:mycket|mkt) )?(?:mer|mindre|battre|samre|hogre|lagre|storre)(?: (?:ar|var|blev) det)? an\b)/;
const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;

/** `juni` and then `i fjol`, or `jämför med i fjol`, is of the same part of that year. */
function periodsOf(before: Ask, ask: Ask, text: string): Ask['periods'] {
  const isTold = TOLD_YEAR.test(text) || /\bmena(?:r|de)\b/.test(text);
  const [year, ...more] = ask.periods;
  const [part, ...parts] = before.periods;
  if (year === undefined) return before.periods;
  if (part === undefined || more.length > 0 || parts.length > 0) return ask.periods;
  // `Jämför med maj`: what was asked about is held against it.
  if (AGAINST.test(text) && !isWholeYear(year) && !isSame(year, part)) return [part, year];
  if (!isWholeYear(year) || (isWholeYear(part) && !ask.compared)) return ask.periods;
  if (!ask.compared && !isTold) return ask.periods;
  const same = isWholeYear(part)
    ? year
    : inYears(part, Number(year.from.slice(0, 4)) - Number(part.from.slice(0, 4)));
  return ask.compared ? [part, same] : [same];
}

/** Of several that were named, the largest is one of them. */
const kindOf = (named: readonly Named[]): Ask['by'] =>
  named.flatMap(({ names }) => names).length > 1 ? (named[0]?.dimension ?? null) : null;

/** `i fjol` says of which year, `2025` may be the whole of it. */
const TOLD_YEAR = /\b(?:i fjol|ifjol|forra aret|i ar)\b/;

const OF_PART = /^(?:och|o|men) (?:pa|till|via|hos|i|bland)\b/;
const isGoods = (by: Ask['by']) => by === 'product' || by === 'category';
/** Whether a name says which part of the list before is asked for, and is not one of the list. */
const isPartOf = ({ dimension, guide }: Named, { by, guide: before }: Ask) =>
  guide === before && by !== null && dimension !== by && !(isGoods(dimension) && isGoods(by));

/** What costs and goods are told by, each instead of another: `hyran`, an account, and then `elen då?`, an area. */
export const FAMILIES: readonly (readonly Named['dimension'][])[] = [
  ['supplier', 'area', 'account', 'costCategory', 'costText'],
  ['product', 'category'],
];
/** Says that a name narrows what was asked about: `och från Telia?` */
const NARROWS =
  /^(?:och |o |men )?(?:hur (?:mycket|mkt|manga|stor del) (?:av det )?(?:var |ar |blev |gick )?)?(?:pa|till|via|hos|fran|i|bland|av)\b/;

const IN_OF = /^(?:och |o |men )?(?:i|for) /;
/** Whether a name of the question before is still meant beside the names of this one. */
function isKept({ dimension }: Named, own: ReadonlySet<Named['dimension']>, text: string): boolean {
  if (own.has(dimension)) return false;
  const family = FAMILIES.find((each) => each.includes(dimension)) ?? [];
  const isOfFamily = family.some((each) => own.has(each));
  // `Vad betalade vi i hyra`, `och i el?`: the one instead of the other, which no row is both of.
  if (IN_OF.test(text) && isOfFamily && !own.has('supplier') && dimension !== 'supplier')
    return isGoods(dimension);
  return NARROWS.test(text) || !isOfFamily;
}

/** The question before with what this one changes of it. */
export function onFrom(
  before: Ask,
  ask: Ask,
  meaning: Meaning,
  { text, isPointing, isOnly }: { text: string; isPointing: boolean; isOnly: boolean },
): Ask {
  const own = new Set(ask.named.map(({ dimension }) => dimension));
  // `Och de sämsta?` is of the same list from its other end.
  const isSameList =
    ask.order !== null && meaning.dimension === null && meaning.step === null && !isPointing;
  // `Vilka är de största kunderna?`, `och på telefon?`: the list goes on, of less.
  const isOfPart =
    before.order !== null &&
    OF_PART.test(text) &&
    ask.named.every((each) => isPartOf(each, before));
  // `Försäljning per kanal`, `och vinsten?`: of each channel too.
  const isSameParts = isOnly && before.order === null && ask.named.length === 0;
  // How many customers there are is not asked for each of them.
  const countsKinds = ask.measured && KINDS.includes(ask.measure);
  // `Hur många länder köpte te`, `och i kronor?`: that is no number of them.
  const { counted = ask.counted, place, lastPlace, ...rest } = before;
  // `Och sämst?` after the second best is of the first from that end.
  const places = ask.order === null ? { place, lastPlace } : ask;
  return {
    ...rest,
    ...(places.place !== undefined && { place: places.place }),
    ...(places.lastPlace !== undefined && { lastPlace: places.lastPlace }),
    ...((!ask.measured || ask.counted) && counted && { counted: ask.counted ?? counted }),
    measure: ask.measured ? ask.measure : before.measure,
    measured: ask.measured || before.measured,
    named: [...before.named.filter((each) => isKept(each, own, text)), ...ask.named].filter(
      (each) => each.guide === (ask.named[0]?.guide ?? before.guide),
    ),
    guide: ask.named[0]?.guide ?? before.guide,
    periods: periodsOf(before, ask, text),
    weekday: ask.weekday ?? before.weekday,
    by:
      (isSameList ? (before.by ?? kindOf(before.named) ?? ask.by) : ask.by) ??
      (isOfPart || isSameParts ? before.by : null) ??
      (ask.named.length > 0 || meaning.measure !== null || countsKinds ? null : before.by),
    order:
      ask.order ??
      (isOfPart ? before.order : null) ??
      (ask.by !== null || ask.named.length > 0 || countsKinds ? null : before.order),
    direction: ask.direction ?? before.direction,
    compared: ask.compared || (before.compared && ask.periods.length !== 1),
    share: meaning.share || before.share,
    average: meaning.average || before.average,
    ...(ask.without && { without: ask.without }),
    ...(ask.lacking && { lacking: ask.lacking }),
    ...(ask.each && { each: ask.each }),
    ...(ask.beyond && { beyond: ask.beyond, by: ask.by, order: ask.order }),
    limit:
      ask.limit ?? (ask.by === null && ask.named.length > 0 && !isOfPart ? null : before.limit),
  };
}

const HOW_MUCH =
  /^(?:och |men )?(?:hur (?:mycket|mkt|mk|stor|stort)|vad)(?: (?:da|blir|blev|ar|var|det|totalt))*(?: (?:i|under|for|forra|2\d{3})\b.*)?$/;
const WHICH = /\bvilken (?:som )?(?:ar|var|blev)\b/;

/** The parts of one message are of the same period, and of the same things where one names nothing. */
export function besides(ask: Ask, part: Focus['ask'], text: string, isOneSentence: boolean): Ask {
  if (OF_ALL.test(text)) return ask;
  // `Vad sålde vi i april, och vad kostade frakten då?` is of April both.
  const isSameTime = isOneSentence || /\bda$/.test(text);
  const periods = ask.periods.length === 0 && isSameTime ? part.periods : ask.periods;
  if (ask.guide !== part.guide) return { ...ask, periods };
  // `Köper Ek te? Hur mycket i år?` says nothing but how much.
  const isHowMuch = HOW_MUCH.test(text) && !ask.measured;
  const isBare = ask.named.length === 0 && ask.by === null && (ask.measured || isHowMuch);
  // `Vilken är störst?` is of the kind that the part before was of.
  const isOfKind = WHICH.test(text) && ask.named.length === 0 && !ask.measured;
  return {
    ...ask,
    periods,
    by: isOfKind ? (part.by ?? ask.by) : ask.by,
    ...(isHowMuch && isBare && { measure: part.measure, measured: part.measured }),
    named: isBare && !KINDS.includes(ask.measure) ? part.named : ask.named,
  };
}
