import { asPriced } from '../../../business/price-words.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { figure, magnitude, nameOf } from '../../../text/placeholder.ts';
import { capital, inQuotes, sentences, varied } from '../../../text/swedish.ts';
import { isFalling } from '../advice/falling-volume.ts';
import type { SalesBrief } from '../brief.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during, than } from '../coverage.ts';
import type { Underperformer } from '../result.ts';
import type { SalesRuleContext } from '../rule-context.ts';
import { againstLength, marginText } from './cells.ts';
import { isMoreDiscount } from './discounted.ts';
import { fallingReading, fewerReading } from './fewer-sold.ts';
import { dearerReading, marginReading, type Reading, returnReading } from './other-readings.ts';
import { movementOf, type ProductFacts, productFacts } from './product-facts.ts';
import { weakest } from './weakest.ts';
import { ofAdvice, ofDearer, ofOwnEvent, pointedAtOnce, whereTold } from './where-told.ts';

type Told = Pick<SalesBrief, 'context' | 'advice'>;

/** Smaller falls, in per cent, are mentioned only where nothing else is wrong. */
const NOTABLE_FALL = -10;
function fallSentence(product: ProductFacts, context: SalesRuleContext, place: number): string {
  const { change, growth } = product;
  const { income } = context.words;
  if (change === null || growth === null) return '';
  return varied(place, [
    `${capital(income.the)} har minskat med ${magnitude(change)} (${magnitude(growth)}) ${during(change, context)}`,
    `${capital(income.gives)} ${magnitude(change)} mindre ${than(change, context)}, ett tapp på ${magnitude(growth)}`,
    `Har tappat ${magnitude(growth)} av ${income.the}, ${magnitude(change)} mindre ${than(change, context)}`,
  ]);
}

/** A number within so many per cent of what it was is about the same. */
const SAME_NUMBER = 3;

/** What a lower price has to do with less being sold: where as many are sold, it is the price that took it. */
function cheaperSentence(fall: string, growth: Fact, priceChange: Fact, price: string): string {
  const number = 100 * ((100 + size(growth)) / (100 + size(priceChange)) - 1);
  const lower = `har sjunkit med ${magnitude(priceChange)}`;
  if (number < -SAME_NUMBER) return `${fall}, trots att ${price} ${lower}.`;
  return number > SAME_NUMBER
    ? `${fall}, fast antalet har ökat: ${price} ${lower}.`
    : `${fall}. Antalet är ungefär detsamma: det är ${price} som ${lower}.`;
}

/** Nothing has come in of it for long. */
function dormantReading(daysSinceSale: Fact, context: SalesRuleContext): Reading {
  return {
    issue: context.fromBooks
      ? `Har inte haft någon intäkt på ${figure(daysSinceSale)}.`
      : `Har inte ${context.words.income.notSince} ${figure(daysSinceSale)}.`,
    advice: context.fromBooks
      ? 'Stäm av att intäkten har upphört och inte bokförs på ett annat konto.'
      : context.ofGoods
        ? 'Bestäm om den ska vara kvar. Om inte: sälj ut lagret och ta bort den ur prislistan.'
        : 'Ta reda på om den har upphört, och om den kommer tillbaka.',
    weight: Number.MAX_VALUE,
  };
}

/** Where there is advice on the discounts that have grown. */
function ofDiscounts(advice: Told['advice']): string | null {
  const found = advice.find(({ advice: { id } }) => id === 'growing-discounts');
  return found === undefined ? null : `Se rådet ${inQuotes(found.advice.title)}.`;
}

function movementReading(
  product: ProductFacts,
  { context, advice }: Told,
  place: number,
): Reading | null {
  const { change, growth, priceChange, daysSinceSale } = product;
  const movement = movementOf(product);
  const weight = Math.abs(size(change));
  if (movement === 'dormant' && daysSinceSale !== null)
    return dormantReading(daysSinceSale, context);
  if (change === null || growth === null) return null;
  const fall = fallSentence(product, context, place);
  // What a grant, a sponsor or a rent comes to is no price that anybody has lowered.
  if (movement === 'cheaper' && context.business?.never.has('restore-price') === true)
    return {
      issue: `${fall}.`,
      advice: varied(place, [
        `Se efter om det är färre ${context.words.customers} eller mindre från var och en.`,
        'Ta reda på om det lägre beloppet är beslutat, och om det gäller nästa år med.',
      ]),
      weight,
    };
  const advised = ofAdvice(product, { context, advice });
  if (movement === 'cheaper' && priceChange !== null && context.happened.all.some(isMoreDiscount))
    return {
      issue: cheaperSentence(fall, growth, priceChange, 'snittpriset efter rabatt'),
      advice:
        advised ??
        ofOwnEvent(product.name, advice) ??
        ofDiscounts(advice) ??
        varied(place, [
          'Rabatterna har vuxit samtidigt: ta tillbaka dem som inte har gett fler sålda.',
          'Se efter vilka rabatter som har getts på den, och vad de har gett i antal.',
        ]),
      weight,
    };
  if (movement === 'cheaper' && priceChange !== null)
    return {
      issue: cheaperSentence(fall, growth, priceChange, 'snittpriset'),
      advice: varied(place, [
        'Ta reda på om det lägre snittpriset är rabatt, kampanj eller billigare varianter, och ta tillbaka det som inte gett volym.',
        'Se efter om det är priset ni tar eller vad som köps av det som har sjunkit, och jämför antalet sålda före och efter.',
      ]),
      weight,
    };
  if (advised !== null && (movement === 'fewer' || movement === 'falling'))
    return { issue: `${fall}.`, advice: advised, weight };
  if (movement !== 'fewer' && movement !== 'falling') return null;
  const reading =
    movement === 'fewer'
      ? fewerReading(product, context, fall, place)
      : fallingReading(product, context, fall, place);
  return { ...reading, advice: whereTold(reading.advice, product.name, advice), weight };
}

/** A product's problems, costliest first; a small fall only where nothing else is wrong. */
function readingsOf(product: ProductFacts, given: Told, place: number): Reading[] {
  const { context } = given;
  const movement = movementReading(product, given, place);
  const dearer = dearerReading(product.name, context);
  const margin = dearer === null ? marginReading(product, context) : null;
  const others = [
    dearer && { ...dearer, advice: ofDearer(product.name, given.advice) ?? dearer.advice },
    // A higher price is no advice where less is sold and nobody knows why.
    margin !== null && isFalling(product.name, context)
      ? {
          ...margin,
          advice:
            movement === null
              ? 'Ta reda på varför det säljs mindre än i fjol innan priset höjs.'
              : '',
        }
      : margin,
    returnReading(product, context),
  ].filter((reading) => reading !== null);
  const small = product.growth !== null && size(product.growth) > NOTABLE_FALL;
  const shown = movement === null || (small && others.length > 0) ? others : [movement, ...others];
  const own = (text: string) => asPriced(context.words.income, text);
  return shown
    .map(({ issue, advice, weight }) => ({ issue: own(issue), advice: own(advice), weight }))
    .sort((a, b) => b.weight - a.weight);
}

function fallback({ share, revenue, growth }: ProductFacts, context: SalesRuleContext): Reading {
  const { book, figures, words } = context;
  const total = book.get(key.growth);
  const length = againstLength(figures);
  const lags = growth !== null && total !== null && size(growth) < size(total);
  const issue = lags
    ? `Hänger inte med resten: ${figure(growth)} mot ${figure(total)} för hela ${words.income.the}${length === '' ? '' : `, båda${length}`}.`
    : `Står för ${figure(share ?? revenue)} utan att växa.`;
  return { issue, advice: 'Följ den ett kvartal till innan ni lägger mer tid på den.', weight: 0 };
}

/** The products that lose most in sales, margin or returns, with what to do about each. */
export function underperformers(given: Told): Underperformer[] {
  const { context } = given;
  // The product that an advice has been given on first, by all that is advised on it.
  const firstGiven = new Map<string, string>();
  return weakest(context).flatMap((name, place) => {
    const product = productFacts(context, name);
    if (product === null) return [];
    const found = readingsOf(product, given, place);
    const readings = found.length === 0 ? [fallback(product, context)] : found;
    const own = pointedAtOnce(readings.map((reading) => reading.advice));
    const advice = sentences(...own);
    const asGiven = (text: string) => {
      const same = firstGiven.get(text);
      if (same === undefined) return text;
      return text.startsWith('Se rådet ')
        ? `Se samma råd som för ${same}.`
        : `Här gäller detsamma som för ${same}.`;
    };
    const whole = asGiven(advice);
    const recommendations = whole === advice ? sentences(...own.map(asGiven)) : whole;
    // What points at another product is not pointed at.
    if (advice !== '' && recommendations === advice)
      firstGiven.set(advice, nameOf(product.revenue));
    return [
      {
        product: nameOf(product.revenue),
        revenue: figure(product.revenue),
        margin: marginText(product, context),
        issues: sentences(...readings.map(({ issue }) => issue)),
        recommendations,
      },
    ];
  });
}
