import { sumOf, timesPercent } from '../../../advice/effect-formula.ts';
import { ownAssumption } from '../../../advice/own-spread.ts';
import type { Assumption } from '../../../advice/rule.ts';
import { less } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import { isOfServed } from '../drinks.ts';
import { hasNoCost } from '../margins.ts';
import {
  comparable,
  defineSalesRule,
  notPerYear,
  perYear,
  priceEffect,
  type SalesRuleContext,
} from '../rule-context.ts';
import { type Dimension, dimensions, spokenOf } from './dimensions.ts';

interface MarginGap {
  best: Fact;
  worst: Fact;
  revenue: Fact;
}

/** Percentage points between best and worst that make a shift worthwhile. */
const GAP = 5;
const LARGE_ENOUGH = 5;

/** No more than this, in per cent, is assumed to be moved. */
const MOST_MOVED = 15;

/** By how much the company's own channels, regions or groups have gained or lost of their part of the whole. */
function ownShift(context: SalesRuleContext, dimension: Dimension): Assumption | null {
  const { keys } = dimension;
  const { many } = spokenOf(dimension, context.words);
  const { book } = context;
  if (!comparable(context)) return null;
  const known = book.all(keys.current).flatMap((now) => {
    const before = book.of(keys.previous, subjectName(now));
    return isPositive(now) && isPositive(before) ? [[size(now), size(before)] as const] : [];
  });
  const [now, before] = [0, 1].map((place) =>
    known.reduce((sum, pair) => sum + (pair[place] ?? 0), 0),
  ) as [number, number];
  const moved = known.map(([own, then]) => Math.abs((100 * own * before) / (now * then) - 100));
  return ownAssumption(moved, {
    label: 'Andel av försäljningen som kan styras om',
    basis: `Ur filens egna ${many}: så stor del av sin andel har de vunnit eller förlorat mellan de perioder som jämförs (undre fjärdedel, mitten och övre fjärdedel).`,
    most: MOST_MOVED,
  });
}

/**
 * Whether whoever takes the one for the other leaves more: a buyer of a thing takes another thing, and not kronor for
 * kronor. Where the file has no quantity it is not known, and the kronor decide.
 */
function leavesMore(best: Fact, worst: Fact, { figures }: SalesRuleContext): boolean {
  const [more, less] = [best, worst].map((each) => figures.leftOfEach?.get(subjectName(each)));
  return more === undefined || less === undefined || more >= less;
}

/** Whether something in a group has become dearer to buy, which is advised on by itself. */
function hasBecomeDearer(group: Fact, { figures, happened }: SalesRuleContext): boolean {
  return happened.all.some(
    ({ type, change }) =>
      type === 'unitCost' &&
      size(change) < 0 &&
      figures.groupOf?.get(subjectName(change)) === subjectName(group),
  );
}

/** Whether more is left of the one group than of the other, which nothing advised on by itself has made so. */
const isGain = (best: Fact, worst: Fact, context: SalesRuleContext): boolean =>
  leavesMore(best, worst, context) && !hasBecomeDearer(worst, context);

function marginRule(dimension: Dimension) {
  const { id, theme, keys, shift } = dimension;
  return defineSalesRule<MarginGap>({
    id: `${id}-margin`,
    theme,
    when(context) {
      const { book } = context;
      // What is paid for in wages alone is no better to sell than goods for what stands beside it in the file.
      const ordered = byValue(book.all(keys.margin)).filter(
        (margin) =>
          size(book.of(keys.share, subjectName(margin))) >= LARGE_ENOUGH && !hasNoCost(margin),
      );
      // Nobody is urged to buy alcohol instead of something else.
      const best = ordered.find((margin) => id !== 'category' || !isOfServed(context, margin));
      const worst = ordered.at(-1);
      if (best === undefined || worst === undefined || size(best) - size(worst) < GAP) return null;
      if (id === 'category' && !isGain(best, worst, context)) return null;
      const revenue = book.of(keys.revenue, subjectName(worst));
      return revenue === null ? null : { best, worst, revenue };
    },
    advise({ best, worst, revenue }, context) {
      const gap = less(best, worst);
      const yearly = perYear(context, sumOf(revenue));
      // Guests choose from a menu, and are offered a dish.
      const isMenu = id === 'category' && context.business?.id === 'restaurant';
      const action = isMenu
        ? 'Ge den lönsamma gruppen bästa platsen på menyn, och låt serveringen föreslå den först.'
        : shift;
      const all = ofFile(worst, context);
      const given = context.book.get(key.discountAmount);
      const hasNoDiscount = given !== null && size(given) === 0;
      return {
        title: `Styr försäljningen från ${mention(worst)} mot ${mention(best)}`,
        description:
          size(worst) < 0
            ? `${mention(worst)} går med förlust: täckningsgraden är ${figure(worst)}${all} på en försäljning av ${figure(revenue)}. ${mention(best)} ger ${figure(best)}.`
            : `${mention(best)} ger ${figure(best)} i täckningsgrad, ${mention(worst)} bara ${figure(worst)} på en försäljning av ${figure(revenue)}${all}.`,
        action,
        firstStep: `På måndag: kontrollera vad som drar ner marginalen i ${mention(worst)}: priset, ${hasNoDiscount ? '' : 'rabatterna, '}kostnaden eller vad som säljs där.`,
        cost: 'Säljtid och någon enstaka kampanj',
        timeframe: 'Inom ett halvår',
        effort: 2,
        sureness: 0.45,
        effect: priceEffect(yearly === null ? null : timesPercent(yearly, gap), {
          claims: ['mix'],
          assumption: ownShift(context, dimension) ?? {
            label: 'Antagen andel av försäljningen som kan styras om',
            basis:
              'Försiktigt antagande: de flesta kunder väljer själva; en liten del följer med när något annat görs enklare eller bättre.',
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
}

export const dimensionMargin = dimensions.map(marginRule);
