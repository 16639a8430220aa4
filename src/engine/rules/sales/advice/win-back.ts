import type { Fact } from '../../../facts/fact.ts';
import { salesKeys as key } from '../../../metrics/sales/keys.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { agreeing, counted, listed, mention, sentences } from '../../../text/swedish.ts';
import { byValue, isNegative, isPositive } from '../../fact-book.ts';
import { sumOf } from '../../formula.ts';
import { comparedPerYear, defineSalesRule, volumeEffect } from '../scene.ts';

interface Lost {
  count: Fact;
  revenue: Fact;
  /** The customers whose purchases fell the most, lost or not. */
  falling: Fact[];
}

export const winBack = defineSalesRule<Lost>({
  id: 'win-back',
  theme: 'customers',
  when({ book }) {
    const count = book.get(key.customersLost);
    const revenue = book.get(key.customersLostRevenue);
    if (!isPositive(count) || !isPositive(revenue)) return null;
    const falling = byValue(book.all(key.customerChange)).reverse().filter(isNegative).slice(0, 2);
    return { count, revenue, falling };
  },
  advise({ count, revenue, falling }, scene) {
    return {
      title: agreeing(
        count,
        'Vinn tillbaka kunden som slutat handla',
        'Vinn tillbaka kunderna som slutat handla',
      ),
      description: sentences(
        `${counted(count, 'kund', 'kunder')} som köpte i den förra perioden har inte köpt något i den senaste.`,
        `Då var de${agreeing(count, 'n', '')} värd${agreeing(count, '', 'a')} ${figure(revenue)}.`,
        falling.length === 0
          ? null
          : `Mest har köpen minskat hos ${listed(falling.map((fact) => `${mention(fact)} (ner ${magnitude(fact)})`))}.`,
        'Den som har köpt förut är billigare att få tillbaka än en ny kund är att hitta, men bara medan ni är i färskt minne.',
      ),
      action:
        'Ring i storleksordning, den största först. Fråga varför de slutade innan ni erbjuder något: ett pris som inte var felet ska inte sänkas.',
      firstStep: 'På måndag: ring den största av dem och skriv upp skälet.',
      cost: 'Ingen utgift, några timmars samtal',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.65,
      effect: volumeEffect(scene, comparedPerYear(scene, sumOf(revenue)), {
        claims: ['lost-volume'],
        assumption: {
          label: 'Antagen andel av de förlorade kundernas köp som kommer tillbaka',
          basis:
            'Försiktigt antagande: de flesta har bytt av skäl som ett samtal inte ändrar; en mindre del återkommer.',
          low: '10',
          likely: '20',
          high: '30',
        },
      }),
      effectNote: 'Går inte att räkna: jämförelseperioden är för kort.',
      stake: 0,
    };
  },
});
