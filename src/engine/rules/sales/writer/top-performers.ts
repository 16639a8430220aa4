import { salesKeys as key } from '../../../metrics/sales/keys.ts';
import { figure, magnitude, nameOf } from '../../../text/placeholder.ts';
import type { TopPerformer } from '../../../text/sales-result.ts';
import { sentences, worded } from '../../../text/swedish.ts';
import { size } from '../../fact-book.ts';
import { type SalesScene, versus } from '../scene.ts';
import { growthText, marginText } from './cells.ts';
import { movementOf, type ProductFacts, productFacts } from './product-facts.ts';

function weight({ share, rank, revenue }: ProductFacts): string | null {
  if (share === null) return null;
  if (rank === 1) return `Störst av alla produkter med ${figure(share)} av omsättningen.`;
  return worded(revenue.value, [
    `Står för ${figure(share)} av omsättningen.`,
    `Bidrar med ${figure(share)} av omsättningen.`,
    `Drar in ${figure(share)} av allt ni säljer för.`,
  ]);
}

function risingSentence({ growth, change, priceChange }: ProductFacts, scene: SalesScene): string {
  if (growth === null || change === null) return '';
  const because =
    priceChange === null
      ? ''
      : size(priceChange) >= 2
        ? `, delvis genom ett snittpris som stigit ${magnitude(priceChange)}`
        : size(priceChange) <= -2
          ? `, trots ett snittpris som sjunkit ${magnitude(priceChange)}`
          : ', på fler sålda enheter och i stort sett oförändrat pris';
  return `Försäljningen har ökat med ${magnitude(change)} ${versus(scene)}${because}.`;
}

function tendency(product: ProductFacts, scene: SalesScene): string | null {
  const { growth } = product;
  if (growth === null) return null;
  switch (movementOf(product)) {
    case 'rising':
      return risingSentence(product, scene);
    case 'steady':
      return worded(product.name, [
        'Håller nivån från jämförelseperioden.',
        'Ligger stilla mot jämförelseperioden, vilket för en storsäljare är gott nog.',
        'Säljer i jämn takt.',
      ]);
    case 'cheaper':
    case 'fewer':
    case 'falling':
      return `Försäljningen har minskat med ${magnitude(growth)}, men produkten är stor nog att ändå bära mycket av resultatet.`;
    default:
      return null;
  }
}

function earning({ margin }: ProductFacts, { book }: SalesScene): string | null {
  const total = book.get(key.grossMargin);
  if (margin === null || total === null) return null;
  const above = size(margin) - size(total);
  if (above >= 3)
    return `Täckningsgraden är bättre än snittet på ${figure(total)}, så varje såld krona här är värd mer än på annat håll.`;
  return above <= -3
    ? `Täckningsgraden ligger däremot sämre till än snittet på ${figure(total)}.`
    : null;
}

/** The products that carry the result, each with its reason in figures. */
export function topPerformers(scene: SalesScene): TopPerformer[] {
  return scene.figures.topProducts.flatMap((name) => {
    const product = productFacts(scene, name);
    if (product === null) return [];
    const reason = sentences(weight(product), tendency(product, scene), earning(product, scene));
    return [
      {
        product: nameOf(product.revenue),
        revenue: figure(product.revenue),
        margin: marginText(product, scene),
        growth: growthText(product, scene),
        reason: reason === '' ? `Säljer för ${figure(product.revenue)}.` : reason,
      },
    ];
  });
}
