import { isPositive } from '../../../advice/fact-book.ts';
import type { Ledger } from '../../../advice/fact-ledger.ts';
import {
  type Decimal,
  decimal,
  divide,
  multiply,
  negate,
  round,
  sign,
  subtract,
} from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { planKeys } from '../keys.ts';
import { named, ownFact } from '../own-fact.ts';
import type { Bases } from './bases.ts';
import type { Goal } from './read-goals.ts';
import type { Measure } from './wording.ts';

/** A goal in kronor. */
export interface Gap {
  goal: Goal;
  /** What the user wrote, as a figure. */
  target: Fact;
  /** What it is held against; null where the goal is itself a sum of kronor. */
  base: Fact | null;
  year: Fact;
  month: Fact;
  /** A revenue goal in gross profit at today's margin; null where the margin is unknown. */
  profit: Fact | null;
}

/** A goal that cannot be put in kronor, and what would make it possible. */
export interface Unmeasured {
  goal: Goal;
  target: Fact | null;
  reason: 'noNumber' | 'noBase' | 'reached';
  base: Fact | null;
}

const HUNDRED = decimal('100');
const TWELVE = decimal('12');

const units: Record<Measure['kind'], Fact['unit']> = {
  percent: 'percent',
  percentagePoints: 'percentagePoints',
  money: 'SEK',
  count: 'count',
};

function targetFact(goal: Goal, measure: Measure, ledger: Ledger): Fact {
  return ownFact(ledger, {
    key: planKeys.goalTarget,
    goal: goal.words,
    label: `Ditt mål: ${goal.words}`,
    value: measure.value,
    unit: units[measure.kind],
    kind: 'answer',
    formula: 'talet i ditt mål',
  });
}

interface Kronor {
  value: Decimal;
  formula: string;
  inputs: Fact[];
  base: Fact | null;
}

function baseOf(goal: Goal, bases: Bases): Fact | null {
  if (goal.kind === 'revenue') return bases.revenue;
  if (goal.kind === 'cost') return bases.cost;
  if (goal.kind === 'result') return bases.result;
  return null;
}

/** A goal in percent of what it is about. */
function ofPercent(goal: Goal, target: Fact, bases: Bases): Kronor | null {
  const base = baseOf(goal, bases);
  if (base === null) return null;
  const value = divide(multiply(decimal(base.value), decimal(target.value)), HUNDRED);
  const formula = `${named(base)} × ${named(target)} ÷ 100`;
  return { value, formula, inputs: [base, target], base };
}

/** A margin to reach, or to move by, in kronor of a year's revenue. */
function ofMargin(goal: Goal, target: Fact, bases: Bases): Kronor | null {
  const { margin, revenue } = bases;
  if (margin === null || revenue === null) return null;
  const moves = target.unit === 'percentagePoints' || !goal.isLevel;
  const points = moves
    ? decimal(target.value)
    : subtract(decimal(target.value), decimal(margin.value));
  const value = divide(multiply(decimal(revenue.value), points), HUNDRED);
  const formula = moves
    ? `${named(revenue)} × ${named(target)} ÷ 100`
    : `${named(revenue)} × (${named(target)} − ${named(margin)}) ÷ 100`;
  const inputs = moves ? [revenue, target] : [revenue, target, margin];
  return { value, formula, inputs, base: moves ? revenue : margin };
}

function ofMoney(goal: Goal, measure: Measure, target: Fact, bases: Bases): Kronor | null {
  const monthly = measure.kind === 'money' && measure.perMonth;
  const yearly = monthly ? multiply(decimal(target.value), TWELVE) : decimal(target.value);
  const said = monthly ? `12 × ${named(target)}` : named(target);
  if (!goal.isLevel) return { value: yearly, formula: said, inputs: [target], base: null };
  const base = baseOf(goal, bases);
  if (base === null) return null;
  const lower = goal.kind === 'cost';
  const up = subtract(yearly, decimal(base.value));
  return {
    value: lower ? negate(up) : up,
    formula: lower ? `${named(base)} − ${said}` : `${said} − ${named(base)}`,
    inputs: [base, target],
    base,
  };
}

function inKronor(goal: Goal, measure: Measure, target: Fact, bases: Bases): Kronor | null {
  if (measure.kind === 'money') return ofMoney(goal, measure, target, bases);
  if (goal.kind === 'margin') return ofMargin(goal, target, bases);
  if (measure.kind === 'percent') return ofPercent(goal, target, bases);
  const { perCustomer } = bases;
  if (measure.kind !== 'count' || perCustomer === null) return null;
  const value = multiply(decimal(perCustomer.value), decimal(target.value));
  const formula = `${named(target)} × ${named(perCustomer)}`;
  return { value, formula, inputs: [target, perCustomer], base: perCustomer };
}

function profitOf(goal: Goal, year: Fact, { margin }: Bases, ledger: Ledger): Fact | null {
  if ((goal.kind !== 'revenue' && goal.kind !== 'customers') || !isPositive(margin)) return null;
  return ownFact(ledger, {
    key: planKeys.gapProfit,
    goal: goal.words,
    label: 'Målet i täckningsbidrag per år vid dagens täckningsgrad',
    value: round(divide(multiply(decimal(year.value), decimal(margin.value)), HUNDRED), 0),
    unit: 'SEK',
    kind: 'computed',
    formula: `${named(year)} × ${named(margin)} ÷ 100`,
    inputs: [year, margin],
  });
}

/** Puts a goal in kronor per year and per month, as facts with their formulas. */
export function measureGoal(goal: Goal, bases: Bases, ledger: Ledger): Gap | Unmeasured {
  const { measure } = goal;
  if (measure === null) return { goal, target: null, reason: 'noNumber', base: null };
  const target = targetFact(goal, measure, ledger);
  const kronor = inKronor(goal, measure, target, bases);
  if (kronor === null) return { goal, target, reason: 'noBase', base: null };
  if (sign(round(kronor.value, 0)) <= 0)
    return { goal, target, reason: 'reached', base: kronor.base };
  const year = ownFact(ledger, {
    key: planKeys.gapYear,
    goal: goal.words,
    label: 'Kvar till målet, per år',
    value: round(kronor.value, 0),
    unit: 'SEK',
    kind: 'computed',
    formula: kronor.formula,
    inputs: kronor.inputs,
  });
  const month = ownFact(ledger, {
    key: planKeys.gapMonth,
    goal: goal.words,
    label: 'Kvar till målet, per månad',
    value: round(divide(decimal(year.value), TWELVE), 0),
    unit: 'SEK',
    kind: 'computed',
    formula: `${named(year)} ÷ 12`,
    inputs: [year],
  });
  return {
    goal,
    target,
    base: kronor.base,
    year,
    month,
    profit: profitOf(goal, year, bases, ledger),
  };
}

export function isGap(item: Gap | Unmeasured): item is Gap {
  return 'year' in item;
}
