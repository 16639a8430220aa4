import { lossOf } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isNegative, isPositive, size } from '../../../facts/fact-value.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import {
  comparable,
  comparedPerYear,
  defineSalesRule,
  notPerYear,
  paysToSell,
  priceEffect,
  type SalesRuleContext,
  versus,
  volumeEffect,
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
  const volume = book.get(key.splitVolume);
  if (price === null || volume === null) return null;
  const [down, up] = falling === 'price' ? [price, volume] : [volume, price];
  if (!isNegative(down) || !isPositive(up)) return null;
  return -size(down) >= NOTABLE * yearlyRevenue ? { price, volume } : null;
}

export const moreForLess = defineSalesRule<Split>({
  id: 'more-for-less',
  theme: 'price',
  when: (context) => split(context, 'price'),
  advise: ({ price, volume }, context) => ({
    title: 'Ta bättre betalt: ni säljer mer men till lägre pris',
    description: sentences(
      `Fler sålda enheter har lyft omsättningen med ${magnitude(volume)} ${versus(context)}, men lägre priser har tagit tillbaka ${magnitude(price)}.`,
      'Varje såld enhet är lika mycket arbete som förut, men ger mindre betalt.',
    ),
    action:
      'Gå igenom prislistan uppifrån och höj där volymen växer av sig själv. Där kunderna kommer ändå behövs ingen prissänkning.',
    firstStep:
      'På måndag: ta fram de produkter där antalet ökat mest och priset sjunkit, och sätt nytt pris på dem först.',
    cost: 'Ingen utgift, några dagars arbete',
    timeframe: 'Inom ett kvartal',
    effort: 2,
    sureness: 0.55,
    effect: priceEffect(comparedPerYear(context, lossOf(price)), {
      claims: ['price', 'discount'],
      assumption: {
        label: 'Antagen del av prisfallet som kan tas tillbaka',
        basis:
          'Försiktigt antagande: en del av prisfallet är medvetna kampanjer och volymavtal; resten kan rättas i nästa prislista.',
        low: '10',
        likely: '20',
        high: '30',
      },
    }),
    effectNote: notPerYear(context),
    stake: 0,
  }),
});

export const lessForMore = defineSalesRule<Split>({
  id: 'less-for-more',
  theme: 'growth',
  when: (context) => (paysToSell(context) ? split(context, 'volume') : null),
  advise: ({ price, volume }, context) => ({
    title: 'Få upp antalet sålda innan priset höjs igen',
    description: sentences(
      `Högre priser har lagt till ${figure(price)} ${versus(context)}, men färre sålda enheter har dragit ner omsättningen med ${magnitude(volume)}.`,
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
      assumption: {
        label: 'Antagen andel av volymtappet som kan återtas',
        basis:
          'Försiktigt antagande: en del av tappet är priskänsliga kunder som inte återkommer till dagens pris.',
        low: '5',
        likely: '10',
        high: '20',
      },
    }),
    effectNote: notPerYear(context),
    stake: 0,
  }),
});
