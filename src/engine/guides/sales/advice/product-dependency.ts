import type { Fact } from '../../../facts/fact.ts';
import { byValue, size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { defineSalesRule } from '../rule-context.ts';

interface Dependency {
  share: Fact;
  products: Fact;
}

/** Percentage of sales on one product, and the fewest products for it to mean anything. */
const HIGH = 25;
const SEVERAL = 4;

export const productDependency = defineSalesRule<Dependency>({
  id: 'product-dependency',
  theme: 'products',
  when({ book }) {
    const share = byValue(book.all(key.productShare))[0];
    const products = book.get(key.productsTotal);
    if (share === undefined || products === null || size(products) < SEVERAL) return null;
    return size(share) >= HIGH ? { share, products } : null;
  },
  advise({ share, products }, { yearlyRevenue, business }) {
    const made = business?.id === 'manufacturing';
    return {
      title: `Säkra ${mention(share)}`,
      description: sentences(
        `Av ${figure(products)} produkter står ${mention(share)} ensam för ${figure(share)} av omsättningen.`,
        'Blir den slut, dyrare eller omodern märks det direkt i resultatet.',
      ),
      action: made
        ? 'Säkra tillverkningen: material från mer än en leverantör, en reservplan för maskinen som det hänger på och ett lager som räcker över ett stopp. Bygg samtidigt upp nästa produkt.'
        : 'Säkra tillgången: ett skriftligt leveransavtal, ett lager som räcker över en försening och en godkänd reserv. Bygg samtidigt upp nästa produkt.',
      firstStep: made
        ? 'På måndag: skriv ner vilket material och vilken maskin den hänger på, och hur länge lagret räcker.'
        : 'På måndag: fråga leverantören om ledtid och pris för nästa halvår och skriv ner hur länge lagret räcker.',
      cost: 'Kapital för ett större lager',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.6,
      effect: null,
      effectNote:
        'Ingen intäkt att räkna hem: det är en risk som minskar. Med lagersaldo och ledtid går den att räkna på.',
      stake: (yearlyRevenue * size(share)) / 100 / 120,
    };
  },
});
