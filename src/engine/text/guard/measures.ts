import type { Fact } from '../../facts/fact.ts';

/** A measure by the stems of its words in a text or a label, and by its words in keys. */
interface Measure {
  name: string;
  stems: RegExp;
  keys: RegExp;
}

const measures: readonly Measure[] = [
  {
    name: 'revenue',
    stems: /(?<!\p{L})(?:omsättning|försäljning|intäkt|sålde|såldes|sålt|säljer|säljs)/iu,
    keys: /revenue|sales\.growth/i,
  },
  {
    name: 'margin',
    stems: /(?<!\p{L})(?:täckningsgrad|bruttomarginal|marginal)/iu,
    keys: /margin/i,
  },
  {
    name: 'profit',
    stems: /(?<!\p{L})(?:täckningsbidrag|bruttovinst|vinst|resultat|lönsamhet)/iu,
    keys: /profit/i,
  },
  { name: 'cost', stems: /(?<!\p{L})(?:\p{L}{0,14}kostnad|utgift|inköp)/iu, keys: /cost/i },
  { name: 'discount', stems: /(?<!\p{L})rabatt/iu, keys: /discount/i },
  { name: 'returns', stems: /(?<!\p{L})retur/iu, keys: /return/i },
  { name: 'customers', stems: /(?<!\p{L})kund/iu, keys: /customer/i },
  { name: 'orders', stems: /(?<!\p{L})(?:\p{L}{0,8}order|kvitto|kvitton)/iu, keys: /order/i },
  { name: 'stock', stems: /(?<!\p{L})(?:lager|svinn)/iu, keys: /stock|waste/i },
];

/** The measures a text speaks of. */
export function measuresIn(text: string): Set<string> {
  return new Set(measures.filter(({ stems }) => stems.test(text)).map(({ name }) => name));
}

/** The measures a fact can be taken for, by its label and key. */
export function measuresOf({ key, label }: Fact): Set<string> {
  return new Set(
    measures
      .filter(({ stems, keys }) => stems.test(label) || keys.test(key))
      .map(({ name }) => name),
  );
}
