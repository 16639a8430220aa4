import { sumOf } from '../../../advice/effect-formula.ts';
import { aboveMiddle, ownOr } from '../../../advice/own-spread.ts';
import { first } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { counted, listed, mention, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { claimsOfSubscriptions, defineCostRule, saving } from '../rule-context.ts';
import { isBound } from '../services.ts';

interface Rises {
  count: Fact;
  yearly: Fact;
  /** Yearly cost of each rise, largest first. */
  each: Fact[];
}

export const priceRises = defineCostRule<Rises>({
  id: 'price-rises',
  theme: 'suppliers',
  when({ book }) {
    const count = book.get(key.priceRisesCount);
    const yearly = book.get(key.priceRisesYearly);
    const each = byValue(book.all(key.priceRiseYearly)).filter(isPositive);
    if (!isPositive(count) || !isPositive(yearly) || each.length === 0) return null;
    return { count, yearly, each };
  },
  advise({ count, yearly, each }, context) {
    const largest = first(each);
    const dearest = each.slice(0, 3).map((rise) => {
      const percent = context.book.of(key.priceRisePercent, subjectName(rise));
      const by = percent === null ? '' : `${figure(percent)}, `;
      return `${mention(rise)} (${by}${figure(rise)} mer per år)`;
    });
    return {
      title: `Ifrågasätt prishöjningen från ${mention(largest)}`,
      description: sentences(
        `${counted(count, 'återkommande betalning har', 'återkommande betalningar har')} höjts det senaste året, vilket kostar ${figure(yearly)} per år.`,
        `Mest kostar ${listed(dearest)}.`,
        'En höjning som ingen invänder mot blir nästa års utgångspunkt.',
      ),
      // There is no other landlord of the same premises.
      action: `Fråga efter skälet till höjningen, hänvisa till avtalets villkor om index och be om det gamla priset mot längre bindning eller förskott.${isBound(subjectName(largest), context.figures) ? '' : ' Ha en konkurrents pris till hands.'}`,
      firstStep: `På måndag: ring ${mention(largest)} och fråga vad höjningen bygger på och vad som krävs för att slippa den.`,
      cost: 'Ingen utgift, några timmars arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.6,
      effect: saving(sumOf(yearly), {
        claims: claimsOfSubscriptions(context, each.map(subjectName)),
        assumption: ownOr(
          {
            label: 'Antagen del av prishöjningarna som kan tas tillbaka',
            basis:
              'Försiktigt antagande: index i avtal står fast, men höjningar utöver det går ofta att förhandla eller byta bort.',
            low: '15',
            likely: '30',
            high: '50',
          },
          aboveMiddle(
            each.map((rise) => size(context.book.of(key.priceRisePercent, subjectName(rise)))),
          ),
          'Ur filens egna avtal: så mycket mindre skulle det ha höjts om de som höjts mest hade höjts som det mellersta',
        ),
      }),
      effectNote: 'Går inte att räkna ur filen.',
      stake: 0,
    };
  },
});
