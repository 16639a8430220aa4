import { sumOf } from '../../../advice/effect-formula.ts';
import { before } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { agreeing, counted, listed, mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { volumeEffect } from '../own-margin.ts';
import {
  comparable,
  comparedPerYear,
  defineSalesRule,
  hasLostCustomers,
  notPerYear,
  paysToSell,
  type SalesRuleContext,
} from '../rule-context.ts';
import { comesBack } from './own-changes.ts';

interface Lost {
  count: Fact;
  revenue: Fact;
  /** Sales to the largest of them, if known by name. */
  largest: Fact[];
}

/** Describes the lost customers and what they bought; a single named customer is named. */
function whoLeft(
  { count, revenue, largest }: Lost,
  { words: { customer, customers, bought, didBuy } }: SalesRuleContext,
): string {
  const boughtAnything = bought === 'köpt' ? 'köpt något' : bought;
  const [only] = largest;
  if (size(count) === 1 && only !== undefined)
    return `${mention(only)} ${before(didBuy)} ${figure(only)} i den förra perioden men har inte ${boughtAnything} alls i den senaste.`;
  const named = listed(largest.map((fact) => `${mention(fact)} (${figure(fact)})`));
  return sentences(
    `${counted(count, customer, customers)} som ${didBuy} i den förra perioden har inte ${boughtAnything} i den senaste.`,
    `Då var de${agreeing(count, 'n', '')} värd${agreeing(count, '', 'a')} ${figure(revenue)}.`,
    largest.length === 0 ? null : `Störst bland dem: ${named}.`,
  );
}

export const winBack = defineSalesRule<Lost>({
  id: 'win-back',
  theme: 'customers',
  when(context) {
    const { book } = context;
    if (!comparable(context) || !paysToSell(context) || !hasLostCustomers(context)) return null;
    const count = book.get(key.customersLost);
    const revenue = book.get(key.customersLostRevenue);
    if (!isPositive(count) || !isPositive(revenue)) return null;
    const gone = (fact: Fact) => {
      const current = book.of(key.customerCurrent, subjectName(fact));
      return current !== null && size(current) === 0;
    };
    const largest = byValue(book.all(key.customerPrevious))
      .filter((fact) => isPositive(fact) && gone(fact))
      .slice(0, Math.min(2, size(count)));
    return { count, revenue, largest };
  },
  advise(lost, context) {
    const { count, revenue, largest } = lost;
    const one = size(count) === 1;
    return {
      title: agreeing(
        count,
        `Vinn tillbaka kunden som slutat ${context.words.buy}`,
        `Vinn tillbaka kunderna som slutat ${context.words.buy}`,
      ),
      description: sentences(
        whoLeft(lost, context),
        'Den som har köpt förut är billigare att få tillbaka än en ny kund är att hitta, men bara medan ni är i färskt minne.',
      ),
      action: `${one ? 'Ring kunden.' : 'Ring i storleksordning, den största först.'} Fråga om skälet innan ni erbjuder något: ett pris som inte var felet ska inte sänkas.`,
      firstStep: `På måndag: ring ${one ? 'kunden' : 'den största av dem'} och skriv upp skälet.`,
      cost: 'Ingen utgift, några timmars samtal',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.65,
      effect: volumeEffect(context, comparedPerYear(context, sumOf(revenue)), {
        claims: ['lost-volume'],
        of: largest.length === size(count) ? largest : [],
        others: context.words.theCustomers,
        assumption: comesBack(
          {
            label: 'Antagen andel av de förlorade kundernas köp som kommer tillbaka',
            basis:
              'Försiktigt antagande: de flesta har bytt av skäl som ett samtal inte ändrar; en mindre del återkommer.',
            low: '10',
            likely: '20',
            high: '30',
          },
          context,
        ),
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
