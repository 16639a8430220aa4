import { isPositive } from '../../../advice/fact-book.ts';
import type { Ledger } from '../../../advice/fact-ledger.ts';
import { decimal, divide, multiply, round } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { costKeys } from '../../costs/figures/keys.ts';
import { salesKeys } from '../../sales/figures/keys.ts';
import type { FactImport } from '../import-facts.ts';
import type { PlanProfile } from '../input.ts';
import { planKeys } from '../keys.ts';
import { named, ownFact } from '../own-fact.ts';

/** What goals are held against; null where nothing says it. */
export interface Bases {
  /** Kronor per year. */
  revenue: Fact | null;
  cost: Fact | null;
  result: Fact | null;
  /** Percent. */
  margin: Fact | null;
  /** Kronor per customer and year. */
  perCustomer: Fact | null;
}

const TWELVE = decimal('12');

function yearOf(ledger: Ledger, month: Fact | null, key: string, label: string): Fact | null {
  if (!isPositive(month)) return null;
  return ownFact(ledger, {
    key,
    label,
    value: multiply(decimal(month.value), TWELVE),
    unit: 'SEK',
    kind: 'computed',
    formula: `12 × ${named(month)}`,
    inputs: [month],
  });
}

function stated(ledger: Ledger, key: string, label: string, kronor: number | null): Fact | null {
  if (kronor === null) return null;
  return ownFact(ledger, {
    key,
    label,
    value: decimal(String(Math.round(kronor))),
    unit: 'SEK',
    kind: 'answer',
    formula: 'beloppet i företagsprofilen',
    written: 'din företagsprofil',
  });
}

/** The bases that goals of these kinds need; nothing is taken over that no goal is held against. */
export function basesFor(
  wanted: ReadonlySet<string>,
  sales: FactImport | null,
  costs: FactImport | null,
  profile: PlanProfile,
  ledger: Ledger,
): Bases {
  const needs = (...kinds: string[]) => kinds.some((kind) => wanted.has(kind));
  const month = needs('revenue', 'margin', 'customers')
    ? (sales?.find(salesKeys.monthAverage) ?? null)
    : null;
  const revenue = needs('revenue', 'margin', 'customers')
    ? (yearOf(ledger, month, planKeys.revenueYear, 'Omsättning på ett år i nuvarande takt') ??
      stated(
        ledger,
        planKeys.profileRevenue,
        'Omsättning enligt företagsprofilen',
        profile.revenue,
      ))
    : null;
  const costMonth = needs('cost') ? (costs?.find(costKeys.monthAverage) ?? null) : null;
  return {
    revenue,
    cost: yearOf(ledger, costMonth, planKeys.costYear, 'Kostnader på ett år i nuvarande takt'),
    result: needs('result')
      ? stated(ledger, planKeys.profileResult, 'Resultat enligt företagsprofilen', profile.result)
      : null,
    margin: needs('margin', 'revenue') ? (sales?.find(salesKeys.grossMargin) ?? null) : null,
    perCustomer: needs('customers') ? perCustomer(sales, revenue, ledger) : null,
  };
}

function perCustomer(sales: FactImport | null, revenue: Fact | null, ledger: Ledger): Fact | null {
  const customers = sales?.find(salesKeys.customersTotal) ?? null;
  if (!isPositive(customers) || !isPositive(revenue)) return null;
  return ownFact(ledger, {
    key: planKeys.customerYear,
    label: 'Omsättning per kund och år',
    value: quotient(revenue, customers),
    unit: 'SEK',
    kind: 'computed',
    formula: `${named(revenue)} ÷ ${named(customers)}`,
    inputs: [revenue, customers],
  });
}

function quotient(a: Fact, b: Fact) {
  return round(divide(decimal(a.value), decimal(b.value)), 2);
}
