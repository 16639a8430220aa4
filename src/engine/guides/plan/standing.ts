import { coveredBy, FEWEST_MONTHS, monthsBetween } from '../../advice/periods.ts';
import type { BusinessId } from '../../business/business.ts';
import type { Fact } from '../../facts/fact.ts';
import type { ImportedFacts } from '../../facts/import-facts.ts';
import { costKeys } from '../costs/catalogue.ts';
import { type Unlike, unlikeIn } from '../costs/like-for-like.ts';
import { salesKeys } from '../sales/catalogue.ts';

/** The company's figures, imported from the analyses; null where unknown. */
export interface CompanyFigures {
  revenue: Fact | null;
  /** The fact whose period best covers the sales file. */
  covered: Fact | null;
  growth: Fact | null;
  /** What a growth is of: the later and the earlier period. */
  sold: Compared | null;
  margin: Fact | null;
  /** What it was in the periods of the growth. */
  marginOf: Compared | null;
  cost: Fact | null;
  /** The same of the cost file. */
  costCovered: Fact | null;
  costChange: Fact | null;
  paid: Compared | null;
  /** Costs that one of those two periods lacks; null where both have the same kinds. */
  unlike: Unlike | null;
}

/** The amounts of two periods that are compared. */
export interface Compared {
  now: Fact;
  before: Fact;
}

/** A change between shorter periods reflects the calendar more than the company. */
function longEnough(change: Fact | null, current: Fact | null): Fact | null {
  const months = current?.period == null ? null : monthsBetween(current.period);
  return months !== null && months < FEWEST_MONTHS ? null : change;
}

function compared(from: ImportedFacts | null, now: string, before: string): Compared | null {
  const [later, earlier] = [from?.get(now) ?? null, from?.get(before) ?? null];
  return later === null || earlier === null ? null : { now: later, before: earlier };
}

/** Whether two are the same sum of the same time. */
export const isSameSum = (a: Fact | null, b: Fact | null): boolean =>
  a !== null && a.value === b?.value && a.period?.from === b.period?.from;

/** How the company stands by its analyses. */
export function standingOf(
  sales: ImportedFacts | null,
  costs: ImportedFacts | null,
  costFacts: readonly Fact[] = [],
  business: BusinessId | null = null,
): CompanyFigures {
  const revenue = sales?.get(salesKeys.revenueTotal) ?? null;
  const cost = costs?.get(costKeys.total) ?? null;
  const taken = (id: string) => costs?.withId(id) ?? null;
  const unlike = unlikeIn({ facts: costFacts, taken, business });
  return {
    revenue,
    covered: coveredBy(revenue, sales?.get(salesKeys.wholeMonths) ?? null)?.fact ?? null,
    growth: longEnough(
      sales?.get(salesKeys.growthPerDay) ?? sales?.get(salesKeys.growth) ?? null,
      sales?.get(salesKeys.revenueCurrent) ?? null,
    ),
    sold: compared(sales, salesKeys.revenueCurrent, salesKeys.revenuePrevious),
    margin: sales?.get(salesKeys.grossMargin) ?? null,
    marginOf: compared(sales, salesKeys.marginCurrent, salesKeys.marginPrevious),
    cost,
    costCovered: coveredBy(cost, costs?.get(costKeys.wholeMonths) ?? null)?.fact ?? null,
    costChange:
      unlike === null
        ? longEnough(
            costs?.get(costKeys.changePercent) ?? null,
            costs?.get(costKeys.current) ?? null,
          )
        : null,
    paid: compared(costs, costKeys.current, costKeys.previous),
    unlike,
  };
}
