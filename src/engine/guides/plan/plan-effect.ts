import { monthsBetween } from '../../advice/periods.ts';
import { type Expression, less, over, sum, times, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { isNegative, size } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { costKeys } from '../costs/catalogue.ts';
import type { Candidate } from './candidate.ts';
import type { Gap } from './goals/gap.ts';
import { percentOfSales } from './goals/sales-moved.ts';
import { planKeys } from './keys.ts';
import { addPlanFigure } from './plan-figure.ts';

/** The planned actions' likely total effects per year; null without kronor of that kind. */
export interface Worth {
  revenue: Fact | null;
  grossProfit: Fact | null;
  cost: Fact | null;
  /** Gross profit plus savings: the effect on the result. */
  result: Fact | null;
}

function total(
  facts: Facts,
  key: string,
  label: string,
  parts: readonly (Fact | null)[],
): Fact | null {
  const known = parts.filter((fact) => fact !== null);
  if (known.length === 0) return null;
  return addPlanFigure(facts, { key, label, unit: 'SEK', ...worked(sum(...known)) });
}

/** Adds up likely effects of the same kind. Different kinds are added only in the result. */
export function worthOf(planned: readonly Candidate[], facts: Facts): Worth {
  const likely = (measure: Candidate['measure']) =>
    planned.filter((each) => each.measure === measure).map((each) => each.likely);
  const label = (of: string) => `Planens åtgärder tillsammans, troligen per år i ${of}`;
  const { worthRevenue, worthProfit, worthCost, worthResult } = planKeys;
  const grossProfit = total(facts, worthProfit, label('täckningsbidrag'), likely('grossProfit'));
  const cost = total(facts, worthCost, label('lägre kostnad'), likely('cost'));
  const both = grossProfit !== null && cost !== null;
  return {
    revenue: total(facts, worthRevenue, label('omsättning'), likely('revenue')),
    grossProfit,
    cost,
    result: both
      ? total(facts, worthResult, label('täckningsbidrag och lägre kostnad'), [grossProfit, cost])
      : (grossProfit ?? cost),
  };
}

/** What the actions are likely to add by prices, discounts and purchases alone: won-back volume lifts no margin. */
function marginWorth(planned: readonly Candidate[], facts: Facts): Fact | null {
  const lifts = planned.filter(
    ({ measure, about }) => measure === 'grossProfit' && (about === 'price' || about === 'margin'),
  );
  const label = 'Planens priser och inköp tillsammans, troligen per år i täckningsbidrag';
  return total(
    facts,
    planKeys.worthMargin,
    label,
    lifts.map(({ likely }) => likely),
  );
}

/** What the planned kronor that move the goal's own measure come to of it, in per cent. */
function reachedOf(
  gap: Gap,
  worth: Worth,
  planned: readonly Candidate[],
  facts: Facts,
): Expression | null {
  const { kind } = gap.goal;
  if (kind === 'revenue' || kind === 'customers') return percentOfSales(gap, planned);
  const kronor =
    kind === 'margin' ? marginWorth(planned, facts) : kind === 'cost' ? worth.cost : worth.result;
  return kronor && over(times(kronor, 100), gap.year);
}

/** How much of a goal the plan is likely to reach, in per cent; null without kronor of its kind. */
export function coverage(
  gap: Gap,
  worth: Worth,
  planned: readonly Candidate[],
  facts: Facts,
): Fact | null {
  const reached = reachedOf(gap, worth, planned, facts);
  if (reached === null) return null;
  return addPlanFigure(facts, {
    key: planKeys.coverage,
    goal: gap.goal.words,
    label: 'Planens troliga värde mot det som är kvar till målet',
    unit: 'percent',
    ...worked(reached, { decimals: 0 }),
  });
}

const YEAR = 12;

/** How much of what a year's costs exceed its sales by the plan is likely to make up for, in per cent; null where they do not. */
export function coverageOfLoss(left: Fact | null, { result }: Worth, facts: Facts): Fact | null {
  if (!isNegative(left) || left.period === null || result === null) return null;
  // The effects are of a year.
  if (monthsBetween(left.period) !== YEAR) return null;
  return addPlanFigure(facts, {
    key: planKeys.coverageOfLoss,
    label: 'Planens troliga värde mot det som fattas',
    unit: 'percent',
    ...worked(over(times(result, 100), less(0, left)), { decimals: 0 }),
  });
}

/** What cost much once is so much of a loss, as a share, that it is looked into before the rest. */
const MUCH_OF_LOSS = 0.3;

/** Whether the months of a loss have what cost that much more than usual once. */
export function hasOnceInLoss(left: Fact | null, costs: readonly Fact[]): boolean {
  if (!isNegative(left) || left.period === null) return false;
  const { from, to } = left.period;
  return costs.some(
    (fact) =>
      fact.key === costKeys.eventOnce &&
      fact.period !== null &&
      fact.period.from >= from &&
      fact.period.to <= to &&
      size(fact) >= MUCH_OF_LOSS * -size(left),
  );
}
