import { sumOf } from '../../../advice/effect-formula.ts';
import { first } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, sentences } from '../../../text/swedish.ts';
import { claimsOfSubscriptions, defineCostRule, saving } from '../rule-context.ts';

/** Costs that the user calls unnecessary and that the file shows as still paid. */
export const unnecessary = defineCostRule<Fact[]>({
  id: 'unnecessary',
  theme: 'subscriptions',
  when({ answers }) {
    return answers.unnecessary.length === 0 ? null : byValue(answers.unnecessary);
  },
  advise(named, context) {
    const several = named.length > 1;
    return {
      title: several ? 'Säg upp det ni själva kallar onödigt' : `Säg upp ${mention(first(named))}`,
      description: sentences(
        `Du skrev att ${listed(named.map((fact) => `${mention(fact)} (${figure(fact)} per år)`))} känns onödigt.`,
        `${several ? 'De löper' : 'Det löper'} fortfarande enligt filen, och det ni inte saknar är den enklaste kostnaden att bli av med.`,
      ),
      action:
        'Kontrollera uppsägningstiden, spara det ni behöver ha kvar och säg upp skriftligt. Är någon osäker: stäng av en månad och se om någon frågar.',
      firstStep: `På måndag: leta upp avtalet med ${mention(first(named))} och skicka uppsägningen.`,
      cost: 'Ingen utgift, någon timmes arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.85,
      effect: saving(sumOf(...named), {
        claims: claimsOfSubscriptions(context, named.map(subjectName)),
        assumption: {
          label: 'Antagen del av kostnaden som försvinner',
          basis:
            'Försiktigt antagande: uppsägningstid tar en del av det första året, och något behöver kanske ersättas.',
          low: '50',
          likely: '75',
          high: '100',
        },
      }),
      effectNote: 'Går inte att räkna ur filen.',
      stake: 0,
    };
  },
});
