import type { Fact } from '../../../facts/fact.ts';
import { byValue, isNegative, size, subjectName } from '../../../facts/fact-value.ts';
import { magnitude } from '../../../text/placeholder.ts';
import { listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during } from '../coverage.ts';
import {
  comparable,
  defineSalesRule,
  manySold,
  notPerYear,
  priceEffect,
  productsPerYear,
  type SalesRuleContext,
} from '../rule-context.ts';
import { ownRise } from './own-rise.ts';

interface Cheaper {
  revenue: Fact;
  priceChange: Fact;
  change: Fact;
}

/** A smaller fall of the average price, in per cent, is noise. */
const PRICE_FALL = -3;

function cheaper({ book }: SalesRuleContext): Cheaper[] {
  return byValue(book.all(key.productRevenue)).flatMap((revenue) => {
    const name = subjectName(revenue);
    const priceChange = book.of(key.productPriceChange, name);
    const change = book.of(key.productChange, name);
    if (priceChange === null || change === null || size(revenue) <= 0) return [];
    const paidFor = !isNegative(change);
    return size(priceChange) <= PRICE_FALL && !paidFor ? [{ revenue, priceChange, change }] : [];
  });
}

export const restorePrice = defineSalesRule<Cheaper[]>({
  id: 'restore-price',
  theme: 'price',
  when(context) {
    const found = comparable(context) ? cheaper(context).slice(0, 3) : [];
    return found.length === 0 ? null : found;
  },
  advise(found, context) {
    const names = mentions(found.map(({ revenue }) => revenue));
    const falls = listed(
      found.map(({ priceChange }) => `${magnitude(priceChange)} för ${mention(priceChange)}`),
    );
    const losses = listed(
      found.map(({ change }) =>
        found.length === 1
          ? `med ${magnitude(change)}`
          : `med ${magnitude(change)} för ${mention(change)}`,
      ),
    );
    return {
      title: `Ta tillbaka priset på ${names}`,
      description: sentences(
        `Snittpriset har sjunkit med ${falls} ${during(found[0]?.priceChange, context)}.`,
        `Det lägre priset har inte vägts upp av ${manySold(context, 'more')}: intäkten har minskat ${losses}.`,
      ),
      action:
        'Höj tillbaka i steg och börja hos de kunder som jämför minst. Låt gamla avtal löpa ut innan det nya priset gäller.',
      firstStep: `På måndag: ta fram de rader i filen som gick till det lägre priset och se om det var rabatt, kampanj eller att ${context.words.theCustomers} gått över till billigare varianter.`,
      cost: 'Ingen utgift, några timmars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 1,
      sureness: 0.5,
      effect: priceEffect(
        productsPerYear(
          context,
          found.map(({ revenue }) => revenue),
        ),
        {
          claims: ['price', 'discount'],
          assumption: ownRise(context) ?? {
            label: 'Antagen prishöjning, netto efter tappade köp',
            basis:
              'Försiktigt antagande: en del av prissänkningen kan tas tillbaka, och några köp uteblir när priset stiger.',
            low: '1',
            likely: '2',
            high: '3',
          },
        },
      ),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
