import type { Fact } from '../../../facts/fact.ts';
import { salesKeys as key } from '../../../metrics/sales/keys.ts';
import { magnitude } from '../../../text/placeholder.ts';
import { listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { byValue, first, isNegative, size, subjectName } from '../../fact-book.ts';
import { lossOf } from '../../formula.ts';
import { comparedPerYear, defineSalesRule, versus, volumeEffect } from '../scene.ts';

interface Falling {
  changes: Fact[];
  /** True where the price is known to have held. */
  priceHeld: boolean;
}

/** Growth in percent under which a fall is more than ordinary variation. */
const FALL = -10;
const STABLE_PRICE = 2;

export const fallingVolume = defineSalesRule<Falling>({
  id: 'falling-volume',
  theme: 'products',
  when({ book }) {
    const changes = byValue(book.all(key.productChange))
      .reverse()
      .filter(isNegative)
      .filter((change) => {
        const name = subjectName(change);
        const growth = book.of(key.productGrowth, name);
        const price = book.of(key.productPriceChange, name);
        const sold = size(book.of(key.productRevenue, name)) > 0;
        // Without sales in the latest period it is dormant, which is another advice.
        const steep = growth !== null && size(growth) <= FALL && size(growth) > -100;
        return sold && steep && (price === null || Math.abs(size(price)) <= STABLE_PRICE);
      })
      .slice(0, 3);
    if (changes.length === 0) return null;
    const priceHeld = changes.every(
      (change) => book.of(key.productPriceChange, subjectName(change)) !== null,
    );
    return { changes, priceHeld };
  },
  advise({ changes, priceHeld }, scene) {
    const falls = listed(changes.map((fact) => `${mention(fact)} med ${magnitude(fact)}`));
    return {
      title: `Vänd tappet för ${mentions(changes)}`,
      description: sentences(
        `Försäljningen har minskat för ${falls} ${versus(scene)}.`,
        priceHeld
          ? 'Priset har legat stilla, så det är antalet sålda som har gått ner: färre kunder väljer varan eller så köper de mer sällan.'
          : 'Om det beror på pris eller antal går inte att säga utan en kolumn för antal.',
      ),
      action:
        'Ta reda på om det är en kund, en kanal eller hela marknaden som försvunnit innan ni gör något åt varan. Svaret avgör om den ska lyftas fram, paketeras om eller avvecklas.',
      firstStep: `På måndag: jämför vilka som köpte ${mention(first(changes))} förr och nu, och ring den som slutat.`,
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      effect: volumeEffect(scene, comparedPerYear(scene, lossOf(...changes)), {
        claims: ['lost-volume'],
        assumption: {
          label: 'Antagen andel av tappet som kan återtas',
          basis:
            'Försiktigt antagande: efterfrågan som vikit kommer sällan tillbaka i sin helhet, och en del av tappet är marknadens.',
          low: '10',
          likely: '20',
          high: '35',
        },
      }),
      effectNote: 'Går inte att räkna: jämförelseperioden är för kort.',
      stake: 0,
    };
  },
});
