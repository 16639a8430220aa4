import { sumOf } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import {
  comparable,
  comparedPerYear,
  defineSalesRule,
  knowsCustomers,
  notPerYear,
  versus,
  volumeEffect,
} from '../rule-context.ts';

interface Winners {
  changes: Fact[];
  margin: Fact | null;
}

const RISE = 10;

export const winner = defineSalesRule<Winners>({
  id: 'winner',
  theme: 'growth',
  when(context) {
    const { book } = context;
    if (!comparable(context)) return null;
    const total = book.get(key.grossMargin);
    const changes = byValue(book.all(key.productChange))
      .filter(isPositive)
      .filter((change) => {
        const name = subjectName(change);
        const growth = book.of(key.productGrowth, name);
        const margin = book.of(key.productMargin, name);
        // Growth with a margin below the rest, or none, should not be pushed.
        const earns =
          margin === null ||
          (size(margin) > 0 && (total === null || size(margin) >= size(total) - 1));
        return growth !== null && size(growth) >= RISE && earns;
      })
      .slice(0, 2);
    const [only] = changes;
    if (only === undefined) return null;
    const margin = book.of(key.productMargin, subjectName(only));
    return { changes, margin: size(margin) >= size(total) ? margin : null };
  },
  advise({ changes, margin }, context) {
    const several = changes.length > 1;
    return {
      title: `Ge mer plats åt ${mentions(changes)}`,
      description: sentences(
        `Försäljningen har ökat för ${listed(changes.map((fact) => `${mention(fact)} med ${magnitude(fact)}`))} ${versus(context)}.`,
        margin === null
          ? null
          : `Täckningsgraden för ${mention(margin)} är ${figure(margin)}, minst i nivå med snittet, så tillväxten är värd att driva på.`,
        'Det som redan växer av egen kraft är lättare att få att växa mer än det som står stilla.',
      ),
      action: context.byTime
        ? `Se till att det finns tid för ${several ? 'dem' : 'det'} i kalendern, och föreslå ${several ? 'dem' : 'det'} för kunder som ännu inte köper.`
        : `Se till att ${mentions(changes)} aldrig tar slut, föreslå ${several ? 'dem' : 'den'} för kunder som ännu inte köper, och pröva en större förpackning eller ett tillbehör.`,
      firstStep: context.byTime
        ? 'På måndag: se efter hur mycket ledig tid det finns de närmaste veckorna och lista dem som kan vilja ha mer.'
        : knowsCustomers(context)
          ? 'På måndag: kontrollera lagret mot de senaste veckornas takt och lista kunder som köper liknande men inte detta.'
          : 'På måndag: kontrollera lagret mot de senaste veckornas takt och ställ fram det som växer där det syns först.',
      cost: context.byTime
        ? 'Tid i kalendern, löpande säljtid'
        : 'Något större lager, löpande säljtid',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      effect: volumeEffect(context, comparedPerYear(context, sumOf(...changes)), {
        claims: ['winner'],
        assumption: {
          label: 'Antagen ytterligare ökning, som andel av den ökning som redan skett',
          basis:
            'Försiktigt antagande: tillväxt avtar av sig själv; riktat arbete ger en del ovanpå.',
          low: '10',
          likely: '20',
          high: '30',
        },
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
