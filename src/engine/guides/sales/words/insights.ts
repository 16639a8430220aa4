import { resultSentence } from '../../../books/result-sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isNegative, isPositive, isShown, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure, magnitude } from '../../../text/placeholder.ts';
import { directed, mentions, sentences } from '../../../text/swedish.ts';
import { MISSING_BOOKS } from '../advice/missing-data.ts';
import type { SalesBrief } from '../brief.ts';
import { salesKeys as key } from '../catalogue.ts';
import { inAll } from '../coverage.ts';
import { profitExplained, revenueExplained } from '../drivers.ts';
import { costAwaitsVat, hasNoCost } from '../margins.ts';
import { type SalesRuleContext, versus } from '../rule-context.ts';
import { whyItMoved } from './summary.ts';

/** A smaller change, in percentage points, is none. */
const SAME = 0.5;
/** … and of the sales, in per cent. */
const UNCHANGED = 1;

/** What is left of the latest of two years: what both left together says nothing of where the company stands. */
function ofYear({ book, comparedMonths, figures }: SalesRuleContext) {
  const [profit, margin] = [book.get(key.profitCurrent), book.get(key.marginCurrent)];
  const isYear = comparedMonths === 12 && figures.comparison?.kind === 'year';
  const [before, change] = [book.get(key.marginPrevious), book.get(key.marginChange)];
  const hasMoved = change !== null && Math.abs(size(change)) >= SAME;
  return isYear && profit?.period != null && margin !== null
    ? { profit, margin, before: hasMoved ? before : null }
    : null;
}

function level(context: SalesRuleContext): string | null {
  const { book, business, ofGoods } = context;
  const margin = book.get(key.grossMargin);
  const profit = book.get(key.grossProfit);
  if (margin === null) return null;
  if (profit === null) return `Täckningsgraden är ${figure(margin)}${inAll(context)}.`;
  const paid = business?.margin ?? (ofGoods ? 'varorna är betalda' : 'kostnaden i filen är betald');
  const year = ofYear(context);
  return year === null
    ? `Av försäljningen${inAll(context)} blir ${figure(profit)} kvar när ${paid}, en täckningsgrad på ${figure(margin)}.`
    : `Av försäljningen ${duringPeriodOf(year.profit)} blev ${figure(year.profit)} kvar när ${paid}, en täckningsgrad på ${figure(year.margin)}${year.before === null ? '' : ` mot ${figure(year.before)} ${duringPeriodOf(year.before)}`}.`;
}

function direction(context: SalesRuleContext): string | null {
  const change = context.book.get(key.marginChange);
  if (change === null) return null;
  if (!isShown(change)) return `Täckningsgraden är oförändrad ${versus(context)}.`;
  if (Math.abs(size(change)) < SAME)
    return `Täckningsgraden är i stort sett oförändrad ${versus(context)}.`;
  const [before, now] = [context.book.get(key.marginPrevious), context.book.get(key.marginCurrent)];
  const year = ofYear(context);
  // Of a year both are said with what was left of it.
  if (year !== null && year.before !== null) return null;
  const moved = directed(change, { up: 'har stigit', down: 'har sjunkit', flat: 'är oförändrad' });
  if (before !== null && now !== null)
    return `Täckningsgraden ${moved} från ${figure(before)} ${duringPeriodOf(before)} till ${figure(now)} ${duringPeriodOf(now)}.`;
  const to = year === null && now !== null ? `, till ${figure(now)}` : '';
  return `Täckningsgraden ${moved} med ${magnitude(change)} ${versus(context)}${to}.`;
}

function bridge(context: SalesRuleContext): string | null {
  const { book } = context;
  const now = book.get(key.profitCurrent);
  const before = book.get(key.profitPrevious);
  if (now === null || before === null) return null;
  const grew = size(now) >= size(before);
  const why = profitExplained(context, grew);
  const from = `från ${figure(before)} till ${figure(now)}`;
  if (Math.abs(size(now) - size(before)) < (UNCHANGED / 100) * Math.abs(size(before)))
    return `Täckningsbidraget är i stort sett oförändrat: ${figure(now)} mot ${figure(before)}.`;
  const moved = `Täckningsbidraget har ${grew ? 'vuxit' : 'krympt'} ${from}`;
  return why === null ? `${moved}.` : `${moved}${why.startsWith('genom') ? '' : ','} ${why}.`;
}

/** What is left of a product since its price or its cost last moved; null where neither has. */
function marginSince({ book }: SalesRuleContext, margin: Fact): Fact | null {
  const own = book
    .all(key.eventMarginCurrent)
    .filter((fact) => subjectName(fact) === subjectName(margin));
  const begun = ({ period }: Fact) => period?.from ?? '';
  return own.reduce<Fact | null>(
    (last, fact) => (last === null || begun(fact) > begun(last) ? fact : last),
    null,
  );
}

/** The margins of the larger products, the best first; of what costs or is sold for something else since, what it is since. */
function marginsNow(context: SalesRuleContext): { margin: Fact; isSince: boolean }[] {
  const { book } = context;
  return book
    .all(key.productMargin)
    .filter(
      (margin) => size(book.of(key.productShare, subjectName(margin))) >= 1 && !hasNoCost(margin),
    )
    .map((margin) => {
      const since = marginSince(context, margin);
      return { margin: since ?? margin, isSince: since !== null };
    })
    .sort((a, b) => size(b.margin) - size(a.margin));
}

/** A margin as it is shown: with one decimal. */
const shownAs = (margin: Fact) => size(margin).toFixed(1);

/** More than so many with the same margin are neither best nor worst. */
const MOST_ALIKE = 2;

function extremes(context: SalesRuleContext): string | null {
  const { words } = context;
  const large = marginsNow(context);
  const best = large[0];
  const worst = large[large.length - 1];
  if (best === undefined || worst === undefined) return null;
  if (size(best.margin) - size(worst.margin) < 3) return null;
  const loss = isNegative(worst.margin) ? ', alltså med förlust' : '';
  const level = ({ margin, isSince }: typeof best, all: string) =>
    `${figure(margin)}${isSince ? ` ${duringPeriodOf(margin)}` : all}`;
  const all = inAll(context);
  const alike = (one: typeof best) =>
    large.filter(
      (each) => shownAs(each.margin) === shownAs(one.margin) && each.isSince === one.isSince,
    );
  const [high, low] = [alike(best), alike(worst)];
  if (high.length > MOST_ALIKE || low.length > MOST_ALIKE) return null;
  const named = (those: typeof large) =>
    `${mentions(those.map(({ margin }) => margin))}${those.length === 1 ? '' : ', båda'} med`;
  return `Bäst täckning av de större ${words.income.theParts} ger ${named(high)} ${level(best, all)}, sämst ${named(low)} ${level(worst, best.isSince ? all : '')}${loss}.`;
}

/** What the discounts have cost; where the summary tells how they have changed, that has been said. */
function leaks(context: SalesRuleContext, all = inAll(context)): string | null {
  const { book, happened } = context;
  if (happened.all.some(({ type }) => type === 'discount')) return null;
  const discount = book.get(key.discountAmount);
  const share = book.get(key.discountShare);
  if (!isPositive(discount) || share === null) return null;
  return `Rabatterna har kostat ${figure(discount)}, ${figure(share)} av försäljningen före rabatt${all}.`;
}

function withoutCost(context: SalesRuleContext, isAdvised: boolean): string {
  const products = context.book.all(key.productRevenue).length > 0;
  const { part } = context.words.income;
  const isUnchanged = Math.abs(size(context.book.get(key.growth))) < UNCHANGED;
  const why = revenueExplained(context, { mostly: 'främst', because: isUnchanged ? '' : 'av' });
  const change = context.book.get(key.growthChange);
  const moved =
    change === null || why === null || whyItMoved(context) !== null
      ? null
      : isUnchanged
        ? `Bakom en omsättning som i stort sett är oförändrad ${versus(context)} ligger ${why}.`
        : `Omsättningens förändring ${versus(context)} kommer ${why}.`;
  if (context.fromBooks)
    return sentences(
      resultSentence(context.figures.facts),
      'Vad varje intäktskonto ger går inte att räkna: bokföringen säger inte vilka kostnader som hör till vilket.',
      moved,
    );
  const { business } = context;
  if (business?.kindOfSales === 'time')
    return sentences(
      `Vad som blir kvar visar kostnaderna: för ${business.name} är det ${business.keyCost?.why ?? 'lönerna'} som avgör, och de står inte i en försäljningsfil.`,
      moved,
      leaks(context),
      isAdvised ? null : 'Med en kostnadsanalys för samma tid visar Pengarna vad som blir kvar.',
    );
  if (costAwaitsVat(context))
    return sentences(
      'Lönsamheten går inte att räkna: kostnaden i filen är utan moms, och det är inte säkert att försäljningen är det.',
      moved,
      leaks(context),
    );
  return sentences(
    `Lönsamheten går inte att räkna: filen saknar inköpspris eller kostnad, så täckningsgraden är okänd${products ? ` för varje ${part}` : ''}.`,
    moved,
    leaks(context),
    `Lägg till en kolumn med kostnad per rad, så visar nästa analys vad ni tjänar${products ? ` på varje ${part}` : ''}.`,
  );
}

/** The profit, why it changed, and where it is made and lost. */
export function profitabilityInsights({ context, advice }: Pick<SalesBrief, 'context' | 'advice'>) {
  const isAdvised = advice.some(({ advice: { id } }) => id === MISSING_BOOKS);
  if (context.book.get(key.grossMargin) === null) return withoutCost(context, isAdvised);
  const most = extremes(context);
  return sentences(
    level(context),
    direction(context),
    bridge(context),
    most,
    most === null ? leaks(context) : leaks(context, ''),
  );
}
