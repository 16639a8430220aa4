import { bookKeys as key } from '../../../books/keys.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import { figure, nameOf } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { type IndustryPosition, standingOf } from '../industry.ts';
import { defineCostRule } from '../rule-context.ts';

interface Liquidity {
  standing: IndustryPosition;
  receivables: Fact | null;
}

/** Below 100 % the short-term debts exceed the means to pay them. */
const ENOUGH = 100;

export const liquidity = defineCostRule<Liquidity>({
  id: 'liquidity',
  theme: 'finance',
  when(context) {
    const standing = standingOf(context, key.cashLiquidity);
    if (standing === null || size(standing.own) >= ENOUGH) return null;
    const receivables = context.book.of(key.receivables, context.year ?? '');
    return { standing, receivables };
  },
  advise({ standing: { own, median }, receivables }, { yearlyCost }) {
    return {
      title: 'Säkra betalningsförmågan',
      description: sentences(
        `Kassalikviditeten var ${figure(own)} vid slutet av ${nameOf(own)}: de kortfristiga skulderna var större än det som snabbt kunde bli pengar.`,
        median === null ? null : `Mitten i branschen ligger på ${figure(median)}.`,
        isPositive(receivables) ? `Hos kunderna låg ${figure(receivables)} och väntade.` : null,
      ),
      action:
        'Gör en betalningsplan vecka för vecka för det närmaste kvartalet, fakturera samma dag som ni levererar, påminn dagen efter förfallodag och be leverantörerna om längre betalningstid i stället för rabatt.',
      firstStep:
        'På måndag: skriv upp vilka in- och utbetalningar som kommer de närmaste veckorna och när pengarna är slut om inget görs.',
      cost: 'Ingen utgift, någon timme i veckan',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.8,
      effect: null,
      effectNote:
        'Ingen besparing att räkna hem: det som minskar är risken att inte kunna betala i tid.',
      stake: yearlyCost * 0.006,
    };
  },
});
