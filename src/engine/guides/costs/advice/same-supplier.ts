import { sumOf } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { claimsOfSubscriptions, defineCostRule, saving } from '../rule-context.ts';
import { isService } from '../services.ts';

/** Concurrent agreements with one supplier, largest per year first. */
type Agreements = Fact[];

/**
 * The supplier in a name such as `Telia (499 kr varje månad)`, given to one of several agreements.
 */
function supplierOf(name: string): string | null {
  return /^(.+) \([^()]+\)$/u.exec(name)?.[1] ?? null;
}

export const sameSupplier = defineCostRule<Agreements>({
  id: 'same-supplier',
  theme: 'subscriptions',
  when({ book, figures }) {
    const groups = new Map<string, Fact[]>();
    for (const name of figures.subscriptions.filter((each) => isService(each, figures))) {
      const supplier = supplierOf(name);
      const yearly = book.of(key.subscriptionYearly, name);
      if (supplier === null || !isPositive(yearly)) continue;
      groups.set(supplier, [...(groups.get(supplier) ?? []), yearly]);
    }
    const cost = (facts: Fact[]) => facts.reduce((sum, fact) => sum + size(fact), 0);
    const several = [...groups.values()].filter((facts) => facts.length > 1);
    const [largest] = several.sort((a, b) => cost(b) - cost(a));
    return largest === undefined ? null : byValue(largest);
  },
  advise(agreements, context) {
    const described = agreements
      .slice(0, 4)
      .map((fact) => `{{${fact.id}.name}}, ${figure(fact)} per år`);
    return {
      title: 'Slå ihop avtalen hos samma leverantör',
      description: sentences(
        `Flera avtal löper bredvid varandra hos samma leverantör: ${listed(described)}.`,
        'Så kan det bli när ett nytt avtal tecknas utan att det gamla sägs upp, eller när flera köper var för sig.',
      ),
      action:
        'Fråga leverantören vad varje avtal gäller, säg upp det som är ersatt och be om ett pris för resten tillsammans.',
      firstStep: 'På måndag: lägg fakturorna bredvid varandra och se om de gäller samma sak.',
      cost: 'Ingen utgift, någon timmes arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.4,
      effect: saving(sumOf(...agreements), {
        claims: claimsOfSubscriptions(context, agreements.map(subjectName)),
        assumption: {
          label: 'Antagen del av avtalen som är överflödig',
          basis:
            'Försiktigt antagande: oftast gäller avtalen olika saker; ibland är ett av dem bortglömt.',
          low: '3',
          likely: '10',
          high: '30',
        },
      }),
      effectNote: 'Går inte att räkna ur filen.',
      stake: 0,
    };
  },
});
