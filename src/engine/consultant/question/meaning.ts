import type { Ask } from './ask.ts';
import { buyerIn, directionIn } from './buying.ts';
import { columnSide, isBeside, OF_WHOLE_AMOUNT } from './money-columns.ts';
import { placesIn } from './place.ts';
import {
  COMPARED,
  type DimensionId,
  DOWN,
  dimensionOf,
  LEAST,
  type MeasureId,
  MOST,
  measureOf,
  numberOf,
  stepOf,
  type TimeStep,
  UP,
} from './vocabulary.ts';
import { whoIn } from './who.ts';
import type { Word } from './words.ts';

/** What the words say besides names and periods. */
export interface Meaning {
  measure: MeasureId | null;
  dimension: DimensionId | null;
  step: TimeStep | null;
  order: Ask['order'];
  direction: Ask['direction'];
  compared: boolean;
  share: boolean;
  average: boolean;
  /** A mean of so long: `per dag i snitt`, `om dagen`. */
  each: NonNullable<Ask['each']> | null;
  limit: number | null;
  /** Which of the list: `näst störst`; null for the first. */
  places: { first: number; last: number } | null;
  counts: boolean;
  /** How many kinds there are, not how many of them. */
  isOfKinds: boolean;
  /** `Hur många sorter`: of goods, where no kind is said. */
  isOfSorts: boolean;
  /** `Bästa varan i antal`: by how many were sold. */
  isInUnits: boolean;
  /** How many times: `hur många gånger`, `oftast`. */
  isTimes: boolean;
  /** The most of them, not the largest: `flest paket`. */
  isOfMost: boolean;
  /** `Dyraste produkten`: by its price. */
  isOfDear: boolean;
  /** What happens most often, whatever it comes to. */
  isOfUsual: boolean;
  /** How much, and not how many: `hur stor är fakturan`. */
  isOfAmount: boolean;
  /** What one of something costs: the customer, or the company. */
  price: 'price' | 'goodsCost' | null;
  /** Who buys: the company itself, or somebody of it. */
  buyer: 'us' | 'them' | null;
  /** Of a column beside the amount: which file's. */
  side: 'sales' | 'costs' | null;
}

const AVERAGE =
  /\b(?:i manaden|snitt?|snittet|snitt(?:kostnad|forsaljning|omsattning)\w*|genomsnitt\w*|medel\w*|typisk\w*|normal\w*|en vanlig|per (?:manad|styck|order|kop|kund|dag) i (?:snitt|medel))\b/;

function firstOf<T>(words: readonly Word[], read: (word: string) => T | null): T | null {
  for (const word of words) {
    if (word.taken !== null && word.taken !== 'unread') continue;
    const found = read(word.plain);
    if (found !== null) return found;
  }
  return null;
}

/** What is left when the goods are paid for. */
export const LEFT_OVER =
  /\b(?:blir|blev|ar|var|finns|har|hade|far|fick) (?:\w+ ){0,2}(?:kvar(?! att betala)|over)\b(?: (?:efter|nar) (?:(?:inkop|varuinkop|varukostnad)\w*|varorna(?: ar| var)? betalda))?/;
/** What was paid for what was sold. */
export const OF_GOODS_SOLD =
  /\bkostnad\w* (?:for |pa )?(?:de )?salda varor\w*|\bksv\b|\b(?:betalat|betalade|gett|lagt|lade) (?:\w+ )?(?:for|pa) varorna\b/;

/** `Vart går pengarna?` asks what costs the most. */
export const WHERE_TO =
  /\b(?:vart|var) (?:gar|gick|tar|tog|hamnar|forsvinner|forsvann) (?:\w+ ){0,2}pengar\w*(?: vagen)?|\bvad (?:gar|gick) (?:\w+ ){0,2}pengar\w* till/;

/** `Hur mycket går till löner?` */
const GOES_TO = /\bhur (?:mycket|mkt|stor del) (?:\w+ )?(?:gar|gick|gatt) (?:at )?(?:till|at|pa)\b/;

const IN_PERCENT =
  /\b(?:tb|tackningsbidrag\w*|bruttovinst\w*|vinst\w*|bruttoresultat\w*|tjana\w* (?:vi|man|jag) pa \w+) i (?:procent|%)/;

/** `TB%`, `TB %`: what is earned of a hundred kronor. */
const isPercentOfProfit = ({ written, plain }: Word, at: number, words: readonly Word[]) =>
  measureOf(plain) === 'profit' && (written.endsWith('%') || words[at + 1]?.written === '%');

const PER_ORDER = /\bper (?:order|kop|kvitto|bestallning)\b/;
const OF_ORDERS: Partial<Record<MeasureId, MeasureId>> = {
  ...{ profit: 'orderProfit', units: 'orderUnits', discount: 'orderDiscount' },
};

/** Pieces as they are sold; what a kilo is of them stands in no column. */
const PER_UNIT = /\bper (?:styck|st|enhet|paket|pase|burk|flaska|forpackning|sald)\b/;

/** What a measure is of each that is sold. */
const OF_UNITS: Partial<Record<MeasureId, MeasureId>> = {
  ...{ profit: 'unitProfit', goodsCost: 'unitCost' },
};

/** Measures that are not computed for each order or piece: what is asked is another figure than theirs. */
const QUOTIENTS: ReadonlySet<MeasureId> = new Set([
  ...(['profit', 'margin', 'discount', 'returns', 'goodsCost', 'units'] as const),
]);

/** `Täckningsbidrag per order`, `rabatt per kvitto`. */
export const PER_PIECE =
  /\b(?:per|varje) sal[dt]a?\b|\bper (?:order|kop|kvitto|bestallning|styck|st|enhet|paket|pase|burk|flaska|kg|kilo|liter|forpackning)\b/;

/** `Marginal i kronor` is what is earned, and no per cent. */
const IN_KRONOR = /\bi (?:kronor|kr|pengar|sek)\b/;

const ORDERS = '(?:order|ordern|ordrar|ordrarna|bestallning\\w*|kvitto\\w*|kop|kopet|kopen)';
/** `Största ordern`, `vilken beställning gav mest`: one order among all. */
const ONE_ORDER = new RegExp(
  `\\b(?:(?:storst|dyrast|hogst|minst|lagst|billigast)\\w*|basta|samsta|vilk(?:en|et|a|en av)|vika)(?: (?:enskilda|enstaka|\\d{1,2}|vara|mina|\\w+sta))? ${ORDERS}\\b`,
);

/** `Vilken kund lägger flest ordrar`, `hur många beställningar lade de`: what is counted, and no verb beside it. */
const SO_MANY_ORDERS = new RegExp(
  `\\b(?:flest|fler|farre|hur manga|antal|antalet) (?:\\w+ )?${ORDERS}\\b`,
);

/** `Den största enskilda utgiften`, `högsta räkningen`: one row among all. */
const ONE_ROW =
  /\b(?:storsta|dyraste|hogsta) (?:(?:enskilda|enstaka) (?:rakning|faktur|betalning|utbetalning|utgift|kostnad)\w*|(?:rakningen|fakturan|betalningen|utbetalningen)\b)/;

/** What has come into the till has been sold, and is not what lies in it. */
export const INTO_TILL = /\b(?:(?:kom|kommit|kommer|drog|dragit) (?:\w+ ){0,2}in|klirr) i kassan\b/;

/** `Hur många paket går det på en order`: things, and no names of them. */
export const PIECES_OF_ORDER = new RegExp(
  `\\bhur manga (?:forpackningar|paket|enheter|varor|produkter|artiklar|saker|styck|kilo|pasar|burkar|flaskor) (?:\\w+ ){0,5}?(?:pa|i|per) (?:en |varje )?${ORDERS}\\b`,
);

/** The first measure that is more than a word for buying or selling wins over it. */
function measureIn(words: readonly Word[], text: string): MeasureId | null {
  const all = words.flatMap((word) =>
    word.taken === 'name' || word.taken === 'period' ? [] : (measureOf(word.plain) ?? []),
  );
  if (ONE_ROW.test(text)) return 'largestRow';
  if (WHERE_TO.test(text) || GOES_TO.test(text)) return 'cost';
  if (LEFT_OVER.test(text)) return 'profit';
  if (OF_GOODS_SOLD.test(text)) return 'goodsCost';
  // `Brutto marginal`, written in two, is a margin.
  const special = all.includes('margin')
    ? IN_KRONOR.test(text)
      ? 'profit'
      : 'margin'
    : (all.find(isBeside) ??
      all.find((id) => id !== 'revenue' && id !== 'cost' && id !== 'orders'));
  if (special === 'freight' && OF_WHOLE_AMOUNT.test(text)) return 'freightShare';
  if (special === 'freight' && PER_ORDER.test(text)) return 'orderFreight';
  if (special !== undefined && isBeside(special) && !ONE_ORDER.test(text)) return special;
  if (ONE_ORDER.test(text) && !/\bflest\b/.test(text)) return special ?? 'revenue';
  if (PIECES_OF_ORDER.test(text)) return 'orderUnits';
  if (special === undefined && SO_MANY_ORDERS.test(text)) return 'orders';
  if (special === 'profit' && (IN_PERCENT.test(text) || words.some(isPercentOfProfit)))
    return 'margin';
  if (special !== undefined && QUOTIENTS.has(special) && PER_PIECE.test(text))
    return (
      (PER_ORDER.test(text) && OF_ORDERS[special]) ||
      (PER_UNIT.test(text) && OF_UNITS[special]) ||
      special
    );
  if (
    /snittsorder|medelorder|\bsnittorder|\bordervarde|\bsnittkop|\bper (?:order|kop|kvitto)\b|\bhur stor ar en (?:\w+ )?order\b/.test(
      text,
    )
  )
    return 'orderAverage';
  if (
    /\b(?:kostade|kostar|kostat) (?:varorna|artiklarna|produkterna)\b|\bvarorna (?:kostat|kostade|kostar)\b/.test(
      text,
    )
  )
    return 'goodsCost';
  // Invoices that are sent are one's own; those that come are the suppliers'.
  if (/\bfaktur\w*\b.*\bskicka|\bskicka\w*\b.*\bfaktur/.test(text)) return 'orders';
  if (/\b(?:snittpris|genomsnittspris|medelpris|styckpris|per styck)/.test(text)) return 'price';
  return special ?? all[0] ?? (IN_KRONOR.test(text) ? 'revenue' : null);
}

/** Without its accents `är` is `år`, and `våra` is `vara`. */
export const isItself = ({ plain: text, written }: Word) =>
  !(text === 'ar' && /ä/i.test(written)) && !(/^vara?[nt]?$/.test(text) && /å/i.test(written));

/** `Vad kostar te?` asks for its price, `vad kostar teet oss?` for what the company pays. */
function priceIn(text: string): Meaning['price'] {
  if (/\bkosta(?:r|de|t)?\b/.test(text))
    return /\b(?:oss|inkop|kopa in|in)\b/.test(text) ? 'goodsCost' : 'price';
  return /\b(?:tar|tog) vi (?:betalt )?(?:i (?:snitt|genomsnitt|medel) )?(?:for|per)\b/.test(text)
    ? 'price'
    : null;
}

/** Years that are told apart: `på hela året`, `under året` is one time. */
const YEARS =
  /\b(?:vilk(?:et|a)|per|varje|basta|samsta|storsta|minsta|dyraste|billigaste|for varje) (?:\w+ )?(?:ar|aret|aren)\b|\barsvis\b|\bar (?:for|till) ar\b|\b(?:mellan|over|alla|de) aren\b/;

/** `Vilken dag sålde vi mest?` is of one day, `vilken dag säljer vi mest?` of the week's. */
function stepIn(words: readonly Word[], text: string): TimeStep | null {
  const step = firstOf(words.filter(isItself), stepOf);
  // `På hela året` is one time.
  if (step === 'year' && !YEARS.test(text)) return null;
  const isOneDay =
    /\b(?:dag|dagen|dagarna)\b/.test(text) &&
    !/\bi veckan\b/.test(text) &&
    /\b(?:salde|saldes|kopte|koptes|drog|hade|var|blev|omsatte|kostade|betalade)\b/.test(text);
  return step === 'weekday' && isOneDay ? 'day' : step;
}

/** `Fler pizzor`, `färre kunder`: how many they are, held against another time. */
const OF_MORE = /\b(?:fler|farre)\b(?! an)/;

/** So long as a mean is of. */
export const PER_TIME = /\b(?:per|pr|om|i|varje) (dag|dan|dagen|vecka|veckan)\b/;

/** `Om dagen` is a mean by itself; `per dag` may be each of them, and `i veckan` this one. */
function eachIn(text: string): Meaning['each'] {
  const found = PER_TIME.exec(text);
  const isMean =
    AVERAGE.test(text) ||
    /\bom da(?:n|gen)\b/.test(text) ||
    // One sum is asked for, and none of a list.
    /^(?:och |men )?hur (?:mycket|mkt|manga)\b.* (?:per|pr|varje) (?:dag|vecka)\b/.test(text);
  if (!found || !isMean || /\b(?:vilk\w+|basta|samsta) (?:vecko)?dag/.test(text)) return null;
  return found[1]?.startsWith('d') ? 'day' : 'week';
}

/** `Snitt per faktura`: how much one is, and not how many there are. */
const PER_PAYMENT =
  /\b(?:snitt|snittet|genomsnitt|genomsnittet|medel|medelvarde) (?:per|pr|for en|pa en) (?:\w+ )?(?:faktur|rakning|betalning|order|bestallning|inkop)/;

/** `Visa alla konton`: each by itself. */
export const ALL_LISTED =
  /^(?:(?:och|kan du|snalla) )?(?:visa|lista|redovisa|ge mig|skriv)\b.*\b(?:alla|samtliga)\b/;

/** So many are listed where all are asked for. */
const ALL_OF_THEM = 20;

/** Reads the words that are no names and no periods. */
export function meaningIn(words: readonly Word[], text: string): Meaning {
  const is = (pattern: RegExp) =>
    words.some((word) => word.taken === null && pattern.test(word.plain));
  const top =
    /\b(?:vilka|vika|topp|top|botten|bott|de|vara|mina|basta|storsta|samsta|minsta) (\w+)\b/g;
  const ahead =
    /\b(\w+) (?:basta|storsta|samsta|minsta|mest|bast|dyraste|billigaste|hogsta|lagsta)\b/g;
  const numbers = [...text.matchAll(top), ...text.matchAll(ahead)].flatMap(
    (match) => numberOf(match[1] ?? '') ?? [],
  );
  const each = eachIn(text);
  const measure = measureIn(words, text);
  return {
    measure,
    dimension:
      (ONE_ORDER.test(text) && !/\bflest\b/.test(text) ? 'order' : null) ??
      firstOf(words.filter(isItself), dimensionOf) ??
      (WHERE_TO.test(text) ? 'area' : whoIn(text)),
    step: stepIn(words, text),
    order: is(MOST) || WHERE_TO.test(text) ? 'most' : is(LEAST) ? 'least' : null,
    direction: directionIn(text, is(DOWN), is(UP)),
    compared: is(COMPARED) || OF_MORE.test(text),
    share:
      measure !== 'freightShare' &&
      (/\bandel|\bhur stor del|\bprocent av\b|\bstor del\b/.test(text) ||
        (/\bhur manga procent\b/.test(text) && !(is(COMPARED) || is(UP) || is(DOWN)))),
    average: AVERAGE.test(text) || each !== null,
    each,
    limit: numbers[0] ?? (ALL_LISTED.test(text) ? ALL_OF_THEM : null),
    places: placesIn(words),
    counts: /\bhur manga\b(?! procent)|\bantal/.test(text) || OF_MORE.test(text),
    isInUnits: /\bi (?:antal|styck|stycken|st)\b|\bantalsmassigt\b/.test(text),
    isTimes: /\bhur manga ganger\b|\boftast\b/.test(text),
    price: priceIn(text),
    buyer: buyerIn(text),
    side: isBeside(measure) ? columnSide(text) : null,
    isOfKinds: /\b(?:olika|sorter\w*)\b|\bhur manga av (?:artiklarna|produkterna|varorna)\b/.test(
      text,
    ),
    isOfSorts: /\bsorter\b/.test(text) && firstOf(words, dimensionOf) === null,
    isOfAmount:
      PER_PAYMENT.test(text) ||
      /^(?:och |men |o )?vad\b|\bhur (?:mycket|mkt|stora?|hoga?|dyra?)\b/.test(text),
    isOfMost: /\bflest\b|\bvanligaste?\b/.test(text),
    isOfDear: /\b(?:dyrast|billigast)\w*/.test(text),
    isOfUsual: /\bvanligaste?\b/.test(text),
  };
}
