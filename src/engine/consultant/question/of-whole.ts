import type { Ask } from './ask.ts';
import { howOftenWords, isHowOften } from './how-often.ts';
import { LEFT_OVER } from './meaning.ts';
import { isBeside } from './money-columns.ts';
import { rankAsked, rankWords } from './rank-of.ts';
import { isOfSilent, SILENT_WORDS } from './silent.ts';
import { timeWords } from './time-of.ts';
import { type DimensionId, isStep } from './vocabulary.ts';

/** Whether what was sold covers what was paid: it takes both files, or the books. */
const LEFT_OF_ALL =
  /\b(?:omsattning|forsaljning|intakt)\w* minus (?:alla )?(?:kostnad|utgift)\w*|\b(?:gick|gar|gatt|gor|gjorde) (?:\w+ ){0,2}?(?:med (?:plus|minus|vinst|forlust)|back|runt|plus|minus|(?:plus|minus)?resultat)\b|\b(?:kvar|over)\b (?:\w+ ){0,6}?(?:nar|efter) (?:allt?|alla)(?: (?:andra|ovriga|vara|mina|rakningar|kostnader\w*|utgifter\w*|ar|var|blivit|betalt|betalda|betalat))*|\bkvar (?:av|utav) pengar\w*|\b(?:efter|nar) (?:(?:alla|samtliga|vara|mina|de) )*(?:kostnad|utgift|rakning)(?:er|erna|ar|arna)\b|\b(?:vad|hur) (?:blev|blir|var|ar) (?:vart |det |arets )?(?:resultat|resultatet)\b|^(?:och |men |vart |arets )?resultat(?:et)?(?: (?:da|for|i|under|hittills|forra|forsta|andra|tredje|fjarde|sista|senaste|(?:jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec)\w*|kvartal\w*|q[1-4]|\d{4})\b.*)?$/;

const TAKEN_IN =
  '(?:salde|salt|saljer|omsatte|omsatter|omsatt|(?:drog|drar|dragit|fick|far|fatt|tog|tar|tagit|kom|kommer) (?:\\w+ )??in|tjanade|tjanar|intakter\\w*|inkomster\\w*|forsaljning(?:en)?|omsattning(?:en)?)';
const PAID_OUT =
  '(?:kop(?:te|t|er)|betala\\w*|spender\\w*|(?:gjorde|gor|gjort) (?:\\w+ )?av med|kostade|kostar|(?:la|lade|lagt) (?:\\w+ )?ut|kostnader\\w*|utgifter\\w*)';
const MORE = '(?:mer|mindre|storre|mindre|hogre|lagre)';
/** `Drog vi in mer än vi gjorde av med`, `var kostnaderna större än intäkterna`, `täcker försäljningen kostnaderna`: one held against the other. */
const HELD_AGAINST = new RegExp(
  `\\b${TAKEN_IN} (?:\\w+ ){0,3}?${MORE} an (?:\\w+ ){0,3}?${PAID_OUT}\\b|\\b${PAID_OUT} (?:\\w+ ){0,3}?${MORE} an (?:\\w+ ){0,3}?${TAKEN_IN}\\b|\\b(?:storre|hogre|mindre|lagre|mer|mindre) ${PAID_OUT} an ${TAKEN_IN}\\b|\\b(?:storre|hogre|mindre|lagre|mer|mindre) ${TAKEN_IN} an ${PAID_OUT}\\b|\\btack(?:er|te|t) (?:\\w+ ){0,2}?${TAKEN_IN} (?:\\w+ ){0,2}?${PAID_OUT}\\b|\\b${TAKEN_IN} (?:\\w+ ){0,2}?(?:tackt|tackte|racker (?:\\w+ )?till|rackte (?:\\w+ )?till) (?:\\w+ ){0,2}?${PAID_OUT}\\b`,
);
const ECONOMICALLY = /\b(?:gick|gar|gatt) (?:\w+ ){0,2}ekonomiskt\b|\bresultatmassigt\b/;
const isOfAllLeft = (text: string) => LEFT_OF_ALL.test(text) || HELD_AGAINST.test(text);

/** Who bought before and not then: `vilka kunder har inte handlat i år?` */
const NOT_THERE =
  /\b(?:kund\w*|leverantor\w*|produkt\w*|artik\w*|varor\w*)\b (?:\w+ ){0,5}?(?:inte|aldrig|slutat|slutade|forsvunnit|forsvann) ?(?:alls |langre |att |med )?(?:kop\w*|handla\w*|bestall\w*|salts?|sald\w*|salj\w*|anvan\w*|anlita\w*)?(?: (?:nagot|nagonting|nat))?(?: (?:alls|langre))?|\b(?:tappat|forlorat|tappade|forlorade) (?:\w+ ){0,2}(?:kund|kunder)\b|\bkunder\w* (?:har|hade) (?:vi|jag) (?:tappat|forlorat)\b/;

/** Who is there for the first time. */
const NEWLY_THERE =
  /\b(?:nya?|nytillkomna?) (?:kund|kunder|kunderna|leverantor\w*|produkt\w*|artik\w*|varor)\b|\bnykunder\w*|\b(?:kund|leverantor|produkt|artik)\w* (?:\w+ ){0,3}?(?:tillkommit|tillkom|kommit till)\b/;

/** `Handlade förra året men inte i år`. */
const BUT_NOT = /\b(?:men|som) (?:\w+ )?(?:inte|aldrig|ej)\b/;

const KINDS: readonly (readonly [word: RegExp, dimension: DimensionId])[] = [
  [/\b(?:ny)?kund/, 'customer'],
  [/\bleverantor/, 'supplier'],
  [/\b(?:produkt|artik|varor)/, 'product'],
];

const PARTS: readonly Ask['measure'][] = [
  ...(['profit', 'margin', 'discount', 'returns', 'goodsCost', 'units', 'price'] as const),
  ...(['orderAverage', 'orderProfit', 'orderUnits', 'orderDiscount'] as const),
];

/** A measure that is not told of new, lost or sleeping customers and goods: leaving them out makes another figure. */
export const isOfParts = ({ measure, measured }: Ask): boolean =>
  measured && PARTS.includes(measure);

/** What those who buy may be asked of. */
const NARROWING: readonly DimensionId[] = ['product', 'category', 'channel', 'region'];

/** What is asked to be new, or to be gone, in a time; null for any other question. */
export function comeOrGone(ask: Ask, text: string): { isNew: boolean; by: DimensionId } | null {
  const most = BUT_NOT.test(text) ? 2 : 1;
  const times = ask.periods.length;
  // `Vilka kunder köpte laddbox 2024 men inte 2025`: of that alone, where both times are told.
  const isOfGoods =
    times === 2 && ask.named.every(({ dimension }) => NARROWING.includes(dimension));
  if (ask.named.length > 0 && !isOfGoods) return null;
  if (times < 1 || times > most || isOfParts(ask)) return null;
  const found = NEWLY_THERE.exec(text) ?? NOT_THERE.exec(text);
  if (found === null) return null;
  const by = KINDS.find(([word]) => word.test(found[0]))?.[1];
  const [there, not] = ask.periods;
  // `I år men inte i fjol` is who is there in the later time and not before.
  const isTurned = there !== undefined && not !== undefined && there.from > not.from;
  return by === undefined ? null : { isNew: NEWLY_THERE.test(text) || isTurned, by };
}

/** `Vilka kunder har slutat handla?`, `har vi fått nya kunder?`, `vilka varor har vi slutat sälja?`: without a time. */
const COME_OR_GONE =
  /\b(?:nya?|nytillkomna?) (?:kund|leverantor|produkt|artik|varor)\w*|\bnykund|\b(?:kund|leverantor|produkt|artik|varor)\w* (?:\w+ ){0,4}?(?:slutat|slutade|forsvunnit|forsvann|tappat|tappade|forlorat|forlorade)\b|\b(?:tappat|tappade|forlorat|forlorade) (?:\w+ ){0,2}?kund|\bkund\w* (?:\w+ ){0,3}?inte (?:\w+ )?(?:kop|handla|bestall)\w*|\b(?:produkt|artik|varor)\w* (?:\w+ ){0,2}?(?:salj|sald)\w* inte\b/;

/** Whether it is asked who is new or gone, and not since when. */
export const isOfLatestYear = ({ named, periods }: Ask, text: string): boolean =>
  periods.length === 0 &&
  named.length === 0 &&
  COME_OR_GONE.test(text) &&
  !/\bhur (?:mycket|mkt|stor\w*)\b/.test(text);

/** Whether it is asked if the sales cover the costs. */
export const isOfLeft = ({ named, by, order }: Ask, text: string): boolean =>
  named.length === 0 &&
  by === null &&
  order === null &&
  (isOfAllLeft(text) || ECONOMICALLY.test(text));

/** `Vad blev vinsten i augusti?`, and no gross profit. */
const PROFIT =
  /^(?:och )?(?:(?:vad|hur stor|hur mycket) (?:blev|blir|var|ar) )?(?:den |var |arets )?vinst(?:en)?(?: (?!(?:pa|per|efter|av|med|fran|for)\b).*)?$|^(?:och |men )?(?:hur (?:stor|mycket) vinst (?:gjorde|gor|hade|har|fick)|(?:vad|hur mycket(?: pengar)?) (?:tjana(?:r|de)|har vi tjanat)) (?:vi|jag|foretaget|firman)?(?!.*\b(?:pa|per|pr|av|fran|for|med)\b).*$/;
/** `Vinsten per månad`, `vilket kvartal tjänade vi mest`. */
const EARNED = /\b(?:vinst|tjan)\w*/;

/** `Hur mycket blev över?`, `vad blev vinsten?`: of a company with both files what is left of all, unless it is said of the goods. */
export const isLeftOver = (
  { named, by, order, average, share, weekday }: Ask,
  text: string,
): boolean =>
  [named.length > 0, by, order, weekday, average, share].every((each) => !each) &&
  (PROFIT.test(text) ||
    /\b(?:hur mycket|vad) (?:blev|blir|ar|finns|hade vi|har vi|fick vi|far vi) (?:det )?(?:over|kvar)\b(?!.*\b(?:inkop|varu|varor|betala))/.test(
      text,
    ));

const OF_GOODS = /\b(?:inkop|varu|varor|brutto|betala)\w*/;
/** What is left when more than the goods is paid. */
export const isOfAllCosts = isOfAllLeft;

/** `Vilken månad blev det mest över?`, `resultat per månad`: what is left of all by the month, or in the mean. */
export const isLeftByTime = ({ named, by, average, beyond, each }: Ask, text: string): boolean =>
  named.length === 0 &&
  beyond === undefined &&
  each === undefined &&
  ((by !== null && isStep(by)) || (by === null && average)) &&
  (LEFT_OVER.test(text) ||
    isOfAllLeft(text) ||
    ECONOMICALLY.test(text) ||
    /\b(?:resultat|resultatet)\b/.test(text)) &&
  !OF_GOODS.test(text);

/** `Vinsten per månad`: of a company with both files what is left of all in each, unless it is said of the goods. */
export const isProfitByTime = (
  { named, by, average, beyond, each, measure }: Ask,
  text: string,
): boolean =>
  named.length === 0 &&
  beyond === undefined &&
  each === undefined &&
  measure === 'profit' &&
  (by === null ? average : ['month', 'quarter', 'year'].includes(by)) &&
  EARNED.test(text) &&
  !OF_GOODS.test(text);

/** `Tjänade vi mer i år än i fjol?`, `har vinsten ökat?`: what is left of all held against another time. */
export const isProfitHeld = (
  { named, by, order, average, share, weekday, measure, compared, direction }: Ask,
  text: string,
): boolean =>
  (compared || direction !== null) &&
  [named.length > 0, by, order, weekday, average, share].every((each) => !each) &&
  measure === 'profit' &&
  EARNED.test(text) &&
  !OF_GOODS.test(text);

const SHARE = /\b(?:andel|del\b|delen\b|procent)|%/;
const OF_SALES =
  /\bav (?:\w{1,40} )?(?:omsattning|forsaljning|intakt)|\bav (?:allt )?(?:det )?(?:som )?(?:vi|jag|man) (?:drar in|drog in|far in|fick in|tar in|tog in|salj\w*|salde|salt|omsatter|omsatte|tjanar|tjanade)\b/;
const TO_SALES =
  /\bi (?:forhallande|relation) till (?:\w{1,40} )?(?:omsattning|forsaljning|intakt)|\bper (?:sald |omsatt |intjanad |inkommen )?(?:krona|hundralapp)(?: (?:i|av) (?:omsattning|forsaljning)\w*| (?:vi|jag) (?:saljer|omsatter))?/;

function isShareOfSales(text: string): boolean {
  const share = text.search(SHARE);
  return (share >= 0 && OF_SALES.test(text.slice(share))) || TO_SALES.test(text);
}

/** `Hur stor del av omsättningen går till löner?`: a cost in per cent of what was sold. */
export const isOfSales = (
  { named, guide, periods, by, compared, measure }: Ask,
  text: string,
): boolean =>
  !isBeside(measure) &&
  isShareOfSales(text) &&
  ((guide === 'costs' && named.length > 0) ||
    (named.length === 0 && /\b(?:kostnad|utgift)\w*/.test(text))) &&
  by === null &&
  !compared &&
  periods.length < 2;

const PER_ORDER = /\bper (?:order|kop|kvitto|bestallning|leverans|forsaljning)\b/;

/** `Frakt per order`, `vad kostar hyran per order?`: a cost for each of what was sold. */
export const isPerOrder = (
  { named, guide, by, compared, direction, periods, share }: Ask,
  text: string,
): boolean =>
  guide === 'costs' &&
  named.length > 0 &&
  [by, compared, direction, share].every((each) => !each) &&
  periods.length < 2 &&
  PER_ORDER.test(text);

const LEFT_WORDS =
  /^(?:planboken|ekonomiskt|resultatmassigt|resultat|resultatet|plus|minus|back|runt|forlust|rakningar|rakningarna|betalda|mer|mindre|storre|hogre|lagre|tacker|tackte|tackt|racker|rackte)$/;
const OF_SALES_WORDS = /^(?:krona|hundralapp|sald|omsatt|intjanad|inkommen)$/;
const GONE_WORDS =
  /^(?:tillkommit|tillkom|inte|aldrig|alls|nagonting|slutade|slutat|forlorat|forlorade|forsvunnit|forsvann|langre|ny|nya|nytillkomna|nykunder)$/;

/** The words that only questions of the whole company explain, where this is one. */
export function ofWholeIn(ask: Ask, text: string): RegExp {
  if (isOfLeft(ask, text) || isLeftByTime(ask, text)) return LEFT_WORDS;
  if (isOfSales(ask, text)) return OF_SALES_WORDS;
  const isGone = isOfLatestYear(ask, text) || comeOrGone(ask, text) !== null;
  if (isGone) return GONE_WORDS;
  if (isOfSilent(ask, text)) return SILENT_WORDS;
  if (isHowOften(ask, text)) return howOftenWords(ask, text);
  return rankAsked(ask, text) === null ? timeWords(ask, text) : rankWords(ask, text);
}
