import type { Fact } from '../../../facts/fact.ts';
import { byValue, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import { defineSalesRule, type SalesRuleContext, standsOut } from '../rule-context.ts';
import { becameDearer } from './became-dearer.ts';
import { isFalling } from './falling-volume.ts';

interface Dependency {
  share: Fact;
  products: Fact;
}

/** Percentage of sales on one product from which it matters. */
const HIGH = 25;

/** How the product that most hangs on is made safe: by what it is bought or made of, else by what comes after it. */
function safety({ business, ofGoods }: SalesRuleContext) {
  if (!ofGoods)
    return {
      action:
        'Ta reda på vad som skulle få kunderna att välja bort den, och bygg samtidigt upp nästa.',
      firstStep:
        'På måndag: fråga tre kunder varför de köper just den, och vad de annars skulle välja.',
      cost: 'Ingen utgift, egen tid',
      effectNote: 'Ingen intäkt att räkna hem: det är en risk som minskar.',
    };
  const made = business?.id === 'manufacturing';
  return {
    action: made
      ? 'Säkra tillverkningen: material från mer än en leverantör, en reservplan för maskinen som det hänger på och ett lager som räcker över ett stopp. Bygg samtidigt upp nästa produkt.'
      : 'Säkra tillgången: ett skriftligt leveransavtal, ett lager som räcker över en försening och en godkänd reserv. Bygg samtidigt upp nästa produkt.',
    firstStep: made
      ? 'På måndag: skriv ner vilket material och vilken maskin den hänger på, och hur länge lagret räcker.'
      : 'På måndag: skriv ner hur länge lagret räcker. Köps den in: fråga leverantören om ledtid och pris för nästa halvår.',
    cost: 'Kapital för ett större lager',
    effectNote:
      'Ingen intäkt att räkna hem: det är en risk som minskar. Med lagersaldo och ledtid går den att räkna på.',
  };
}

export const productDependency = defineSalesRule<Dependency>({
  id: 'product-dependency',
  theme: 'products',
  when(context) {
    const { book } = context;
    const share = byValue(book.all(key.productShare))[0];
    const products = book.get(key.productsTotal);
    if (share === undefined || products === null) return null;
    // Of what is sold less and less it is not the supply that has to be made safe.
    if (isFalling(subjectName(share), context)) return null;
    // Of what has become dearer its supplier is asked for another price.
    if (becameDearer(subjectName(share), context)) return null;
    return size(share) >= HIGH && standsOut(share, products) ? { share, products } : null;
  },
  advise({ share, products }, context) {
    return {
      title: `Säkra ${mention(share)}`,
      description: sentences(
        `Av ${figure(products)} ${context.words.income.parts} står ${mention(share)} ensam för ${figure(share)} av omsättningen${ofFile(share, context)}.`,
        context.ofGoods
          ? 'Blir den slut, dyrare eller mindre efterfrågad märks det direkt i resultatet.'
          : 'Blir den mindre efterfrågad märks det direkt i resultatet.',
      ),
      ...safety(context),
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.6,
      effect: null,
      stake: (context.yearlyRevenue * size(share)) / 100 / 120,
    };
  },
});
