import { wordsOfFacts } from '../business/words-of-facts.ts';
import type { Fact } from '../facts/fact.ts';
import { createFacts, NO_ORIGIN } from '../facts/facts.ts';
import { monthNumber, monthsPeriod } from '../figures/calendar/months.ts';
import { costKeys } from '../guides/costs/catalogue.ts';
import { salesKeys } from '../guides/sales/catalogue.ts';
import { type Scope, unknownScope, whyNotTogether } from '../table/scope.ts';
import { renderDraft } from '../text/render.ts';
import { breakEven } from './break-even.ts';
import { moneyKeys } from './catalogue.ts';
import { commonRun, wholeMonths } from './common-months.ts';
import { goodsTwice } from './goods-twice.ts';
import { costsAmong, lackingCosts } from './lacking.ts';
import { bridgeOf, likeBefore } from './like-before.ts';
import type { MoneyMonth, MoneyResult } from './result.ts';
import { moneySentences } from './sentences.ts';
import {
  type BothOfMonth,
  leftOf,
  perHundred,
  periodOfMonths,
  type Sums,
  shareLeft,
  sumsOf,
} from './sums.ts';
import { YEAR, yearBefore } from './year-before.ts';

/** A finished analysis whose figures are held against another's. */
export interface MoneySource {
  analysisId: string;
  /** The name of its file. */
  document: string;
  facts: readonly Fact[];
  scope: Scope | undefined;
  /** The day it was made: months that were not over then are left out. */
  day: string;
}

/** The figures, or why sales and costs cannot be held against each other, in Swedish. */
export type Money = { result: MoneyResult } | { reason: string };

export const salesMonths = { month: salesKeys.monthRevenue, wholeMonths: salesKeys.wholeMonths };
export const costMonths = { month: costKeys.monthTotal, wholeMonths: costKeys.wholeMonths };

/** Why the amounts are not of one company, level and currency; null where nothing contradicts it. */
export function contradiction(
  sales: Omit<MoneySource, 'day'>,
  costs: Omit<MoneySource, 'day'>,
): string | null {
  const foreign = [sales, costs].find(({ facts }) =>
    facts.some(({ key, currency }) => isMonth(key) && currency !== null),
  );
  if (foreign) return `${foreign.document} är inte i kronor`;
  return whyNotTogether(
    { scope: sales.scope ?? unknownScope, name: `försäljningen i ${sales.document}` },
    { scope: costs.scope ?? unknownScope, name: `kostnaderna i ${costs.document}` },
  );
}

const isMonth = (key: string) => key === salesMonths.month || key === costMonths.month;

/** Holds the sales and the costs of one company against each other, month by month. Deterministic. */
export function moneyOf(sales: MoneySource, costs: MoneySource): Money {
  const reason = contradiction(sales, costs);
  if (reason !== null) return { reason };
  const sold = wholeMonths(sales.facts, salesMonths, sales.day);
  const paid = wholeMonths(costs.facts, costMonths, costs.day);
  const run = commonRun(sold, paid);
  if (run.length === 0)
    return {
      reason: `${sales.document} och ${costs.document} har ingen hel månad gemensam`,
    };
  const facts = createFacts(NO_ORIGIN);
  const [fromSales, fromCosts] = [facts.from(sales), facts.from(costs)];
  const months = run.flatMap((month): BothOfMonth[] => {
    const revenue = fromSales.withId(sold.get(month)?.id ?? '');
    const cost = fromCosts.withId(paid.get(month)?.id ?? '');
    return revenue && cost ? [{ month, revenue, cost }] : [];
  });
  const before = yearBefore(facts, months);
  // Two whole years: the latest one is what the page is about.
  const isOfYear = before?.compared === YEAR;
  const main = isOfYear ? before.now : sumsOf(facts, months, mainKeys);
  const margin = shareLeft(facts, moneyKeys.margin, main);
  const rows = months.map((both) => monthOf(facts, both));
  const even = breakEven(facts, {
    ...main,
    months: isOfYear ? YEAR : months.length,
    fixedShare: fromCosts.get(costKeys.fixedShare),
  });
  const ofCosts = costsAmong(costs.facts, sales.facts, (id) => fromCosts.withId(id));
  const goods = goodsTwice(
    facts,
    { facts: sales.facts, taken: (id) => fromSales.withId(id) },
    ofCosts,
  );
  const like = likeBefore(facts, before, ofCosts);
  const drafts = moneySentences({
    ...{ ...main, before, like, even, goods },
    perHundred: perHundred(facts, main.revenue, main.cost),
    months: rows.map(({ left }) => left),
    income: wordsOfFacts(sales.facts).income,
  });
  const { texts, figures } = renderDraft({ sentences: drafts }, facts.list);
  return {
    result: {
      facts: facts.list,
      figures,
      period: periodOfMonths(months),
      ...texts,
      months: rows.map((row) => row.ids),
      total: {
        ...idsOf(main),
        margin: margin?.id ?? null,
        leftBefore: isOfYear ? before.before.left.id : null,
      },
      bridge: bridgeOf(facts, before, like),
      breakEven: even && { fixed: even.fixed.id, revenue: even.revenue.id, point: even.point.id },
      lacking: lackingCosts(costs.facts, sales.facts),
    },
  };
}

export const mainKeys = { revenue: moneyKeys.revenue, cost: moneyKeys.cost, left: moneyKeys.left };

const idsOf = ({ revenue, cost, left }: Sums) => ({
  revenue: revenue.id,
  cost: cost.id,
  left: left.id,
});

function monthOf(
  facts: ReturnType<typeof createFacts>,
  { month, revenue, cost }: BothOfMonth,
): { left: Fact; ids: MoneyMonth } {
  const number = monthNumber(month);
  const period = monthsPeriod(number, number);
  const left = leftOf(facts, moneyKeys.monthLeft, { revenue, cost }, { month, period });
  const margin = shareLeft(facts, moneyKeys.monthMargin, { left, revenue, month });
  return {
    left,
    ids: { month, ...idsOf({ revenue, cost, left }), margin: margin?.id ?? null },
  };
}
