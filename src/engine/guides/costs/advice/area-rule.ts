import type { Rule } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size } from '../../../facts/fact-value.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { capital, directed, listed, mention, sentences } from '../../../text/swedish.ts';
import type { AreaAdvice } from '../areas/area.ts';
import { type Area, theCostOf } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import { duringText } from '../coverage.ts';
import {
  areaPerYear,
  areaSize,
  type CostRuleContext,
  claimOf,
  defineCostRule,
  notPerYear,
  saving,
  versus,
} from '../rule-context.ts';

interface AreaCost {
  total: Fact;
  share: Fact;
  month: Fact | null;
  growth: Fact | null;
  /** Recurring payments in the area, largest per year first. */
  recurring: Fact[];
}

/** An area that has fallen this many per cent is already being dealt with. */
const FALLING = -30;
/** Smaller changes, in per cent, are called no change. */
const WORTH_SAYING = 3;

function find(area: Area, leastShare: number, { book, figures }: CostRuleContext): AreaCost | null {
  const total = book.of(key.areaTotal, area);
  const share = book.of(key.areaShare, area);
  if (!isPositive(total) || share === null || size(share) < leastShare) return null;
  const names = figures.subscriptions.filter(
    (name) => figures.areaOfSubscription.get(name) === area,
  );
  const recurring = byValue(names.flatMap((name) => book.of(key.subscriptionYearly, name) ?? []));
  const growth = book.of(key.areaGrowth, area);
  if (growth !== null && size(growth) <= FALLING) return null;
  return { total, share, month: book.of(key.areaPerMonth, area), growth, recurring };
}

function moved(growth: Fact | null, context: CostRuleContext): string {
  if (growth === null || Math.abs(size(growth)) < WORTH_SAYING) return '';
  const words = directed(growth, { up: 'har ökat', down: 'har minskat', flat: 'är oförändrad' });
  return ` Den ${words} med ${magnitude(growth)} ${versus(context)}.`;
}

function described(
  { total, share, month, growth, recurring }: AreaCost,
  area: Area,
  context: CostRuleContext,
) {
  const during = duringText(context);
  const amount = isPositive(month) ? `${figure(month)} i månaden` : `${figure(total)} ${during}`;
  const known = recurring.slice(0, 3).map((fact) => `${mention(fact)} (${figure(fact)} per år)`);
  return sentences(
    `${capital(theCostOf(area))} är ${amount}, ${figure(share)} av alla kostnader.${moved(growth, context)}`,
    known.length === 0 ? null : `Återkommande betalningar går till ${listed(known)}.`,
  );
}

/** The recommendation for one cost area: its figures, the usual saving, and how to get it. */
export function areaRule(
  area: Area,
  { id, leastShare, why, assumption, ...advice }: AreaAdvice,
): Rule<CostRuleContext> {
  return defineCostRule<AreaCost>({
    id,
    theme: 'areas',
    when: (context) => find(area, leastShare, context),
    advise: (found, context) => ({
      ...advice,
      description: sentences(described(found, area, context), why),
      effect: saving(areaPerYear(context, area), { claims: [claimOf(area)], assumption }),
      effectNote: notPerYear(context),
      stake: areaSize(context, area) * (Number(assumption.likely) / 100),
    }),
  });
}
