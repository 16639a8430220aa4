import { sumOf } from '../../../advice/effect-formula.ts';
import { aboveMiddle, ownAssumption } from '../../../advice/own-spread.ts';
import type { Assumption } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import {
  byValue,
  isNegative,
  isPositive,
  leading,
  size,
  subjectName,
} from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import { volumeEffect } from '../own-margin.ts';
import { defineSalesRule, notPerYear, perYear, type SalesRuleContext } from '../rule-context.ts';

interface Returns {
  amount: Fact;
  share: Fact;
  products: Fact[];
}

/** Returns above this percentage of sales are worth a recommendation. */
const HIGH = 1.5;

/** No more than this, in per cent, is assumed to be avoided. */
const MOST = 30;

interface Avoidable {
  products: Fact[];
  assumption: Assumption;
}

/**
 * The products of which a larger part comes back than of the middle one, and how much smaller their returns would be at that
 * part.
 */
function ownReturns({ book }: SalesRuleContext): Avoidable | null {
  const sold = book.all(key.productRevenue).filter(isPositive);
  const back = sold.map((revenue) => book.of(key.productReturns, subjectName(revenue)));
  const parts = sold.map((revenue, place) => {
    const returned = Math.max(0, size(back[place] ?? null));
    return returned / (size(revenue) + returned);
  });
  const excess = aboveMiddle(parts);
  const products = back.filter((fact, place) => isPositive(fact) && (excess[place] ?? 0) > 0);
  const assumption = ownAssumption(excess, {
    label: 'Minskning av returerna för det som oftast kommer tillbaka',
    basis:
      'Ur filens egna produkter: så mycket mindre skulle komma tillbaka om de som har störst andel returer kom ner till den mellersta (undre fjärdedel, mitten och övre fjärdedel).',
    most: MOST,
  });
  return assumption && { products: products.filter((fact) => fact !== null), assumption };
}

export const returns = defineSalesRule<Returns>({
  id: 'returns',
  theme: 'products',
  when({ book }) {
    const amount = book.get(key.returnsAmount);
    const share = book.get(key.returnsShare);
    if (!isPositive(amount) || share === null || size(share) < HIGH) return null;
    const all = byValue(book.all(key.productReturns)).filter(isPositive);
    const isDeduction = (fact: Fact) => isNegative(book.of(key.productRevenue, subjectName(fact)));
    // Fees and deductions that stand as products of their own come back from nobody.
    if (all.some(isDeduction)) return null;
    const products = leading(all, 3);
    return { amount, share, products };
  },
  advise({ amount, share, products }, context) {
    const own = ownReturns(context);
    const { ofGoods } = context;
    return {
      title: ofGoods ? 'Få ner returerna' : 'Få ner krediteringarna',
      description: sentences(
        `Returer och krediteringar uppgår till ${figure(amount)}, ${figure(share)} av försäljningen${ofFile(share, context)}.`,
        products.length === 0
          ? null
          : `Mest kommer tillbaka av ${listed(products.map((fact) => `${mention(fact)} (${figure(fact)})`))}.`,
        ofGoods
          ? 'Utöver den uteblivna intäkten kostar varje retur frakt, hantering och ofta en vara som inte går att sälja igen.'
          : 'Utöver den uteblivna intäkten kostar varje kreditering tid att reda ut.',
      ),
      action: ofGoods
        ? 'Märk varje retur med skäl: fel vara, skadad, sen eller ångrad. Åtgärda sedan det vanligaste skälet först.'
        : 'Märk varje kreditering med skäl: fel pris, fel utfört, för sent eller ångrat. Åtgärda sedan det vanligaste skälet först.',
      firstStep:
        'På måndag: gå igenom de senaste krediteringarna och skriv ett skäl på var och en.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.6,
      effect: volumeEffect(context, perYear(context, sumOf(...(own?.products ?? [amount]))), {
        claims: ['returns'],
        of: own?.products ?? [],
        assumption: own?.assumption ?? {
          ...(ofGoods
            ? {
                label: 'Antagen minskning av returerna',
                basis:
                  'Försiktigt antagande: en del returer följer med affären; de som beror på fel uppgifter eller emballage går att undvika.',
              }
            : {
                label: 'Antagen minskning av krediteringarna',
                basis:
                  'Försiktigt antagande: en del krediteringar följer med affären; de som beror på fel uppgifter går att undvika.',
              }),
          low: '10',
          likely: '20',
          high: '30',
        },
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
