import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { agreeing, counted, listed, mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { defineSalesRule } from '../rule-context.ts';

interface Dormant {
  count: Fact;
  longest: Fact[];
}

/** A product without sales for this many days is named. */
const LONG = 90;

function whatRests(count: Fact, longest: readonly Fact[]): string {
  const [only] = longest;
  if (size(count) === 1 && only !== undefined)
    return `${mention(only)} har inte sålts på ${figure(only)}.`;
  const named = listed(longest.map((days) => `${mention(days)} (${figure(days)})`));
  return sentences(
    `${counted(count, 'produkt', 'produkter')} har inte sålts på länge.`,
    longest.length === 0 ? null : `Längst tid sedan senaste försäljning: ${named}.`,
  );
}

export const dormant = defineSalesRule<Dormant>({
  id: 'dormant',
  theme: 'assortment',
  when({ book }) {
    const count = book.get(key.dormantProducts);
    if (!isPositive(count)) return null;
    const longest = byValue(book.all(key.productDaysSinceSale))
      .filter((days) => size(days) >= LONG)
      .slice(0, Math.min(3, size(count)));
    return { count, longest };
  },
  advise({ count, longest }, { yearlyRevenue }) {
    const they = agreeing(count, 'den', 'de');
    return {
      title: agreeing(
        count,
        'Ta ställning till det som inte längre säljs',
        'Rensa bland det som inte längre säljs',
      ),
      description: sentences(
        whatRests(count, longest),
        `Ligger ${they} i lager binder ${they} pengar och plats, och i prislistan skymmer ${they} det som säljer.`,
      ),
      action: `Finns något kvar i lager, sälj ut det i paket med något som går. Ta sedan bort ${agreeing(count, 'den', 'dem')} ur prislista och beställningsrutin.`,
      firstStep: `På måndag: märk ${agreeing(count, 'den', 'var och en')} med behåll, sälj ut eller avsluta.`,
      cost: 'Ingen utgift, nedskrivning av det som inte går att sälja',
      timeframe: 'Inom ett kvartal',
      effort: 1,
      sureness: 0.7,
      effect: null,
      effectNote:
        'Går inte att räkna: filen säger inte vad som finns i lager. Med lagersaldo och inköpspris syns hur mycket kapital som ligger där.',
      stake: yearlyRevenue * Math.min(0.002, 0.0005 * size(count)),
    };
  },
});
