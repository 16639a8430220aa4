import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { counted, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import { defineSalesRule } from '../rule-context.ts';

interface Tail {
  count: Fact;
  share: Fact;
  products: Fact;
  pareto: Fact | null;
}

export const tail = defineSalesRule<Tail>({
  id: 'tail',
  theme: 'assortment',
  when({ book }) {
    const count = book.get(key.tailProducts);
    const share = book.get(key.tailShare);
    const products = book.get(key.productsTotal);
    if (count === null || share === null || products === null) return null;
    // A tail is many products with little revenue; a short list has none.
    const long = size(products) >= 15 && size(count) >= size(products) / 4;
    return long && size(share) <= 20
      ? { count, share, products, pareto: book.get(key.paretoProducts) }
      : null;
  },
  advise({ count, share, products, pareto }, context) {
    const { yearlyRevenue } = context;
    return {
      title: 'Korta ner svansen i sortimentet',
      description: sentences(
        `${counted(count, 'produkt', 'produkter')} av ${figure(products)} står tillsammans för ${figure(share)} av omsättningen${ofFile(share, context)}.`,
        pareto === null
          ? null
          : `Huvuddelen av intäkten kommer från ${counted(pareto, 'produkt', 'produkter')}.`,
        'Varje artikel kostar inköp, plats, prisuppdatering och uppmärksamhet, oavsett hur lite den säljer.',
      ),
      action:
        'Behåll det som drar med sig annan försäljning eller som en viktig kund kräver. Slå ihop varianter och låt resten bli beställningsvara.',
      firstStep:
        'På måndag: gå igenom de minst sålda produkterna med den som säljer och stryk dem ingen saknar.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      effect: null,
      effectNote:
        'Går inte att räkna: vad svansen kostar syns först med lagersaldo och inköpspris per artikel.',
      stake: yearlyRevenue * 0.0012,
    };
  },
});
