import { type Assumption, type Effect, first, type Recommendation } from '../../../advice/rule.ts';
import { asPriced } from '../../../business/price-words.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isNegative, leading, size, subjectName } from '../../../facts/fact-value.ts';
import { magnitude } from '../../../text/placeholder.ts';
import { capital, listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during } from '../coverage.ts';
import { isServed } from '../drinks.ts';
import { hasFewerRows } from '../fewer-rows.ts';
import { endOfException } from '../one-off-months.ts';
import { lossEffect } from '../own-margin.ts';
import {
  comparable,
  comparedPerYear,
  defineSalesRule,
  knowsCustomers,
  notPerYear,
  paysToSell,
  type SalesRuleContext,
} from '../rule-context.ts';
import { paidInstead } from './bought-instead.ts';
import { placeOfAll } from './fallen-part.ts';
import { evenlyFallen } from './fell-evenly.ts';
import { whoToRing } from './fell-with.ts';
import { movedWithWho } from './moved-with-who.ts';
import { ofEvents } from './of-events.ts';
import { fallBegan, fallenLess, ownChange } from './own-changes.ts';
import { boughtInstead, mostlyWhere, partWhere, whereToBegin } from './where-it-fell.ts';

interface Falling {
  changes: Fact[];
  price: 'held' | 'allHeld' | 'raised' | 'rows' | 'unknown';
}

/** Growth in per cent below which a fall is more than ordinary variation. */
const FALL = -10;
const STABLE_PRICE = 2;
/** A price rise above this has cost buyers, which is another rule. */
const PRICED_OUT = 6;

/** Whether a higher price of its own is told of: then it has not been the same. */
export function isRaised(name: string, { happened }: SalesRuleContext): boolean {
  const event = happened.to('product', name, 'price');
  return event !== null && size(event.change) > 0;
}

function priceOf(changes: readonly Fact[], context: SalesRuleContext): Falling['price'] {
  const { book } = context;
  const prices = changes.map((change) => book.of(key.productPriceChange, subjectName(change)));
  if (
    prices.every((price) => price === null) &&
    changes.every((change) => hasFewerRows({ book }, subjectName(change)))
  )
    return 'rows';
  if (prices.some((price) => price === null)) return 'unknown';
  const isHigher = prices.some((price) => size(price) > STABLE_PRICE);
  if (isHigher || changes.some((change) => isRaised(subjectName(change), context))) return 'raised';
  return changes.length > 1 ? 'allHeld' : 'held';
}

const explanations: Record<Falling['price'], string> = {
  held: 'Priset har legat stilla, så det är antalet som har gått ner.',
  allHeld: 'Priserna har legat stilla, så det är antalet som har gått ner.',
  raised: 'Priset har snarast gått upp, så det är antalet som har gått ner.',
  rows: 'Filen har inget antal, men beloppet per rad är ungefär detsamma eller högre: det är raderna som har blivit färre.',
  unknown: 'Om det beror på pris eller antal går inte att säga ur filen.',
};

/** Alkohollagen, 8 kap.: nobody is urged to buy more of it. */
const OF_DRINKS =
  'Gäster får inte uppmanas att dricka mer: det som går att ändra är utbudet, priset och att det finns hemma.';

/** Who has heard why: those who sell, or who serve, cut hair and drive and meet the same customers. */
export const whoHears = ({ business, ofGoods, words }: SalesRuleContext): string =>
  ofGoods && business?.id !== 'restaurant'
    ? 'dem som sköter försäljningen'
    : `dem som möter ${words.theCustomers}`;

const TAKEN_BACK: Assumption = {
  label: 'Antagen andel av tappet som kan återtas',
  basis:
    'Försiktigt antagande: efterfrågan som vikit kommer sällan tillbaka i sin helhet, och en del av tappet är marknadens.',
  low: '10',
  likely: '20',
  high: '35',
};

const SWITCHED = 'Går inte att räkna: det som har bytts mot något annat är inte tappat.';
/** Of a fall that may be a change to something else, the part that a look at it is weighed by. */
const LOOKED_AT = 0.05;

/** Where the file can tell that a fall sits. */
function placesIn(context: SalesRuleContext): string {
  const { book, words } = context;
  const places = [
    knowsCustomers(context) ? `hos några få ${words.customers}` : null,
    book.all(key.channelRevenue).length > 1 ? 'i en kanal' : null,
    book.all(key.regionRevenue).length > 1 ? 'i en region' : null,
  ].filter((place) => place !== null);
  return places.length === 0 ? 'vissa dagar' : places.join(', ');
}

/** Whether fewer of a product are sold at about the same price. */
function losesBuyers(name: string, context: SalesRuleContext): boolean {
  const { book } = context;
  const growth = book.of(key.productGrowth, name);
  const price = book.of(key.productPriceChange, name);
  const sold = size(book.of(key.productRevenue, name)) > 0;
  // Without sales in the latest period the product is dormant, which is another rule.
  const steep = growth !== null && size(growth) <= FALL && size(growth) > -100;
  const ordinary = size(price) > -STABLE_PRICE && size(price) < PRICED_OUT;
  const pays = paysToSell(context, book.of(key.productMargin, name));
  return sold && steep && pays && (price === null || ordinary);
}

/** Whether less of a product is sold, over the year or of late: until it is known why, its price is left alone. */
export function isFalling(name: string, context: SalesRuleContext): boolean {
  const lately = context.happened.to('product', name, 'level');
  return losesBuyers(name, context) || (lately !== null && size(lately.change) < 0);
}

/** What to do first: with whom the file names, else with those who meet them. */
function firstStepOn(changes: readonly Fact[], context: SalesRuleContext): string {
  const { book, business, words } = context;
  const name = mention(first(changes));
  const instead = boughtInstead(changes, context);
  if (business?.onFall) return business.onFall.firstStep;
  if (instead !== null)
    return `På måndag: lista de ${words.customers} som köper mindre av ${name} och mer av ${instead.what}, och ring den som har bytt mest.`;
  const who = whoToRing(changes, context);
  const about = changes.length > 1 ? ` om ${name}` : '';
  if (who !== null)
    return `På måndag: ring ${mention(who)}${about}, och fråga vad som har ändrats.`;
  if (knowsCustomers(context))
    return `På måndag: jämför vilka ${words.customers} som stod för ${name} förr och nu, och ring den som har minskat mest.`;
  return book.get(key.ordersTotal) !== null
    ? `På måndag: se efter vilka dagar och i vilka order ${name} har försvunnit, och fråga ${whoHears(context)} vad de har hört.`
    : `På måndag: se efter vilka veckor ${name} har minskat mest, och fråga ${whoHears(context)} vad de har hört.`;
}

/** What has happened to the customer who is rung on these falls: nothing else is asked of them. */
function rungFor(changes: readonly Fact[], context: SalesRuleContext): Fact[] {
  if (boughtInstead(changes, context) !== null || context.business?.onFall) return [];
  const who = whoToRing(changes, context);
  const event = who && context.happened.to('customer', subjectName(who), 'level');
  return event && size(event.change) < 0 ? [event.change] : [];
}

/** The products of which fewer are sold at about the same price, and not only by who has left, the largest fall first. */
export function fallenProducts(context: SalesRuleContext): Fact[] {
  return (
    byValue(context.book.all(key.productChange))
      .reverse()
      .filter(isNegative)
      .filter((change) => losesBuyers(subjectName(change), context))
      // Who has left is advised on: what they bought less of is the same kronor.
      .filter((change) => movedWithWho(change, 'stopped', context) === null)
  );
}

/** The falls that there is advice on of what is sold: what fell mostly where there is advice on that is asked about there; none where there is none. */
function advisedOn(context: SalesRuleContext): Fact[] {
  if (!comparable(context)) return [];
  const fallen = fallenProducts(context).filter((each) => placeOfAll([each], context) === null);
  // Food is brought back in other ways than drinks are: these are told of where nothing else has fallen.
  const others = fallen.filter((change) => !isServed(context, subjectName(change)));
  const changes = leading(others.length > 0 ? others : fallen, 3);
  return endOfException(changes, context) ? [] : changes;
}

/** An effect of a whole fall, which says so where much of it is with who has left: what is done about that is not this. */
function ofWholeFall(
  effect: Effect | null,
  changes: readonly Fact[],
  context: SalesRuleContext,
): Effect | null {
  const part = partWhere(changes, context);
  if (effect === null || part?.hasLeft !== true) return effect;
  const all = `Räknat på hela tappet, också det som är ${part.place}.`;
  return { ...effect, countedWith: sentences(effect.countedWith ?? null, all) };
}

/** What has happened that this is on: also that more is bought of what is bought instead, and that who is rung buys less. */
function onWhatHappened(
  changes: readonly Fact[],
  context: SalesRuleContext,
): Pick<Recommendation, 'happened' | 'covers'> {
  const on = ofEvents(context, 'product', changes);
  const instead = boughtInstead(changes, context);
  const paid = paidInstead(changes, context);
  const others = [
    ...(instead === null ? [] : [instead.risen]),
    ...(paid === null ? [] : [paid.risen.change]),
    ...rungFor(changes, context),
  ];
  return others.length === 0 ? on : { ...on, covers: [...(on.covers ?? []), ...others] };
}

/** An effect with what is left out of it because those who paid may have gone over to something else. */
function withoutMoved(fallen: Fact | null, effect: Effect | null): Effect | null {
  if (effect === null || fallen === null) return effect;
  const leftOut = `Tappet för ${mention(fallen)} är inte med: det kan vara ett byte.`;
  return { ...effect, countedWith: sentences(effect.countedWith ?? null, leftOut) };
}

/** What a part of these falls is worth, of those that are not left out of it as `moved` is. */
function effectOf(
  changes: readonly Fact[],
  lost: readonly Fact[],
  moved: Fact | null,
  context: SalesRuleContext,
): Effect | null {
  const effect = lossEffect(context, lost, (kronor) => comparedPerYear(context, kronor), {
    claims: ['lost-volume'],
    assumption: fallenLess(
      TAKEN_BACK,
      ownChange(context.figures, 'product', changes),
      fallBegan(changes, context),
    ),
  });
  return ofWholeFall(withoutMoved(moved, effect), lost, context);
}

export const fallingVolume = defineSalesRule<Falling>({
  id: 'falling-volume',
  theme: 'products',
  when(context) {
    const changes = advisedOn(context);
    return changes.length === 0 ? null : { changes, price: priceOf(changes, context) };
  },
  advise({ changes, price }, context) {
    const where = whereToBegin(changes, context) ?? evenlyFallen(changes, context);
    const instead = boughtInstead(changes, context);
    const isSwitched = instead?.isMost === true;
    const moved = paidInstead(changes, context);
    const lost = moved === null ? changes : changes.filter((each) => each !== moved.fallen);
    const isChanged = isSwitched || lost.length === 0;
    const { business } = context;
    const isDrink = changes.some((change) => isServed(context, subjectName(change)));
    const falls = listed(changes.map((fact) => `${mention(fact)} med ${magnitude(fact)}`));
    return {
      title: isSwitched
        ? `Se efter om ${context.words.theCustomers} har bytt ${mention(first(changes))} mot ${instead?.what}`
        : isDrink
          ? `Se över listan och priset för ${mentions(changes)}`
          : `Vänd tappet för ${mentions(changes)}`,
      description: sentences(
        `${capital(context.words.income.the)} har minskat för ${falls} ${during(changes[0], context)}.`,
        asPriced(context.words.income, explanations[price]),
        isDrink ? OF_DRINKS : null,
      ),
      action:
        where === null && business?.onFall
          ? sentences(
              moved === null
                ? null
                : `${capital(mention(moved.risen.change))} har ökat samtidigt som ${mention(moved.fallen)} minskat: se först efter hur många som har gått över dit.`,
              business.onFall.action,
            )
          : where === null
            ? `Ta reda på var tappet sitter innan ni ändrar något: ${placesIn(context)} eller överallt. Svaret avgör om det som tappar ska ${isDrink ? '' : 'lyftas fram, '}ändras eller läggas ner.`
            : where,
      firstStep: firstStepOn(changes, context),
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      // What is bought instead is not lost.
      effect: isChanged ? null : effectOf(changes, lost, moved?.fallen ?? null, context),
      effectNote: isChanged ? SWITCHED : notPerYear(context),
      stake: isChanged ? LOOKED_AT * Math.abs(size(first(changes))) : 0,
      ...(context.figures.fallsIn !== undefined &&
        mostlyWhere(changes, context) === null && { isSpread: true }),
      ...onWhatHappened(changes, context),
    };
  },
});
