import type { Ledger } from '../../advice/fact-ledger.ts';
import { add, decimal, divide, multiply, round } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Candidate } from './candidate.ts';
import type { Gap } from './goals/gap.ts';
import { planKeys } from './keys.ts';
import { named, ownFact } from './own-fact.ts';

/** What the planned actions are likely worth together, per year; null where none has such kronor. */
export interface Worth {
  revenue: Fact | null;
  grossProfit: Fact | null;
  cost: Fact | null;
  /** Gross profit and lower cost together: what is left in the company. */
  result: Fact | null;
}

function total(
  ledger: Ledger,
  key: string,
  label: string,
  parts: readonly (Fact | null)[],
): Fact | null {
  const known = parts.filter((fact) => fact !== null);
  const [only] = known;
  if (only === undefined) return null;
  return ownFact(ledger, {
    key,
    label,
    value: known.reduce((sum, { value }) => add(sum, decimal(value)), decimal('0')),
    unit: 'SEK',
    kind: 'computed',
    formula: known.map(named).join(' + '),
    inputs: known,
  });
}

/** Adds up the likely effects of the same kind; kronor of different kinds are never added, but for the result. */
export function worthOf(planned: readonly Candidate[], ledger: Ledger): Worth {
  const likely = (measure: Candidate['measure']) =>
    planned.filter((each) => each.measure === measure).map((each) => each.likely);
  const label = (of: string) => `Planens åtgärder tillsammans, troligen per år i ${of}`;
  const { worthRevenue, worthProfit, worthCost, worthResult } = planKeys;
  const grossProfit = total(ledger, worthProfit, label('täckningsbidrag'), likely('grossProfit'));
  const cost = total(ledger, worthCost, label('lägre kostnad'), likely('cost'));
  const both = grossProfit !== null && cost !== null;
  return {
    revenue: total(ledger, worthRevenue, label('omsättning'), likely('revenue')),
    grossProfit,
    cost,
    result: both
      ? total(ledger, worthResult, label('täckningsbidrag och lägre kostnad'), [grossProfit, cost])
      : (grossProfit ?? cost),
  };
}

/** Which kronor of the plan a goal is met with, and what of the goal is in those kronor. */
function comparable({ goal, year, profit }: Gap, worth: Worth): [Fact | null, Fact] {
  if (goal.kind === 'cost') return [worth.cost, year];
  if (goal.kind === 'result') return [worth.result, year];
  if (goal.kind === 'margin') return [worth.grossProfit, year];
  return profit === null ? [worth.revenue, year] : [worth.grossProfit, profit];
}

/** How much of a goal the plan is likely to reach, in percent; null where it has no kronor of that kind. */
export function coverage(gap: Gap, worth: Worth, ledger: Ledger): Fact | null {
  const [reached, needed] = comparable(gap, worth);
  if (reached === null) return null;
  const share = divide(multiply(decimal(reached.value), decimal('100')), decimal(needed.value));
  return ownFact(ledger, {
    key: planKeys.coverage,
    goal: gap.goal.words,
    label: 'Planens troliga värde mot det som är kvar till målet',
    value: round(share, 0),
    unit: 'percent',
    kind: 'computed',
    formula: `${named(reached)} × 100 ÷ ${named(needed)}`,
    inputs: [reached, needed],
  });
}
