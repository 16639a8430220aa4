import { isByTime } from '../../../business/by-time.ts';
import type { NamedEvent } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { theWhole } from '../coverage.ts';
import { hasNoCost, marginOfCosted } from '../margins.ts';
import {
  areByTime,
  comparable,
  defineSalesRule,
  notPerYear,
  priceEffect,
  productsPerYear,
  type SalesRuleContext,
  shareAtLeast,
} from '../rule-context.ts';
import { isFalling } from './falling-volume.ts';
import { ownRise } from './own-rise.ts';

interface ThinMargin {
  total: Fact;
  products: { revenue: Fact; margin: Fact }[];
}

/** Percentage points below the company's own margin that single out a product. */
const GAP = 8;
/** A margin, in per cent, that one ordinary rise of a supplier's takes. */
const LITTLE = 15;

/** What it is worth stands on it: it has no price to raise. */
const GIFT_CARD = /presentkort|gåvokort|gift ?card/iu;

/** The dearer purchase that made a margin thin, which is told and advised on by itself; null where none did. */
export function dearerPurchaseOf(name: string, { happened }: SalesRuleContext): NamedEvent | null {
  const dearer = happened.to('product', name, 'unitCost');
  return dearer !== null && size(dearer.change) < 0 ? dearer : null;
}

/** Kronor left of each one sold, as a float. */
function leftOfEach({ book }: SalesRuleContext, name: string): number | null {
  const [price, margin] = [
    book.of(key.productAveragePrice, name),
    book.of(key.productMargin, name),
  ];
  return price === null || margin === null ? null : (size(price) * size(margin)) / 100;
}

/**
 * Whether a margin can be held against the whole's: not that of goods beside work, nor one that is low only beside what
 * has no cost, nor that of a dish of which more kronor are left than of most.
 */
export function hasComparableMargin(name: string, context: SalesRuleContext): boolean {
  const { book, business, byTime } = context;
  const own = book.of(key.productMargin, name);
  const costed = marginOfCosted(context);
  if (hasNoCost(own) || (costed !== null && own !== null && size(own) > costed - GAP)) return false;
  if (business?.kindOfSales === 'both') return isByTime(name) === byTime;
  if (business?.marginByPiece !== true) return true;
  const left = leftOfEach(context, name);
  const all = book
    .all(key.productRevenue)
    .flatMap((fact) => leftOfEach(context, subjectName(fact)) ?? [])
    .sort((a, b) => a - b);
  return left === null || left < (all[Math.floor(all.length / 2)] ?? 0);
}

export const thinMargin = defineSalesRule<ThinMargin>({
  id: 'thin-margin',
  theme: 'price',
  when(context) {
    const { book } = context;
    const total = book.get(key.grossMargin);
    if (total === null) return null;
    const products = byValue(book.all(key.productRevenue)).flatMap((revenue) => {
      const name = subjectName(revenue);
      const margin = book.of(key.productMargin, name);
      if (GIFT_CARD.test(name)) return [];
      if (margin === null || !shareAtLeast(context, key.productShare, name, 2)) return [];
      if (dearerPurchaseOf(name, context) !== null || !hasComparableMargin(name, context))
        return [];
      // What the fall is due to is asked before the price is raised.
      if (comparable(context) && isFalling(name, context)) return [];
      return size(margin) <= size(total) - GAP ? [{ revenue, margin }] : [];
    });
    return products.length === 0 ? null : { total, products: products.slice(0, 3) };
  },
  advise({ total, products }, context) {
    const margins = listed(
      products.map(({ margin }) => `${figure(margin)} för ${mention(margin)}`),
    );
    const below = products.some(({ margin }) => size(margin) < 0);
    const little = products.some(({ margin }) => size(margin) < LITTLE);
    return {
      title: `Höj priset på ${mentions(products.map(({ revenue }) => revenue))}`,
      description: sentences(
        `Täckningsgraden är ${margins}, mot ${figure(total)} för ${theWhole(context)}.`,
        below
          ? 'Det som har negativ marginal kostar pengar varje gång det säljs.'
          : !little
            ? null
            : `Med så lite kvar efter inköpet räcker en höjning från leverantören för att ${products.length === 1 ? 'produkten' : 'någon av dem'} ska gå back.`,
      ),
      action: areByTime(
        context,
        products.map(({ revenue }) => revenue),
      )
        ? 'Pröva ett högre pris på nya bokningar, eller se efter vad som tar mer tid eller material än det ger betalt för.'
        : context.business?.id === 'restaurant'
          ? 'Pröva ett högre pris i nästa meny, eller byt ut den råvara i rätten som kostar mest. Går inget av det, ge platsen på menyn till en annan.'
          : 'Pröva ett högre pris på det som säljs från nu, eller begär en ny offert på inköpet. Går inget av det, styr om till något som bär sig bättre.',
      firstStep:
        'På måndag: kontrollera att kostnaden i filen är aktuell och räkna fram det pris som ger normal marginal.',
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom ett kvartal',
      effort: 1,
      sureness: 0.6,
      effect: priceEffect(
        productsPerYear(
          context,
          products.map(({ revenue }) => revenue),
        ),
        {
          claims: ['price'],
          assumption: ownRise(context) ?? {
            label: 'Antagen prishöjning, netto efter tappade köp',
            basis:
              'Försiktigt antagande: priset höjs mindre än avståndet till normal marginal, och några köp uteblir.',
            low: '1',
            likely: '2',
            high: '4',
          },
        },
      ),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
