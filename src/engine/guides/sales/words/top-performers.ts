import { asPriced } from '../../../business/price-words.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isNegative, shownSign, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, magnitude, nameOf, periodOf } from '../../../text/placeholder.ts';
import { capital, sentences, varied } from '../../../text/swedish.ts';
import { isRaised } from '../advice/falling-volume.ts';
import { hasComparableMargin } from '../advice/thin-margin.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during, inAll, isOfMore, than } from '../coverage.ts';
import { hasNoCost, marginOfCosted } from '../margins.ts';
import type { TopPerformer } from '../result.ts';
import type { SalesRuleContext } from '../rule-context.ts';
import { growthText, marginText } from './cells.ts';
import { isMoreDiscount } from './discounted.ts';
import { movementOf, type ProductFacts, productFacts } from './product-facts.ts';

function weight(
  { share, rank }: ProductFacts,
  context: SalesRuleContext,
  place: number,
): string | null {
  const { income } = context.words;
  if (share === null) return null;
  const all = inAll(context);
  if (rank === 1)
    return `Störst av alla ${income.parts} med ${figure(share)} av omsättningen${all}.`;
  return varied(place, [
    `Står för ${figure(share)} av omsättningen${all}.`,
    `Bidrar med ${figure(share)} av omsättningen${all}.`,
    `Drar in ${figure(share)} av ${all === '' ? income.all : `omsättningen${all}`}.`,
  ]);
}

/** From this part of all that a product has brought in on, one month is what it is. */
const MOST_OF_ALL = 0.9;
/** A price that has risen by this part of the growth explains it. */
const NEARLY_ALL = 0.8;
/** … and by this part most of it. */
const MOST = 0.55;

/** A price that has risen by so many percentage points more than the sales was met by a smaller quantity. */
const BEYOND = 2;

const afterDiscount = ({ happened }: SalesRuleContext): string =>
  happened.all.some(isMoreDiscount) ? ' efter rabatt' : '';

/** Where a higher price has not made up for the fewer sold. */
const despite = ({ priceChange }: ProductFacts, context: SalesRuleContext): string =>
  priceChange === null
    ? ''
    : `, trots ett snittpris${afterDiscount(context)} som stigit ${magnitude(priceChange)}: antalet har gått ner`;

function because({ name, priceChange, growth }: ProductFacts, context: SalesRuleContext): string {
  if (priceChange === null) return '';
  const less = afterDiscount(context);
  // Work of which no column says what is counted is no pieces.
  const isCounted = context.words.income.didSell === 'sålde' && !context.byTime;
  if (size(priceChange) >= size(growth) + BEYOND)
    return `, genom ett snittpris${less} som stigit ${magnitude(priceChange)}, medan antalet har gått ner`;
  if (size(priceChange) >= 2) {
    const part = size(priceChange) / size(growth);
    const how = part >= NEARLY_ALL ? 'så gott som helt' : part >= MOST ? 'mest' : 'delvis';
    return `, ${how} genom ett snittpris${less} som stigit ${magnitude(priceChange)}`;
  }
  if (size(priceChange) <= -2)
    return `, medan snittpriset${less} sjunkit ${magnitude(priceChange)}`;
  // A price that was raised late in the time is about the same over all of it.
  if (isRaised(name, context))
    return `, mest ${isCounted ? 'på fler sålda' : 'på ett större antal'}`;
  return `, ${isCounted ? 'på fler sålda och' : 'på ett större antal till'} i stort sett oförändrat pris`;
}

/** A change that is shown as less than three per cent is about the same level. */
const LEVEL = 2.95;
/** So much more than that is a clearly higher price. */
const WORTH_SAYING = 3;

/** A rise that one month made is told of by that; else by price and quantity. */
function by(product: ProductFacts, context: SalesRuleContext): string {
  const once = context.happened.to('product', product.name, 'once');
  const isByMonth = once !== null && size(once.change) >= NEARLY_ALL * size(product.change);
  return isByMonth
    ? `, så gott som helt genom en enda månad: ${periodOf(once.change)}`
    : because(product, context);
}

function rising(product: ProductFacts, context: SalesRuleContext, place: number): string | null {
  const { income } = context.words;
  const { change } = product;
  if (change === null) return null;
  const why = asPriced(income, by(product, context));
  return varied(place, [
    `${capital(income.the)} har ökat med ${magnitude(change)} ${during(change, context)}${why}.`,
    `Växer: ${magnitude(change)} mer ${than(change, context)}${why}.`,
    `Har lagt till ${magnitude(change)} ${during(change, context)}${why}.`,
  ]);
}

/** How much more or less, where no more is told of it: the per cent stands above. What sells less is among the best for what it brings in. */
function moved(
  { share, growth, rank }: ProductFacts,
  change: Fact,
  context: SalesRuleContext,
  place: number,
): string {
  const { income } = context.words;
  const { book, figures } = context;
  if (size(change) > 0)
    return `${capital(income.the)} har ökat med ${magnitude(change)} ${during(change, context)}.`;
  const fallen = `har minskat med ${magnitude(change)} ${during(change, context)}`;
  const isSmall = size(share) < 100 / book.all(key.productRevenue).length;
  // A small one whose sales have fallen is here for what it leaves, which has not.
  if (isSmall && figures.topFell !== true && book.get(key.grossMargin) !== null)
    return `${capital(income.the)} ${fallen}, men det som blir kvar av den har inte minskat.`;
  const whole = book.get(key.growth);
  if (growth !== null && whole !== null && size(whole) + LEVEL <= size(growth))
    return varied(place, [
      `${capital(income.the)} ${fallen}, men mindre än hela ${income.the}, som har minskat med ${magnitude(whole)}.`,
      `Har gått ner med ${magnitude(change)} ${during(change, context)}, men mindre än hela ${income.the}.`,
      `Har tappat ${magnitude(change)} ${during(change, context)}, en mindre del än hela ${income.the} har tappat.`,
    ]);
  if (isSmall || rank === 1) return `${capital(income.the)} ${fallen}.`;
  return varied(place, [
    `${capital(income.the)} ${fallen}, men hör fortfarande till de större.`,
    `Har gått ner med ${magnitude(change)} ${during(change, context)}, och är ändå bland de större.`,
  ]);
}

/** What is not among the largest, and has fallen, is the best only because all others fell by more. */
function fellLeast({ growth }: ProductFacts, context: SalesRuleContext): string | null {
  if (growth === null) return null;
  const { income } = context.words;
  return `${capital(income.the)} har minskat med ${magnitude(growth)} ${during(growth, context)}: inget har ökat, och minskningen är minst här.`;
}

/** A level that fewer sold at a clearly higher price make up is told with both. */
const heldByPrice = ({ priceChange, growth }: ProductFacts) =>
  priceChange !== null &&
  growth !== null &&
  size(priceChange) >= WORTH_SAYING + BEYOND &&
  size(priceChange) >= size(growth) + WORTH_SAYING + BEYOND;

function tendency(product: ProductFacts, context: SalesRuleContext, place: number): string | null {
  const { growth, change } = product;
  const { income } = context.words;
  if (growth === null || change === null) return null;
  switch (movementOf(product)) {
    case 'rising':
      return rising(product, context, place);
    case 'steady':
      // Months of other lengths are held against each other by the day.
      if (heldByPrice(product) && size(growth) <= -LEVEL)
        return `${capital(income.the)} har minskat med ${magnitude(change)} ${during(change, context)}${asPriced(income, despite(product, context))}.`;
      if (!heldByPrice(product) && product.pace === size(growth) && Math.abs(product.pace) >= LEVEL)
        return moved(product, change, context, place);
      if (heldByPrice(product))
        return `Håller nivån ${during(growth, context)}${asPriced(income, because(product, context))}.`;
      return varied(place, [
        `Håller nivån ${during(growth, context)}.`,
        `Ligger på ungefär samma nivå ${than(growth, context, 'som')}.`,
        income.steady,
      ]);
    case 'cheaper':
    case 'fewer':
    case 'falling':
      return moved(product, change, context, place);
    default:
      return null;
  }
}

function earning(
  { name, margin }: ProductFacts,
  context: SalesRuleContext,
  place: number,
): string | null {
  const total = context.book.get(key.grossMargin);
  if (margin === null || total === null) return null;
  if (hasNoCost(margin))
    return 'Filen har ingen kostnad för den, så täckningsgraden säger inte vad den lämnar.';
  const above = size(margin) - size(total);
  const mean = isOfMore(context) ? 'hela filens snitt' : 'snittet';
  if (above >= 3)
    return varied(place, [
      `Täckningsgraden är bättre än ${mean} på ${figure(total)}.`,
      `Ger dessutom bättre täckning än ${mean} på ${figure(total)}.`,
      `Lämnar också mer efter sig än ${mean} på ${figure(total)}.`,
    ]);
  return above <= -3 && (marginOfCosted(context) === null || hasComparableMargin(name, context))
    ? `Täckningsgraden är däremot sämre än ${mean} på ${figure(total)}.`
    : null;
}

/** Where nothing leaves more than before, what sells as much as before, or more, leaves less: what sells less does so by that. */
function leavesLess(
  product: ProductFacts,
  context: SalesRuleContext,
  place: number,
): string | null {
  const hasFallen =
    ['cheaper', 'fewer', 'falling'].includes(movementOf(product)) ||
    (product.growth !== null && shownSign(product.growth) < 0);
  if (context.figures.topFell !== true || hasFallen || context.book.get(key.grossMargin) === null)
    return null;
  return varied(place, [
    'Lämnar mindre än i jämförelseperioden, men hör till dem som bidrar mest.',
    'Mindre blir kvar av den än i jämförelseperioden, som av de andra.',
    'Ger mindre över än i jämförelseperioden, som de andra.',
  ]);
}

/** Where all have fallen: whether it is one of those that bring in most, or else the one that fell least; null for neither. */
function amongFallen(
  { name, share, growth }: ProductFacts,
  { book, figures }: SalesRuleContext,
): 'large' | 'least' | null {
  if (figures.topFell !== true || growth === null || shownSign(growth) >= 0) return 'large';
  const all = book.all(key.productRevenue);
  if (size(share) >= 100 / all.length) return 'large';
  const growths = book.all(key.productGrowth);
  return subjectName(byValue(growths)[0] ?? growth) === name ? 'least' : null;
}

/** What has become dearer, or is sold for less, and so is not what goes best where all have fallen. */
function hasLost({ name }: ProductFacts, { figures, happened }: SalesRuleContext): boolean {
  const event = happened.to('product', name, 'unitCost', 'price', 'level');
  return figures.topFell === true && event !== null && size(event.change) < 0;
}

/** Why it stands alone: a small one is the best only where none of the larger has grown. */
function alone(
  { name, revenue, growth }: ProductFacts,
  { book, figures }: SalesRuleContext,
): string | null {
  if (figures.topProducts.length !== 1 || figures.topFell === true) return null;
  const larger = book.all(key.productRevenue).filter((each) => size(each) > size(revenue));
  const haveFallen = larger.every((each) => {
    const moved = book.of(key.productChange, subjectName(each));
    return moved !== null && isNegative(moved);
  });
  if (larger.length === 0 || !haveFallen) return null;
  if (growth === null || size(growth) < LEVEL) return 'Inget som är större har ökat.';
  const isOnly = book
    .all(key.productRevenue)
    .filter((each) => subjectName(each) !== name)
    .every((each) => isNegative(book.of(key.productChange, subjectName(each))));
  return isOnly ? 'Det är det enda som har ökat.' : 'Det är det största av det som har ökat.';
}

/** What came in one month only is not what goes best: a grant for something, a single order. */
function cameOnce({ name, revenue }: ProductFacts, { happened }: SalesRuleContext): boolean {
  const once = happened.to('product', name, 'once');
  return once !== null && size(once.change) >= MOST_OF_ALL * size(revenue);
}

/** Those of the chosen that are told of as the best. */
export function bestOf(context: SalesRuleContext): string[] {
  // An account of all that was sold is no best among others.
  if (context.fromBooks && context.book.all(key.productRevenue).length === 1) return [];
  return context.figures.topProducts.filter((name) => {
    const product = productFacts(context, name);
    if (product === null || cameOnce(product, context) || hasLost(product, context)) return false;
    return amongFallen(product, context) !== null;
  });
}

/** The top products, each with its reason in figures. */
export function topPerformers(context: SalesRuleContext): TopPerformer[] {
  return bestOf(context).flatMap((name, place) => {
    const product = productFacts(context, name);
    if (product === null) return [];
    const among = amongFallen(product, context);
    const reason = sentences(
      weight(product, context, place),
      alone(product, context),
      among === 'least' ? fellLeast(product, context) : tendency(product, context, place),
      leavesLess(product, context, place),
      earning(product, context, place),
    );
    return [
      {
        product: nameOf(product.revenue),
        revenue: figure(product.revenue),
        margin: marginText(product, context),
        growth: growthText(product, context),
        reason:
          reason === ''
            ? `${capital(context.words.income.gives)} ${figure(product.revenue)}.`
            : reason,
      },
    ];
  });
}
