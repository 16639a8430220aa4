import { lossOf } from '../../../advice/effect-formula.ts';
import { aboveMiddle, ownOr } from '../../../advice/own-spread.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isNegative, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during } from '../coverage.ts';
import { volumeEffect } from '../own-margin.ts';
import {
  comparable,
  comparedPerYear,
  defineSalesRule,
  notPerYear,
  paysToSell,
  priceEffect,
  type SalesRuleContext,
} from '../rule-context.ts';

interface Split {
  price: Fact;
  volume: Fact;
}

/** Smaller effects, as a share of yearly revenue, are noise. */
const NOTABLE = 0.01;

function split(context: SalesRuleContext, falling: 'price' | 'volume'): Split | null {
  const { book, yearlyRevenue } = context;
  if (!comparable(context)) return null;
  const price = book.get(key.splitPrice);
  const volume = book.get(key.splitPieces) ?? book.get(key.splitVolume);
  if (price === null || volume === null) return null;
  const [down, up] = falling === 'price' ? [price, volume] : [volume, price];
  if (!isNegative(down) || !isPositive(up)) return null;
  return -size(down) >= NOTABLE * yearlyRevenue ? { price, volume } : null;
}

export interface Moved {
  /** Change of price, and of the number sold, as shares. */
  price: number;
  units: number;
  /** What it sold for before, as a float. */
  before: number;
}

/** How price and number have moved, product by product, where both are known. */
export function moves({ book }: SalesRuleContext): Moved[] {
  return book.all(key.productPriceChange).flatMap((change) => {
    const name = subjectName(change);
    const [growth, before] = [book.of(key.productGrowth, name), book.of(key.productPrevious, name)];
    if (growth === null || before === null || size(change) <= -100) return [];
    const price = size(change) / 100;
    return [{ price, units: (1 + size(growth) / 100) / (1 + price) - 1, before: size(before) }];
  });
}

/** A smaller change of a price, as a share, is none. */
const MOVED = 0.02;

/** Whether at least half of what is not sold any longer is of what has become dearer. */
function dearerFell(context: SalesRuleContext): boolean {
  const fell = moves(context).filter(({ units }) => units < 0);
  const lost = (all: readonly Moved[]) =>
    all.reduce((sum, { units, before }) => sum - units * before, 0);
  return lost(fell.filter(({ price }) => price >= MOVED)) >= lost(fell) / 2;
}

/** Whether something is sold both cheaper and in a larger number. */
function cheaperGrew(context: SalesRuleContext): boolean {
  const known = moves(context);
  return known.length === 0 || known.some(({ price, units }) => price <= -MOVED && units > 0);
}

export const moreForLess = defineSalesRule<Split>({
  id: 'more-for-less',
  theme: 'price',
  when: (context) => (cheaperGrew(context) ? split(context, 'price') : null),
  advise: ({ price, volume }, context) => ({
    title: 'Ta bättre betalt: ni säljer mer men till lägre pris',
    description: sentences(
      `Större antal har lyft omsättningen med ${magnitude(volume)} ${during(volume, context)}, men lägre priser har tagit tillbaka ${magnitude(price)}.`,
      'Det är lika mycket arbete som förut för var och en som säljs, men mindre betalt.',
    ),
    action:
      'Gå igenom prislistan uppifrån och höj där volymen växer av sig själv. Där kunderna kommer ändå behövs ingen prissänkning.',
    firstStep:
      'På måndag: ta fram det som ökat mest i antal medan priset sjunkit, och sätt nytt pris på det först.',
    cost: 'Ingen utgift, några dagars arbete',
    timeframe: 'Inom ett kvartal',
    effort: 2,
    sureness: 0.55,
    effect: priceEffect(comparedPerYear(context, lossOf(price)), {
      claims: ['price', 'discount'],
      assumption: ownOr(
        {
          label: 'Antagen del av prisfallet som kan tas tillbaka',
          basis:
            'Försiktigt antagande: en del av prisfallet är medvetna kampanjer och volymavtal; resten kan rättas i nästa prislista.',
          low: '10',
          likely: '20',
          high: '30',
        },
        aboveMiddle(moves(context).flatMap((each) => (each.price < 0 ? [-each.price] : []))),
        'Ur filens egna priser: så mycket mindre skulle de ha sjunkit om de som sjunkit mest hade sjunkit som det mellersta',
      ),
    }),
    effectNote: notPerYear(context),
    stake: 0,
  }),
});

export const lessForMore = defineSalesRule<Split>({
  id: 'less-for-more',
  theme: 'growth',
  when: (context) => (paysToSell(context) && dearerFell(context) ? split(context, 'volume') : null),
  advise: ({ price, volume }, context) => ({
    title: 'Få upp antalet innan priset höjs igen',
    description: sentences(
      `Högre priser har lagt till ${figure(price)} ${during(price, context)}, men mindre antal har dragit ner omsättningen med ${magnitude(volume)}.`,
      'Ett pris går att höja några gånger; kunder som slutat köpa finns inte kvar att höja det för.',
    ),
    action:
      'Vänta med nästa allmänna prishöjning tills volymen vänt. Lägg kraften på fler köp från dem som redan är kunder.',
    firstStep:
      'På måndag: ta reda på om det är färre kunder eller färre köp per kund som drar ner antalet.',
    cost: 'Ingen utgift, löpande säljtid',
    timeframe: 'Inom ett halvår',
    effort: 2,
    sureness: 0.5,
    effect: volumeEffect(context, comparedPerYear(context, lossOf(volume)), {
      claims: ['lost-volume'],
      assumption: ownOr(
        {
          label: 'Antagen andel av volymtappet som kan återtas',
          basis:
            'Försiktigt antagande: en del av tappet är priskänsliga kunder som inte återkommer till dagens pris.',
          low: '5',
          likely: '10',
          high: '20',
        },
        aboveMiddle(moves(context).flatMap((each) => (each.units < 0 ? [-each.units] : []))),
        'Ur filens egna antal: så mycket mindre skulle de ha minskat om de som minskat mest hade minskat som det mellersta',
      ),
    }),
    effectNote: notPerYear(context),
    stake: 0,
  }),
});
