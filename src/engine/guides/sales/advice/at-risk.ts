import { sumOf } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { agreeing, counted, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { defineSalesRule, notPerYear, paysToSell, volumeEffect } from '../rule-context.ts';

interface AtRisk {
  count: Fact;
  revenue: Fact;
}

export const atRisk = defineSalesRule<AtRisk>({
  id: 'at-risk',
  theme: 'customers',
  when(context) {
    const { book } = context;
    if (!paysToSell(context)) return null;
    const count = book.get(key.customersAtRisk);
    const revenue = book.get(key.customersAtRiskRevenue);
    return isPositive(count) && isPositive(revenue) ? { count, revenue } : null;
  },
  advise({ count, revenue }, context) {
    return {
      title: 'Hör av er innan fler kunder tystnar',
      description: sentences(
        `${counted(count, 'kund', 'kunder')} som brukar handla har inte hörts av på länge.`,
        `Det senaste året har ${agreeing(count, 'den', 'de')} köpt för ${figure(revenue)}.`,
        'Än är de kunder hos er; när tystnaden blivit vana är det för sent att fråga varför.',
      ),
      action: `Ge varje sådan kund en ansvarig och en anledning till samtal: ${context.byTime ? 'en fråga om hur det senaste ni gjorde blev, eller om något ligger framför dem' : 'påfyllning, nyhet eller en fråga om hur senaste leveransen fungerade'}.`,
      firstStep: 'På måndag: sortera kundlistan på senaste köp och ring dem som brukade köpa mest.',
      cost: 'Ingen utgift, löpande säljtid',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.55,
      effect: volumeEffect(context, sumOf(revenue), {
        claims: ['at-risk'],
        assumption: {
          label: 'Antagen andel av köpen som annars går förlorad och kan behållas',
          basis:
            'Försiktigt antagande: flertalet kommer tillbaka av sig själva eller är redan borta; samtalet avgör för en mindre del.',
          low: '5',
          likely: '10',
          high: '15',
        },
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
