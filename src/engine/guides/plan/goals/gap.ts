import { sign } from '../../../facts/decimal.ts';
import {
  type Expression,
  exactValue,
  less,
  over,
  sum,
  times,
  worked,
} from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isNegative, isPositive } from '../../../facts/fact-value.ts';
import type { Facts } from '../../../facts/facts.ts';
import { planKeys } from '../keys.ts';
import { addPlanFigure, addStated } from '../plan-figure.ts';
import type { Bases } from './bases.ts';
import type { Goal } from './read-goals.ts';
import type { Measure } from './wording.ts';

/** A goal in kronor. */
export interface Gap {
  goal: Goal;
  /** The user's figure. */
  target: Fact;
  /** What it is compared with; null where the goal itself is a sum of kronor. */
  base: Fact | null;
  /** The sales that the goal is a part of, where it is one. */
  of: Fact | null;
  year: Fact;
  month: Fact;
  /** A revenue goal in gross profit at today's margin; null where the margin is unknown. */
  profit: Fact | null;
}

/** A goal that cannot be expressed in kronor, and what would make it possible. */
export interface Unmeasured {
  goal: Goal;
  target: Fact | null;
  /** `noUnit`: its kind of figure says nothing in kronor, whatever is known; `loss`: it is a part of one; `against`: it
   * says less of what is to be more. */
  reason: 'noNumber' | 'noBase' | 'noUnit' | 'against' | 'loss' | 'reached';
  base: Fact | null;
}

const WHOLE = { decimals: 0 };

const units: Record<Measure['kind'], Fact['unit']> = {
  percent: 'percent',
  percentagePoints: 'percentagePoints',
  money: 'SEK',
  count: 'count',
  pieces: 'count',
};

function targetFact(goal: Goal, measure: Measure, facts: Facts): Fact {
  return addStated(facts, {
    key: planKeys.goalTarget,
    goal: goal.words,
    label: `Ditt mål: ${goal.words}`,
    value: measure.value,
    unit: units[measure.kind],
    formula: 'talet i ditt mål',
  });
}

/** A goal in kronor a year. */
interface Kronor {
  amount: Expression;
  base: Fact | null;
  of?: Fact;
}

function baseOf(goal: Goal, bases: Bases): Fact | null {
  if (goal.kind === 'revenue') return bases.revenue;
  if (goal.kind === 'cost') return bases.cost;
  if (goal.kind === 'result') return bases.result;
  return null;
}

/** Whether what the goal is of is known, so that no analysis would make it measurable. */
function hasBase({ kind }: Goal, measure: Measure, bases: Bases): boolean {
  if (kind === 'other') return true;
  if (kind === 'margin') return bases.margin !== null && bases.revenue !== null;
  if (kind === 'customers') return bases.perCustomer !== null;
  return measure.kind === 'percentagePoints' || measure.kind === 'count' || bases[kind] !== null;
}

/** A goal in per cent of its base; so many per cent more customers are as much more revenue. */
function ofPercent(goal: Goal, target: Fact, bases: Bases): Kronor | null {
  const { perCustomer, revenue } = bases;
  if (goal.kind === 'customers' && perCustomer !== null && revenue !== null)
    return { amount: over(times(revenue, target), 100), base: revenue };
  const base = baseOf(goal, bases);
  // So much per cent of a loss says nothing.
  return isPositive(base) ? { amount: over(times(base, target), 100), base } : null;
}

/** The result that is so many per cent of the sales, less what it is; both must be of the same time. */
function ofRevenue(target: Fact, { revenue, result }: Bases): Kronor | null {
  if (revenue === null || result === null) return null;
  const ofMonths = ({ period }: Fact) =>
    period === null ? null : `${period.from.slice(0, 7)} ${period.to.slice(0, 7)}`;
  const areStated =
    revenue.key === planKeys.profileRevenue && result.key === planKeys.profileResult;
  const isSame = ofMonths(revenue) !== null && ofMonths(revenue) === ofMonths(result);
  return areStated || isSame
    ? { amount: less(over(times(revenue, target), 100), result), base: result, of: revenue }
    : null;
}

/** A target margin, or a change of it, in kronor of a year's revenue. */
function ofMargin(goal: Goal, target: Fact, bases: Bases): Kronor | null {
  const { margin, revenue } = bases;
  if (margin === null || revenue === null) return null;
  const moves = target.unit === 'percentagePoints' || !goal.isLevel;
  const points = moves ? target : less(target, margin);
  return { amount: over(times(revenue, points), 100), base: moves ? revenue : margin };
}

function ofMoney(goal: Goal, measure: Measure, target: Fact, bases: Bases): Kronor | null {
  const many = measure.kind === 'money' ? measure.timesPerYear : 1;
  const yearly = many > 1 ? times(many, target) : sum(target);
  if (!goal.isLevel) return { amount: yearly, base: null };
  const base = baseOf(goal, bases);
  if (base === null) return null;
  return { amount: goal.kind === 'cost' ? less(base, yearly) : less(yearly, base), base };
}

function inKronor(goal: Goal, measure: Measure, target: Fact, bases: Bases): Kronor | null {
  // Kronor of what is not said are of nothing that is counted here: 50 kr more an order is no year's sales.
  if (goal.kind === 'other') return null;
  if (goal.ofRevenue === true) return ofRevenue(target, bases);
  if (measure.kind === 'money') return ofMoney(goal, measure, target, bases);
  if (goal.kind === 'margin') return ofMargin(goal, target, bases);
  if (measure.kind === 'percent') return ofPercent(goal, target, bases);
  const { perCustomer } = bases;
  if (measure.kind !== 'count' || perCustomer === null) return null;
  return { amount: times(target, perCustomer), base: perCustomer };
}

function profitOf(goal: Goal, year: Fact, { margin }: Bases, facts: Facts): Fact | null {
  if ((goal.kind !== 'revenue' && goal.kind !== 'customers') || !isPositive(margin)) return null;
  return addPlanFigure(facts, {
    key: planKeys.gapProfit,
    goal: goal.words,
    label: 'Målet i täckningsbidrag per år vid dagens täckningsgrad',
    unit: 'SEK',
    ...worked(over(times(year, margin), 100), WHOLE),
  });
}

/** Expresses a goal in kronor per year and month, as facts with formulas. */
export function measureGoal(goal: Goal, bases: Bases, facts: Facts): Gap | Unmeasured {
  const { measure } = goal;
  if (measure === null) return { goal, target: null, reason: 'noNumber', base: null };
  const target = targetFact(goal, measure, facts);
  if (goal.isAgainst === true) return { goal, target, reason: 'against', base: null };
  const kronor = inKronor(goal, measure, target, bases);
  if (kronor === null) {
    const base = baseOf(goal, bases);
    if (goal.ofRevenue === true)
      return { goal, target, reason: base === null ? 'noBase' : 'noUnit', base: null };
    if (measure.kind === 'percent' && goal.kind === 'result' && isNegative(base))
      return { goal, target, reason: 'loss', base };
    const reason = hasBase(goal, measure, bases) ? 'noUnit' : 'noBase';
    return { goal, target, reason, base: null };
  }
  const left = exactValue(kronor.amount, 0);
  if (left === null || sign(left) <= 0)
    return { goal, target, reason: 'reached', base: kronor.base };
  const year = addPlanFigure(facts, {
    key: planKeys.gapYear,
    goal: goal.words,
    label: 'Kvar till målet, per år',
    unit: 'SEK',
    ...worked(kronor.amount, WHOLE),
  });
  const month = addPlanFigure(facts, {
    key: planKeys.gapMonth,
    goal: goal.words,
    label: 'Kvar till målet, per månad',
    unit: 'SEK',
    ...worked(over(year, 12), WHOLE),
  });
  return {
    goal,
    target,
    base: kronor.base,
    of: kronor.of ?? null,
    year,
    month,
    profit: profitOf(goal, year, bases, facts),
  };
}

export function isGap(item: Gap | Unmeasured): item is Gap {
  return 'year' in item;
}
