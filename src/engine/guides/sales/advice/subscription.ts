import { timesPercent } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { counted, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { volumeEffect } from '../own-margin.ts';
import { defineSalesRule, notPerYear, paysToSell, yearlyRevenue } from '../rule-context.ts';

interface Repeating {
  returning: Fact;
  best: Fact | null;
}

export const subscription = defineSalesRule<Repeating>({
  id: 'subscription',
  theme: 'subscription',
  when(context) {
    const { answers, book } = context;
    if (!paysToSell(context)) return null;
    const returning = book.get(key.customersReturning);
    if (answers.subscriptions !== 'none' || !isPositive(returning)) return null;
    return { returning, best: book.get(key.customersBestShare) };
  },
  advise({ returning, best }, context) {
    const yearly = yearlyRevenue(context);
    const base = yearly === null || !isPositive(best) ? null : timesPercent(yearly, best);
    const { agreement } = context.words;
    return {
      title: `Erbjud stamkunderna ett ${agreement}`,
      description: sentences(
        'Enligt ditt svar har ni inga abonnemang i dag.',
        `Ändå är det ${counted(returning, 'kund', 'kunder')} som köper om och om igen${isPositive(best) ? `, och de bästa kunderna står för ${figure(best)} av omsättningen` : ''}.`,
        agreement === 'abonnemang'
          ? 'Ett abonnemang gör återköpet till vana: jämnare kassaflöde för er, en sak mindre att tänka på för kunden.'
          : 'Ett löpande avtal gör återköpet till vana: jämnare kassaflöde för er, en sak mindre att tänka på för kunden.',
      ),
      action:
        context.byTime || agreement !== 'abonnemang'
          ? 'Börja med en fast mängd varje månad av det de redan köper, till samma pris men med förtur. Bind ingen; bekvämligheten ska hålla dem kvar.'
          : 'Börja med en fast leverans av det de redan köper, samma pris men fri frakt eller förtur. Bind ingen; bekvämligheten ska hålla dem kvar.',
      firstStep:
        'På måndag: välj ut de kunder som köper samma sak oftast och fråga några av dem vad som skulle krävas.',
      cost: 'Arbetstid och en enkel rutin för fakturering',
      timeframe: 'Inom ett halvår',
      effort: 3,
      sureness: 0.35,
      effect: volumeEffect(context, base, {
        claims: ['uplift'],
        assumption: {
          label: 'Antagen ökning av de bästa kundernas köp',
          basis:
            'Försiktigt antagande: bara en del tecknar sig, och det mesta av deras köp hade skett ändå.',
          low: '1',
          likely: '2',
          high: '4',
        },
      }),
      effectNote: isPositive(best)
        ? notPerYear(context)
        : 'Går inte att räkna: filen visar inte hur stor del de bästa kunderna står för.',
      stake: 0,
    };
  },
});
