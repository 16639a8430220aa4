import { plain } from '../../advice/answers/names.ts';
import { OWN_ROLES } from '../../guides/sales/figures/unroled.ts';
import type { Ask } from './ask.ts';
import { isHowOften } from './how-often.ts';
import { type Intent, isOfIntent } from './intents.ts';
import { isCountable } from './kinds-counted.ts';
import { type Meaning, PER_PIECE } from './meaning.ts';
import type { Named } from './named.ts';
import { isOfSales, isPerOrder } from './of-whole.ts';
import { placeAt } from './place.ts';
import { placeOfNone, rankAsked } from './rank-of.ts';
import { endIn } from './time-of.ts';
import {
  COMPARED,
  DOWN,
  dimensionOf,
  isGrammar,
  LEAST,
  MOST,
  measureOf,
  numberOf,
  SHARE,
  stepOf,
  UP,
} from './vocabulary.ts';
import type { Word } from './words.ts';

export const isOrder = (word: string) => MOST.test(word) || LEAST.test(word);

export function isExplained(
  word: Word,
  at: number,
  words: readonly Word[],
  intent: Intent,
  isHeld: boolean,
): boolean {
  const { plain: text, taken } = word;
  if (taken === 'unread') return false;
  if (taken !== null || isGrammar(text) || isOfIntent(text, intent, isHeld)) return true;
  if (measureOf(text) !== null || dimensionOf(text) !== null || stepOf(text) !== null) return true;
  const orders = [MOST, LEAST];
  if ([...orders, UP, DOWN, COMPARED, SHARE].some((pattern) => pattern.test(text))) return true;
  const next = words[at + 1]?.plain ?? '';
  const before = words[at - 1]?.plain ?? '';
  if (placeAt(words, at) !== null) return true;
  // `Sen starten` is all there is.
  if (/^start(?:en)?$/.test(text) && /^(?:sen|sedan)$/.test(before) && !/^(?:av|pa)$/.test(next))
    return true;
  // `Den största enskilda fakturan`.
  if (/^(?:enskil(?:d|da|t)|enstaka)$/.test(text) && isOrder(before)) return true;
  const isCount =
    /^(?:vilka|vika|topp|top|botten|bott|de|vara|mina|basta|storsta|samsta|minsta|dom)$/.test(
      before,
    );
  const isOfList = dimensionOf(next) !== null || orders.some((pattern) => pattern.test(next));
  if (numberOf(text) !== null && (isCount || isOfList || UP.test(before))) return true;
  return (
    /^(?:%|procent)$/.test(text) || /^(?:%|procent)$/.test(next) || /^\d+%$/.test(word.written)
  );
}

/** `Vad köpte leverantören av oss?` is of sales to one whom only the costs know. */
export const boughtOfUs = ({ guide, named }: Ask, text: string): string[] =>
  guide === 'costs' &&
  named.length > 0 &&
  /\b(?:av|hos|fran) oss\b/.test(text) &&
  !/\b(?:fatt|far|fick) (?:\w+ ){0,3}av oss\b/.test(text)
    ? ['av oss']
    : [];

const OF_SALES: readonly Ask['measure'][] = [
  ...(['revenue', 'profit', 'margin', 'discount', 'returns'] as const),
  ...(['orderAverage', 'orderProfit', 'orderDiscount', 'customerAverage'] as const),
];

const SOLD = /\b(?:salj|sald|salt|omsatt|forsalj|intakt|vinst|marginal|rabatt|retur|order|tb|tjan)/;

/** `Vinst efter löner` and `frakt per order`: a measure of sales together with a name of costs is neither's. */
export function ofBothFiles(ask: Ask, { measure }: Meaning, text: string): string[] {
  const { guide, named } = ask;
  if (guide !== 'costs' || named.length === 0 || isOfSales(ask, text)) return [];
  if (isPerOrder(ask, text)) return [];
  const isOnlyKronor = /\bi (?:kronor|kr|sek|pengar)\b/.test(text) && !SOLD.test(text);
  // What a supplier has invoiced is what was paid.
  const isInvoiced = /\b(?:fakturera|debitera|sal[jt])\w* (?:till )?(?:oss|mig)\b/.test(text);
  const isOfInvoice = measure === 'orderAverage' && /faktur|rakning|inkop/.test(text);
  const isSold =
    !isOfInvoice && measure !== null && OF_SALES.includes(measure) && !isOnlyKronor && !isInvoiced;
  const per = /\bper (?:order|kop|kvitto|kund|styck|enhet)\b/.exec(text)?.[0];
  return isSold || per !== undefined ? [per ?? 'det ni sålt'] : [];
}

/** `Hur många medlemmar har vi?`: how many there are, which is not how many times they paid. */
const HELD = /\bhur manga \w+ (?:har|hade) (?:vi|jag|ni)(?: nu| idag| just nu| totalt)?$/;

/** `Hur många säljare har vi?` counts what is no goods, which its sales do not. */
export function countedIn(
  words: readonly Word[],
  { counts, measure }: Meaning,
  named: readonly Named[],
): string[] {
  // `Hur många anställda betalar vi lön till`, where an account has that word.
  if (!counts || (measure !== null && measure !== 'cost')) return [];
  const at = words.findIndex(({ plain: word }) => /^(?:manga|antal|antalet)$/.test(word));
  const next = words[at + 1];
  const isHeld = HELD.test(words.map(({ plain: word }) => word).join(' '));
  const isGoods =
    !isHeld &&
    named.some(
      ({ dimension, written }) =>
        (dimension === 'product' || dimension === 'category') &&
        written.split(' ')[0] === next?.written,
    );
  return at >= 0 && next?.taken === 'name' && !isGoods ? [next.written] : [];
}

/** `Vad ska vi göra först?`: when it is to be done adds nothing to what is to be done. */
export const isOfPlan = (word: string, intent: Intent): boolean =>
  (intent === 'plan' || intent === 'savings' || intent === 'profitability') &&
  /^(?:forst|direkt|genast|nasta)$/.test(word);

/** The names that a share is of, with or without a word between: `andel av te`, `andel av vårt te`. */
export function wholeIn(text: string, named: readonly Named[]): Named[] {
  const words = text.split(' ');
  const wholes = words.flatMap((word, at) =>
    /^(?:av|utav)$/.test(word) ? [words.slice(at + 1), words.slice(at + 2)] : [],
  );
  return named.filter(({ written }) =>
    wholes.some((whole) => `${whole.join(' ')} `.startsWith(`${plain(written)} `)),
  );
}

const HOW_LONG = /\bhur (?:lange|ofta|lang tid|fort|snabbt|sent|tidigt|gammal|gamla)\b/;
const IN_PERCENT = /\b(?:i procent|procentuellt|hur manga procent|hur stor (?:andel|del))\b/;
const ONLY = /\b(?:bara|endast|enbart)\b/;
/** `Vilka kunder köper bara te`: those who buy nothing else. */
const BUYS_ONLY =
  /\b(?:kop\w*|handla\w*|salj\w*|salt|salde|bestall\w*) (?:\w+ ){0,2}?(?:bara|endast|enbart)\b/;
/** `Kunder som bara köpte 2024`: those who did nothing else, whatever they did. */
const CUSTOMERS_ONLY = /\bkund\w* (?:som |har |hade )+(?:bara|endast|enbart)\b/;
const COUNTED: readonly Ask['measure'][] = ['customers', 'orders', 'suppliers', 'products'];

/** What is asked is no figure of these: how long, a part of something not said, those who bought nothing else. */
function otherFigureIn(ask: Ask, text: string): string | null {
  const { named, measure, by, measured } = ask;
  // `När går försäkringen ut?` is of no purchase.
  if (/^nar\b/.test(text) && !measured && by === null && named.length > 0) return 'när';
  const long = HOW_LONG.exec(text)?.[0];
  if (long !== undefined) return long;
  const isHeld = ask.compared || ask.direction !== null;
  const isPercent = measure === 'margin' || measure === 'freightShare';
  const percent = isHeld || isPercent ? undefined : IN_PERCENT.exec(text)?.[0];
  const isOfRows = named.length > 0 || ask.weekday !== null;
  if (percent !== undefined && !isOfRows && by === null) return percent;
  const isOfKinds = COUNTED.includes(measure) || (by !== null && BUYS_ONLY.test(text));
  const isOnly = (isOfKinds && named.length > 0) || CUSTOMERS_ONLY.test(text);
  const only = isOnly ? ONLY.exec(text)?.[0] : undefined;
  return only ?? null;
}

/** What is said of each order or piece by itself. */
const OF_PIECES: readonly Ask['measure'][] = [
  'orderAverage',
  'orderProfit',
  'unitProfit',
  'unitCost',
  'orderUnits',
  'orderDiscount',
  'orderFreight',
  'price',
  'goodsCost',
  'customerOrders',
  'customerAverage',
  'staffAverage',
  'paymentAverage',
];

/** Measures that are means by themselves. */
const MEANS: readonly Ask['measure'][] = OF_PIECES.filter((measure) => measure !== 'goodsCost');

/** What a customer or a channel costs is in no file of sales: what was sold there is another figure. */
const COSTS = /\b(?:kosta(?:r|de|t)?|kostnad\w*|utgift\w*)\b/;
const isBuyer = ({ dimension }: Named) =>
  ['customer', 'channel', 'region', 'staff', ...OWN_ROLES].includes(dimension);

/** `Skillnaden mellan omsättning och moms` is neither of the two. */
const BETWEEN = /\bmellan (\w+) och (\w+)/;
const isBetween = (text: string): boolean =>
  [...(BETWEEN.exec(text) ?? ['', '']).slice(1)].every((word) => measureOf(word) !== null);

/** `Per kund och månad`: one of them alone would be another list. */
const PER_TWO = /\bper (\w+) och (?:per )?(\w+)/;
const isKind = (word: string) => dimensionOf(word) !== null || stepOf(word) !== null;

const PER_HEAD = /\b(?:en|per|varje) (?:anstalld|medarbetare|person)\b/;
const IN_RELATION =
  /\bi (?:forhallande|relation) till (?:\w+ )?(?:omsattning|forsaljning|intakt|kostnad|utgift|vi|jag)/;

/** `Kostnadsställe` beside no name of one, and in no list of them: the whole is no answer. */
function unplacedIn(
  { by, named }: Ask,
  dimension: Meaning['dimension'],
  text: string,
): string | null {
  if (dimension !== 'department' && dimension !== 'project') return null;
  if (by !== null || named.some((each) => each.dimension === dimension)) return null;
  return /\bsom (\w+)/.exec(text)?.[1] ?? null;
}

const TO_POST = /\b(?:till|hos|fran) (posten)\b/;
const PART_OF_NAMED =
  /\b(?:del|andel|procent) av (?!(?:det|den|dem|allt|hela|omsattning|forsaljning|intakt|kostnad|utgift)\w*)(?:\w+ )?\w+ (?:ar|var|blir|blev|utgor) (?:det|den|de)\b/;

/** What is meant but not computed: a mean per day, a share whose whole is not said. */
export function unreadIn(ask: Ask, { average, step, dimension }: Meaning, text: string): string[] {
  const { named } = ask;
  const isMean = average && !MEANS.includes(ask.measure);
  const isOfOther = (step !== null && step !== 'month') || dimension !== null;
  if (isMean && isOfOther && ask.by === null && ask.each === undefined && !/\bper manad/.test(text))
    return ['i snitt'];
  if (isBetween(text)) return ['mellan'];
  // `Betalar vi till posten`: whom it is paid to, and no kind of costs.
  const post = TO_POST.exec(text)?.[1];
  if (post !== undefined && named.length === 0) return [post];
  // `Hur stor del av lönerna är det?`: of what was asked before, which is no part of them.
  if (PART_OF_NAMED.test(text) && named.length > 0 && ask.shareOf === undefined) return ['det'];
  // How many orders came back is no number of what was in them.
  const order =
    /\b(?:manga|antal\w*|flest) (?:av )?((?:order|ordrar|kop|kvitto|bestallning)\w*)/.exec(
      text,
    )?.[1];
  if (ask.measure === 'returnedUnits' && order !== undefined) return [order];
  // How many groups there are is no number of what was sold in them.
  const isOfKinds = ask.counted !== undefined && ask.by === null && ask.beyond === undefined;
  if (isOfKinds && ask.order === null && !isCountable(ask)) return ['antal'];
  // `Vem på Ek beställer` asks for a person there, whom no file tells.
  const there = ask.named.some((each) => /^(?:customer|supplier)$/.test(each.dimension));
  if (there && /\bvem (?:pa|hos|inom|fran)\b/.test(text)) return ['vem'];
  const place = unplacedIn(ask, dimension, text);
  if (place !== null) return [place];
  const [two, first, second] = PER_TWO.exec(text) ?? [];
  if (two !== undefined && [first, second].every((word) => isKind(word ?? ''))) return [two];
  // Kinds are of goods: how many customers there are is no number of them.
  if (/\bsorters (?:kund|leverantor|order)/.test(text)) return ['sorters'];
  const unplaced = placeOfNone(ask, text);
  if (unplaced.length > 0) return unplaced;
  const isOwn =
    endIn(ask, text) !== null ||
    isOfSales(ask, text) ||
    isHowOften(ask, text) ||
    rankAsked(ask, text) !== null;
  const other = isOwn ? null : otherFigureIn(ask, text);
  if (other !== null) return [other];
  // What te costs of all that is sold is no part of the sales that is te.
  const cost = /\b(?:kostnad|utgift)\w*/.exec(text)?.[0];
  if (cost !== undefined && ask.share && ask.guide === 'sales' && ask.named.length > 0)
    return [cost];
  const paid = COSTS.exec(text)?.[0];
  const isOfBuyer = dimension === 'customer' || ask.named.some(isBuyer);
  if (paid !== undefined && ask.guide === 'sales' && isOfBuyer) return [paid];
  // A cost of goods for each krona sold is neither of the two.
  if (!isOfSales(ask, text) && IN_RELATION.test(text)) return ['i förhållande'];
  // How many they are stands in no file.
  const head = ask.guide === 'costs' ? PER_HEAD.exec(text)?.[0] : undefined;
  if (head !== undefined) return [head];
  const per = PER_PIECE.exec(text)?.[0];
  if (per !== undefined && ask.guide === 'sales' && !OF_PIECES.includes(ask.measure)) return [per];
  return ask.shareOf !== undefined && ask.shareOf.length !== 1 ? ['andel'] : [];
}

/** `De här månaderna` points at a time that was not told. */
export const pointedAt = (words: readonly Word[]): string[] =>
  words.flatMap(({ plain: word, taken, written }, at) =>
    taken === null &&
    stepOf(word) !== null &&
    /^[hd]ar$/.test(words[at - 1]?.plain ?? '') &&
    /^de[nt]?$/.test(words[at - 2]?.plain ?? '')
      ? [written]
      : [],
  );

/** `X mot webb` where X is nothing that was understood: what it is held against is not guessed. */
export function lonelyIn(
  words: readonly Word[],
  { compared }: Meaning,
  named: readonly Named[],
): string[] {
  const [only, ...more] = named;
  if (!compared || only === undefined || more.length > 0) return [];
  const isAgainst = words.findIndex(
    ({ plain: text, taken }, at) =>
      taken === null &&
      /^(?:mot|kontra|vs|versus|respektive|gentemot)$/.test(text) &&
      words[at + 1]?.taken === 'name',
  );
  const before = words[isAgainst - 1];
  return isAgainst > 0 && before?.taken === null ? [before.written] : [];
}
