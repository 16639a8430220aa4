import { OWN_ROLES } from '../../guides/sales/figures/unroled.ts';
import type { Period } from '../../table/period.ts';
import type { Ask } from './ask.ts';
import { SOMEBODY } from './buying.ts';
import type { Known } from './known.ts';
import { ALL_LISTED, type Meaning } from './meaning.ts';
import { isBeside, isDriven } from './money-columns.ts';
import type { Named } from './named.ts';
import type { DimensionId, MeasureId } from './vocabulary.ts';
import { OF_WHAT } from './who.ts';

const COST_MEASURES: readonly MeasureId[] = [
  'cost',
  'payments',
  'paymentAverage',
  'largestRow',
  'suppliers',
];
const COST_DIMENSIONS: readonly DimensionId[] = [
  ...(['supplier', 'area', 'account', 'department', 'project', 'costCategory'] as const),
];

/** Whether a measure is computed of costs, and of no sales. */
export const isCost = (measure: MeasureId) => COST_MEASURES.includes(measure);

/** A measure that is divided by a number of something, and is none itself. */
const isQuotient = (measure: MeasureId) =>
  [
    'orderAverage',
    'orderUnits',
    'customerAverage',
    'unitProfit',
    'unitCost',
    'price',
    'margin',
  ].includes(measure);

const GOODS: readonly DimensionId[] = ['product', 'category'];

/** `Hur många fakturor`, `snittfaktura`, `största räkningen`: of costs. */
function measureOfCosts(meaning: Meaning, named: readonly Named[]): MeasureId {
  const { measure, counts, dimension } = meaning;
  if (measure === 'largestRow') return measure;
  if (meaning.average && meaning.isOfAmount && (measure === 'orders' || measure === 'payments'))
    return 'paymentAverage';
  if (measure === 'orderAverage') return 'paymentAverage';
  if (counts && dimension === 'supplier' && named.length === 0) return 'suppliers';
  if (counts || (measure === 'payments' && !meaning.isOfAmount) || measure === 'orders')
    return 'payments';
  return 'cost';
}

/** `Hur många pizzor sålde vi?` asks for units, `hur många kunder` for customers. */
export function measureFor(
  meaning: Meaning,
  named: readonly Named[],
  guide: Ask['guide'],
): MeasureId {
  const { measure, counts, dimension, isOfKinds } = meaning;
  if (measure !== null && isBeside(measure)) return measure;
  if (meaning.isTimes) return guide === 'costs' ? 'payments' : 'orders';
  if (guide === 'costs') return measureOfCosts(meaning, named);
  // The dearest of what is sold has the highest price, and has not sold for most.
  if (meaning.isOfDear && measure === null && dimension !== null && GOODS.includes(dimension))
    return 'price';
  if (
    meaning.average &&
    measure === 'orders' &&
    dimension === 'customer' &&
    named.every((each) => each.dimension !== 'customer')
  )
    return counts ? 'customerOrders' : 'orderAverage';
  if (meaning.average && !counts) {
    if (measure === 'orders') return 'orderAverage';
    if (dimension === 'customer' && named.every((each) => each.dimension !== 'customer'))
      return 'customerAverage';
    if (dimension === 'staff' && named.every((each) => each.dimension !== 'staff'))
      return 'staffAverage';
  }
  if (meaning.price !== null && named.some((each) => GOODS.includes(each.dimension)))
    return meaning.price;
  // `Hur många plagg kom i retur`: how many came back, and not what they came to.
  if (measure === 'returns' && (counts || meaning.isInUnits || meaning.isOfMost))
    return 'returnedUnits';
  // How many kinds there are is no order of them.
  if (meaning.isInUnits && meaning.order !== null && (measure === null || measure === 'revenue'))
    return 'units';
  if (counts && measure !== 'orders' && !(measure !== null && isQuotient(measure))) {
    if (dimension === 'customer') return 'customers';
    const isOfGroup = named.some((each) => GOODS.includes(each.dimension));
    const isOfSorts =
      isOfKinds && isOfGroup && (measure === null || measure === 'revenue' || isCost(measure));
    if (isOfSorts || (meaning.isOfSorts && named.length === 0)) return 'products';
    const isOfOne = named.some((each) => each.dimension === 'product');
    if (dimension === 'product' && !isOfOne && (measure !== 'revenue' || isOfKinds))
      return 'products';
    return 'units';
  }
  const isOfGoods =
    dimension === 'product' ||
    (dimension === null && named.length === 0 && meaning.buyer === 'them') ||
    named.some((each) => GOODS.includes(each.dimension));
  if (
    meaning.isOfMost &&
    isOfGoods &&
    (measure === null || measure === 'revenue' || isCost(measure))
  )
    return 'units';
  // `Vilket betalsätt är vanligast?`: how many times, and not for how much.
  if (meaning.isOfUsual && (measure === null || isCost(measure))) return 'orders';
  return measure === null || isCost(measure) ? 'revenue' : measure;
}

/** The file that a column is asked of: the one whose words are there, else the one that has it. */
function fileOf({ measure, side, dimension }: Meaning, beside: Known['beside']): Ask['guide'] {
  if (side !== null) return side;
  if (dimension !== null && COST_DIMENSIONS.includes(dimension)) return 'costs';
  return beside?.sales?.some((id) => id === measure) === false && beside.costs !== undefined
    ? 'costs'
    : 'sales';
}

export function guideFor(
  meaning: Meaning,
  named: readonly Named[],
  { guides, focus, beside }: Known,
): Ask['guide'] {
  const { measure, dimension } = meaning;
  const only = guides.length === 1 ? guides[0] : undefined;
  const ofNames = new Set(named.map((each) => each.guide));
  if (ofNames.size === 1) return named[0]?.guide ?? 'sales';
  if (isDriven(measure)) return 'sales';
  if (measure !== null && isBeside(measure)) return only ?? fileOf(meaning, beside);
  if (meaning.buyer === 'them' && guides.includes('sales')) return 'sales';
  if (measure !== null && isCost(measure) && dimension !== 'customer') return 'costs';
  // `Hur många beställningar?`, where there is no file of sales, is of those that were paid.
  if ((measure === 'orders' || measure === 'orderAverage') && only === 'costs') return 'costs';
  if (dimension !== null && COST_DIMENSIONS.includes(dimension)) return 'costs';
  if (measure !== null || dimension !== null)
    return dimension === 'category' && only !== undefined ? only : 'sales';
  return focus?.ask.guide ?? only ?? 'sales';
}

const BUYERS: readonly DimensionId[] = ['customer', 'channel', 'region', 'staff', ...OWN_ROLES];

/** A group, or goods of several names, has a best among them. */
const isOfMany = ({ dimension, names, guide }: Named) =>
  guide === 'sales' && (dimension === 'category' || (dimension === 'product' && names.length > 1));

/** `Vilket te säljer bäst?` and `vad köper Ek mest?` ask which of the goods. */
function asksForGoods(text: string, named: readonly Named[]): boolean {
  if (named.length === 0) return false;
  if (/^vad\b/.test(text)) return named.every(({ dimension }) => BUYERS.includes(dimension));
  return /\b(?:vilk\w+|vika|topp)\b/.test(text) && named.some(isOfMany);
}

const WHAT_IS_BOUGHT =
  /^(?:och |men )?vad (?:har |hade )?(?:\w+ ){0,6}?(?:kop(?:er|te|t|a)|bestall(?:er|de|t))\b(?!.*\b(?:for|totalt|sammanlagt)\b)/;

/** `Vad köper Ek?`, `vad köper de?` after a list of customers: the goods, and not only what they come to. */
export const asksWhatIsBought = (
  text: string,
  {
    guide,
    named,
    by,
    measured,
    measure,
  }: Pick<Ask, 'guide' | 'named' | 'by' | 'measured' | 'measure'>,
): boolean =>
  guide === 'sales' &&
  by === null &&
  (!measured || measure === 'revenue') &&
  named.length > 0 &&
  named.every(({ dimension }) => dimension === 'customer') &&
  WHAT_IS_BOUGHT.test(text);

/** `per månad`, `per kanal`, `vilken månad`: what the answer is given for each of. */
export function byOf(
  meaning: Meaning,
  text: string,
  guide: Ask['guide'],
  named: readonly Named[],
): Ask['by'] {
  const { dimension, step, order, direction } = meaning;
  const isListed =
    /\b(?:per|varje|vilk\w+|fordel\w*|uppdelat|topp|lista|vem|ranka\w*|rangordna|sortera|for varje|vika)\b/.test(
      text,
    ) ||
    order !== null ||
    OF_WHAT.test(text) ||
    SOMEBODY.test(text) ||
    (direction !== null && dimension !== null) ||
    ALL_LISTED.test(text);
  const own = dimension === 'category' && guide === 'costs' ? 'costCategory' : dimension;
  if (/\bvecka for vecka\b|\bveckovis\b/.test(text)) return 'week';
  if (/\bmanad for manad|manadsvis|\butveckl\w*|\bover tid\b/.test(text)) return 'month';
  if (/^nar\b/.test(text) && (order !== null || (named.length > 0 && meaning.measure !== null)))
    return step ?? 'month';
  if (!isListed || meaning.average) return null;
  if (
    step !== null &&
    /\b(?:per|vilk\w+|varje|vika|basta|samsta) (?:\w+ )?(?:manad|kvartal|ar|veckodag|veckan?\b|veckor|dag|datum)/.test(
      text,
    )
  )
    return step;
  if (own !== null && !(named.some((each) => each.dimension === own) && order === null)) return own;
  if (order === null && direction === null) return null;
  if (guide === 'sales' && /\bbland\b|\bbastsalj/.test(text)) return 'product';
  if (step !== null && own === null) return step;
  if (guide === 'sales' && order !== null && asksForGoods(text, named)) return 'product';
  if (order !== null && step === null && named.length > 0 && named.every(isOfMany))
    return 'product';
  return named.length > 0 ? null : guide === 'sales' ? 'product' : 'area';
}

/** How something has gone from one period to another is their difference, not each month. */
export const isOfTwo = ({ compared }: Meaning, text: string, periods: readonly Period[]) =>
  compared && periods.length === 2 && /\butveckl/.test(text) && !/\bmanad/.test(text);
