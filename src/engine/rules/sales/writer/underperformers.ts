import { salesKeys as key } from '../../../metrics/sales/keys.ts';
import { figure, magnitude, nameOf } from '../../../text/placeholder.ts';
import type { Underperformer } from '../../../text/sales-result.ts';
import { sentences, worded } from '../../../text/swedish.ts';
import { isPositive, size } from '../../fact-book.ts';
import { type SalesScene, versus } from '../scene.ts';
import { marginText } from './cells.ts';
import { movementOf, type ProductFacts, productFacts } from './product-facts.ts';

/** A problem with a product and what to do about that problem. */
interface Reading {
  issue: string;
  advice: string;
}

function movementReading(product: ProductFacts, scene: SalesScene): Reading | null {
  const { change, growth, priceChange, daysSinceSale, name } = product;
  const movement = movementOf(product);
  if (movement === 'dormant' && daysSinceSale !== null)
    return {
      issue: `Har inte sålts på ${figure(daysSinceSale)}.`,
      advice: 'Bestäm om den ska vara kvar. Om inte: sälj ut lagret och ta bort den ur prislistan.',
    };
  if (change === null || growth === null) return null;
  const fall = `Försäljningen har minskat med ${magnitude(change)} (${magnitude(growth)}) ${versus(scene)}`;
  if (movement === 'cheaper' && priceChange !== null)
    return {
      issue: `${fall}, fast snittpriset har sjunkit med ${magnitude(priceChange)}.`,
      advice: worded(name, [
        'Ta tillbaka priset: sänkningen har inte gett någon volym.',
        'Sluta sänka. Lägg tillbaka priset och se om volymen rör sig alls.',
      ]),
    };
  if (movement === 'fewer' && priceChange !== null) {
    const dearer = size(priceChange) >= 2;
    return {
      issue: dearer
        ? `${fall}. Snittpriset har samtidigt stigit med ${magnitude(priceChange)}, och köparna har blivit färre.`
        : `${fall}. Priset har legat stilla, så det är antalet sålda som har gått ner.`,
      advice: dearer
        ? 'Pröva ett något lägre pris eller en mindre förpackning i en månad och räkna om volymen täcker det.'
        : worded(name, [
            'Fråga de kunder som slutat köpa vad de valt i stället, innan något görs åt priset.',
            'Se efter om tappet sitter hos en kund, en kanal eller överallt, och börja där det är störst.',
            'Ge produkten bättre plats i ett kvartal. Vänder det inte, låt den gå ur sortimentet.',
          ]),
    };
  }
  return movement === 'falling'
    ? {
        issue: `${fall}.`,
        advice: 'Ta reda på om kunderna köper mindre eller betalar mindre; filen saknar antal.',
      }
    : null;
}

function marginReading({ margin }: ProductFacts, { book }: SalesScene): Reading | null {
  const total = book.get(key.grossMargin);
  if (margin === null || total === null || size(margin) > size(total) - 8) return null;
  if (size(margin) < 0)
    return {
      issue: `Säljs med förlust: täckningsgraden är ${figure(margin)}.`,
      advice: 'Höj priset eller sluta sälja den, om den inte drar med sig annat som går med vinst.',
    };
  return {
    issue: `Täckningsgraden ${figure(margin)} är låg mot ${figure(total)} för hela försäljningen.`,
    advice: 'Höj priset på nya order eller begär ny offert på inköpet.',
  };
}

function returnReading({ returns, revenue }: ProductFacts): Reading | null {
  if (!isPositive(returns) || size(returns) < 0.05 * size(revenue)) return null;
  return {
    issue: `Returer och krediteringar uppgår till ${figure(returns)}.`,
    advice: 'Skriv upp skälet till varje retur och rätta det vanligaste.',
  };
}

function fallback({ share, revenue }: ProductFacts): Reading {
  return {
    issue:
      share === null
        ? `Säljer för ${figure(revenue)}.`
        : `Står för ${figure(share)} av omsättningen och bidrar lite till resultatet.`,
    advice: 'Följ den ett kvartal till innan ni lägger mer tid på den.',
  };
}

/** The products that cost the most in lost sales, margin or returns, with what to do about each. */
export function underperformers(scene: SalesScene): Underperformer[] {
  return scene.figures.weakProducts.flatMap((name) => {
    const product = productFacts(scene, name);
    if (product === null) return [];
    const found = [
      movementReading(product, scene),
      marginReading(product, scene),
      returnReading(product),
    ].filter((reading) => reading !== null);
    const readings = found.length === 0 ? [fallback(product)] : found;
    return [
      {
        product: nameOf(product.revenue),
        revenue: figure(product.revenue),
        margin: marginText(product, scene),
        issues: sentences(...readings.map(({ issue }) => issue)),
        recommendations: sentences(...readings.map(({ advice }) => advice)),
      },
    ];
  });
}
