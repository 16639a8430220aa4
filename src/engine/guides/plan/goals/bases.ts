import { monthsBetween } from '../../../advice/periods.ts';
import { fromNumber } from '../../../facts/decimal.ts';
import { over, times, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive } from '../../../facts/fact-value.ts';
import type { Facts } from '../../../facts/facts.ts';
import type { ImportedFacts } from '../../../facts/import-facts.ts';
import { costKeys } from '../../costs/catalogue.ts';
import { salesKeys } from '../../sales/catalogue.ts';
import type { PlanProfile } from '../input.ts';
import { planKeys } from '../keys.ts';
import { addPlanFigure, addStated } from '../plan-figure.ts';

/** The figures that goals are compared with; null where unknown. */
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

function yearOf(facts: Facts, month: Fact | null, key: string, label: string): Fact | null {
  if (!isPositive(month)) return null;
  return addPlanFigure(facts, { key, label, unit: 'SEK', ...worked(times(12, month)) });
}

const YEAR = 12;

/** The latest year where the file has one to compare with, else twelve average months. */
function latestYear(
  from: ImportedFacts | null,
  facts: Facts,
  { current, month, ...rest }: { current: string; month: string; key: string; label: string },
): Fact | null {
  const latest = from?.get(current) ?? null;
  if (isPositive(latest) && latest.period !== null && monthsBetween(latest.period) === YEAR)
    return latest;
  return yearOf(facts, from?.get(month) ?? null, rest.key, rest.label);
}

function stated(facts: Facts, key: string, label: string, kronor: number | null): Fact | null {
  if (kronor === null) return null;
  const formula = 'beloppet i företagsprofilen';
  const value = fromNumber(Math.round(kronor));
  return addStated(facts, { key, label, value, unit: 'SEK', formula }, 'din företagsprofil');
}

/** What bases are taken from: the analyses, what their files say of the result of a year, and the profile. */
export interface Known {
  sales: ImportedFacts | null;
  costs: ImportedFacts | null;
  /** By the books, else what was left of a whole year; null where the files do not say it. */
  result: Fact | null;
  profile: PlanProfile;
}

/** Imports only the bases that goals of these kinds need. */
export function basesFor(
  wanted: ReadonlySet<string>,
  { sales, costs, result, profile }: Known,
  facts: Facts,
): Bases {
  const needs = (...kinds: string[]) => kinds.some((kind) => wanted.has(kind));
  const revenue = needs('revenue', 'margin', 'customers')
    ? (latestYear(sales, facts, {
        current: salesKeys.revenueCurrent,
        month: salesKeys.monthAverage,
        key: planKeys.revenueYear,
        label: 'Omsättning på ett år i nuvarande takt',
      }) ??
      stated(facts, planKeys.profileRevenue, 'Omsättning enligt företagsprofilen', profile.revenue))
    : null;
  return {
    revenue,
    cost: needs('cost')
      ? latestYear(costs, facts, {
          current: costKeys.current,
          month: costKeys.monthAverage,
          key: planKeys.costYear,
          label: 'Kostnader på ett år i nuvarande takt',
        })
      : null,
    result: needs('result')
      ? (result ??
        stated(facts, planKeys.profileResult, 'Resultat enligt företagsprofilen', profile.result))
      : null,
    margin: needs('margin', 'revenue')
      ? (sales?.get(salesKeys.marginCurrent) ?? sales?.get(salesKeys.grossMargin) ?? null)
      : null,
    perCustomer: needs('customers') ? perCustomer(sales, revenue, facts) : null,
  };
}

function perCustomer(sales: ImportedFacts | null, revenue: Fact | null, facts: Facts): Fact | null {
  const customers = sales?.get(salesKeys.customersTotal) ?? null;
  if (!isPositive(customers) || !isPositive(revenue)) return null;
  return addPlanFigure(facts, {
    key: planKeys.customerYear,
    label: 'Omsättning per kund och år',
    unit: 'SEK',
    ...worked(over(revenue, customers), { decimals: 2 }),
  });
}
