import { sumOf } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { claimsOfSubscriptions, defineCostRule, saving } from '../rule-context.ts';
import { isService } from '../services.ts';

interface Subscriptions {
  /** Yearly cost of each, largest first. */
  each: Fact[];
}

/** An owner knows fewer subscriptions than this by heart. */
const FEWEST = 3;
const MONTHLY = 12;

export const subscriptionReview = defineCostRule<Subscriptions>({
  id: 'subscription-review',
  theme: 'subscriptions',
  when({ book, figures, answers }) {
    const named = new Set(answers.unnecessary.map(subjectName));
    const names = figures.subscriptions.filter(
      (name) => isService(name, figures) && !named.has(name),
    );
    const yearly = names.flatMap((name) => book.of(key.subscriptionYearly, name) ?? []);
    const each = byValue(yearly).filter(isPositive);
    return each.length >= FEWEST ? { each } : null;
  },
  advise({ each }, context) {
    const largest = each.slice(0, 5).map((fact) => `${mention(fact)} (${figure(fact)} per år)`);
    const monthly = each.some(
      (fact) => size(context.book.of(key.subscriptionPerYear, subjectName(fact))) === MONTHLY,
    );
    return {
      title: 'Gå igenom abonnemangen rad för rad',
      description: sentences(
        `Det här löper vidare av sig självt: ${listed(largest)}${each.length > largest.length ? ', med flera' : ''}.`,
        'Det som återkommer ifrågasätts sällan.',
        monthly ? 'Det som betalas månadsvis är ofta billigare per år.' : null,
      ),
      action:
        'Sätt en ägare och ett skäl vid varje abonnemang. Säg upp det som saknar båda, gå ner i nivå där ni inte använder allt och välj årsbetalning för det ni vet att ni behåller.',
      firstStep:
        'På måndag: skriv ut listan över återkommande betalningar och sätt ett namn vid varje.',
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.65,
      effect: saving(sumOf(...each), {
        claims: claimsOfSubscriptions(context, each.map(subjectName)),
        assumption: {
          label: 'Antagen del av abonnemangen som kan sägas upp eller sänkas',
          basis:
            'Försiktigt antagande: några abonnemang är bortglömda eller för stora, de flesta behövs.',
          low: '5',
          likely: '10',
          high: '20',
        },
      }),
      effectNote: 'Går inte att räkna ur filen.',
      stake: 0,
    };
  },
});
