import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { counted, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import { defineCostRule } from '../rule-context.ts';

interface Tail {
  count: Fact;
  cost: Fact;
  share: Fact;
  suppliers: Fact;
}

/** Fewer small suppliers are not worth consolidating. */
const FEWEST = 8;

export const tailSuppliers = defineCostRule<Tail>({
  id: 'tail-suppliers',
  theme: 'suppliers',
  when({ book }) {
    const count = book.get(key.tailSuppliers);
    const cost = book.get(key.tailCost);
    const share = book.get(key.tailShare);
    const suppliers = book.get(key.suppliersTotal);
    if (!isPositive(count) || !isPositive(cost) || share === null || suppliers === null)
      return null;
    const long = size(count) >= FEWEST && size(count) >= size(suppliers) / 4;
    return long && size(share) <= 10 ? { count, cost, share, suppliers } : null;
  },
  advise({ count, cost, share, suppliers }, context) {
    const { yearlyCost } = context;
    return {
      title: 'Samla småköpen hos färre leverantörer',
      description: sentences(
        `Av ${counted(suppliers, 'leverantör', 'leverantörer')} är ${figure(count)} så små att de tillsammans står för ${figure(share)} av kostnaderna${ofFile(share, context)}, ${figure(cost)}.`,
        'Varje leverantör ska läggas upp, konteras och betalas, och ett litet köp ger inget att förhandla med.',
      ),
      action:
        'Välj en leverantör för varje slags småköp, be den om samlingsfaktura och låt resten gå på ett företagskort. Lägg inte upp en ny leverantör utan skäl.',
      firstStep:
        'På måndag: sortera de minsta leverantörerna efter vad ni köper och ringa in dem som säljer samma sak.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      effect: null,
      effectNote:
        'Går inte att räkna ur filen: vinsten är färre fakturor att hantera och bättre pris på det som samlas.',
      stake: yearlyCost * 0.0015,
    };
  },
});
