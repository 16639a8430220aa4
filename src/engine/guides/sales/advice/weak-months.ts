import { multipliedBy, sumOf } from '../../../advice/effect-formula.ts';
import { first } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import {
  defineSalesRule,
  knowsCustomers,
  paysToSell,
  type SalesRuleContext,
  volumeEffect,
} from '../rule-context.ts';
import { seasonMonths } from './season.ts';

interface WeakMonths {
  months: Fact[];
  average: Fact;
}

function reason({ byTime, business }: SalesRuleContext): string {
  if (byTime) return 'boka då: en tid med kort varsel eller ett arbete som annars väntar';
  return business?.id === 'restaurant'
    ? 'komma då: en kväll med något särskilt, en meny för sällskap eller ett klippkort på luncher'
    : 'handla då: förköp, paket eller något som bara finns den tiden';
}

export const weakMonths = defineSalesRule<WeakMonths>({
  id: 'weak-months',
  theme: 'season',
  when(context) {
    const { book } = context;
    if (!paysToSell(context)) return null;
    const months = seasonMonths(book)?.weak.slice(0, 3) ?? [];
    const average = book.get(key.monthAverage);
    return months.length === 0 || average === null ? null : { months, average };
  },
  advise({ months, average }, context) {
    const indexed = listed(
      months.map((fact) => `${mention(fact)} (${figure(fact)} gånger snittet)`),
    );
    return {
      title: `Fyll ut ${mentions(months)}`,
      description: sentences(
        `Svagast mot månadssnittet, ${figure(average)}, är ${indexed}.`,
        'Hyra, löner och försäkringar är desamma de månaderna, så nästan hela täckningsbidraget på det som säljs därutöver blir kvar.',
      ),
      action: `Ge befintliga kunder ett skäl att ${reason(context)}. Sänk inte ordinarie pris, det drar bara köp från månaderna efter.`,
      firstStep: knowsCustomers(context)
        ? `På måndag: välj ut de kunder som köpte i ${mention(first(months))} i fjol och bestäm vad de ska erbjudas.`
        : `På måndag: se efter vad som såldes i ${mention(first(months))} i fjol och bestäm vad som ska erbjudas då.`,
      cost: 'Utskick och säljtid',
      timeframe: 'Inom ett halvår',
      effort: 2,
      sureness: 0.4,
      effect: volumeEffect(context, multipliedBy(sumOf(...months), average), {
        claims: ['uplift'],
        assumption: {
          label: 'Antagen ökning i de svaga månaderna',
          basis:
            'Försiktigt antagande: säsongen beror mest på kundernas behov och går bara att jämna ut en aning.',
          low: '2',
          likely: '4',
          high: '6',
        },
      }),
      effectNote: 'Går inte att räkna: månadssnittet är okänt.',
      stake: 0,
    };
  },
});
