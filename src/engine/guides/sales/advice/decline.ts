import { lossOf } from '../../../advice/effect-formula.ts';
import { WHOLE } from '../../../events/own-months.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isNegative, isPositive, size } from '../../../facts/fact-value.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { capital, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during } from '../coverage.ts';
import { endOfException } from '../one-off-months.ts';
import { volumeEffect } from '../own-margin.ts';
import {
  comparable,
  comparedPerYear,
  defineSalesRule,
  growthOf,
  notPerYear,
  paysToSell,
  type SalesRuleContext,
} from '../rule-context.ts';
import { fallBegan, fallenLess } from './own-changes.ts';

interface Decline {
  growth: Fact;
  change: Fact;
}

/** Per cent; a smaller fall is ordinary variation between years. */
const FALL = -1.5;
/** A fall of more per cent shows without being counted. */
const SLOW = -10;

function spread({ book, words }: SalesRuleContext): string | null {
  const shrinking = book.get(key.productsShrinking);
  const growing = book.get(key.productsGrowing);
  if (!isPositive(shrinking) || growing === null || size(shrinking) <= size(growing)) return null;
  const all = book.get(key.productsTotal);
  if (all !== null && size(all) === size(shrinking) && size(all) > 1)
    return `Alla ${figure(shrinking)} ${words.income.parts} har tydligt minskat.`;
  const better = size(growing) === 0 ? 'ingen' : figure(growing);
  return `Av ${words.income.theParts} har ${figure(shrinking)} tydligt minskat och ${better} tydligt ökat.`;
}

/** A fall is told of by one that it is of where so much of it is theirs, and by who worked here and has left where this much is. */
const NEARLY_ALL = 0.9;
const HALF = 0.5;

/** Whether no goal by the week makes up for a fall: it is of one who has left or fallen, and is followed up by that. */
const isOfOne = (fall: Fact, { happened }: SalesRuleContext): boolean =>
  happened.all.some(({ type, change }) => {
    if (change.subject === null || !['level', 'stopped'].includes(type)) return false;
    const hasLeft = type === 'stopped' && change.subject.kind === 'staff';
    return size(change) <= (hasLeft ? HALF : NEARLY_ALL) * size(fall);
  });

export const decline = defineSalesRule<Decline>({
  id: 'decline',
  theme: 'growth',
  when(context) {
    const growth = context.book.get(key.growth);
    const change = context.book.get(key.growthChange);
    if (!comparable(context) || !paysToSell(context) || !isNegative(growth) || !isNegative(change))
      return null;
    // A shorter period sells less without selling worse, so growth per day must fall too.
    if (size(growth) > FALL || size(growthOf(context)) > FALL) return null;
    return isOfOne(change, context) || endOfException([change], context)
      ? null
      : { growth, change };
  },
  advise({ growth, change }, context) {
    return {
      title: 'Sätt ett mål som stänger gapet',
      description: sentences(
        `${capital(context.words.income.the)} har minskat med ${magnitude(change)} (${magnitude(growth)}) ${during(change, context)}.`,
        spread(context),
        size(growth) > SLOW ? 'Ett tapp av den storleken syns dåligt från vecka till vecka.' : null,
      ),
      action:
        'Dela upp förra periodens nivå på veckor och ställ årets utfall bredvid. Ge den del som ligger sämst till en ansvarig och ett datum.',
      firstStep:
        'På måndag: skriv veckans mål på tavlan, och gå igenom utfallet samma tid nästa måndag.',
      cost: 'Ingen utgift, en kort genomgång i veckan',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.35,
      effect: volumeEffect(context, comparedPerYear(context, lossOf(change)), {
        claims: ['lost-volume'],
        assumption: fallenLess(
          {
            label: 'Antagen andel av tappet som kan återtas',
            basis:
              'Försiktigt antagande: en del av nedgången är marknadens eller säsongens, och uppföljning i sig ger bara en del.',
            low: '10',
            likely: '20',
            high: '30',
          },
          context.figures.ownMonths?.compared.get(WHOLE) ?? null,
          fallBegan([change], context),
        ),
      }),
      effectNote: notPerYear(context),
      stake: 0,
      // Where it fell most says more, as does who has left.
      isGeneral: true,
    };
  },
});
