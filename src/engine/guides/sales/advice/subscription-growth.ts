import { timesPercent } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { volumeEffect } from '../own-margin.ts';
import { defineSalesRule, notPerYear, paysToSell, yearlyRevenue } from '../rule-context.ts';

/** Above this percentage subscriptions are the main business. */
const THE_BUSINESS = 70;

export const subscriptionGrowth = defineSalesRule<Fact>({
  id: 'subscription-growth',
  theme: 'subscription',
  when(context) {
    const share = context.answers.subscriptionShare;
    return paysToSell(context) && isPositive(share) && size(share) <= THE_BUSINESS ? share : null;
  },
  advise(share, context) {
    const yearly = yearlyRevenue(context);
    const { agreement, theAgreements } = context.words;
    return {
      title: `Bygg ut ${theAgreements}`,
      description: sentences(
        `Enligt ditt svar står ${agreement} för ${figure(share)} av omsättningen.`,
        'Det är den del av försäljningen som kommer utan att någon behöver sälja den en gång till, och den jämnar ut de svaga månaderna.',
      ),
      action: `Erbjud ${agreement} till alla som redan köper samma sak återkommande, och följ varje månad hur många som tecknar sig och hur många som säger upp.`,
      firstStep:
        agreement === 'abonnemang'
          ? 'På måndag: räkna hur många som sagt upp sitt abonnemang det senaste kvartalet och ring några av dem.'
          : 'På måndag: skriv upp när varje avtal löper ut, och vilka trogna kunder som inte har något.',
      cost: 'Löpande säljtid',
      timeframe: 'Inom ett halvår',
      effort: 2,
      sureness: 0.4,
      effect: volumeEffect(context, yearly === null ? null : timesPercent(yearly, share), {
        claims: ['uplift'],
        assumption: {
          label: `Antagen ökning av ${theAgreements}`,
          basis:
            'Försiktigt antagande: nya tecknar sig i jämn takt, men en del av dem ersätter köp som hade skett ändå.',
          low: '3',
          likely: '6',
          high: '10',
        },
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
