import { named } from '../../../facts/expression.ts';
import { percentOf, whole } from '../../../figures/arithmetic.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import { addFact, addUnknown, nothingToCompare } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { amount, count, type QueryRow } from '../../../figures/query.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { formatPeriod } from '../../../text/format.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';
import { RISK_DAYS, RISK_INTERVALS, RISK_PURCHASES } from './customer-stats.ts';
import { lacksColumn } from './missing.ts';

const MOVING: SalesKey[] = [
  ...(['sales.customers.new', 'sales.customers.returning'] as const),
  ...(['sales.customers.lost', 'sales.customers.lostRevenue'] as const),
];
const RISK = ['sales.customers.atRisk', 'sales.customers.atRiskRevenue'] as const;
const BEST = ['sales.customers.best', 'sales.customers.bestShare'] as const;
/** Fewer customers cannot be divided into quintiles. */
const RFM_FROM = 20;
/** Months of sales needed to say that a customer has gone silent. */
const RISK_SPAN_MONTHS = 6;

interface Group {
  context: SalesContext;
  columns: string[];
}

function addNumber(
  { context, columns }: Group,
  key: SalesKey,
  customers: number,
  rows: number,
  filter: string,
  period: Comparison['current'] | null,
) {
  return addFact(context, {
    key,
    value: whole(customers),
    period,
    columns,
    filter,
    rows,
    formula: `antalet olika värden i ${columns[0]}`,
  });
}

function addMoving(group: Group, totals: QueryRow, { current, previous }: Comparison): void {
  const { context, columns } = group;
  const [now, before] = [formatPeriod(current), formatPeriod(previous)];
  const number = (key: SalesKey, name: string, filter: string, period: Comparison['current']) =>
    addNumber(
      group,
      key,
      count(totals, `${name}_customers`),
      count(totals, `${name}_rows`),
      filter,
      period,
    );
  number('sales.customers.new', 'new', `kunder som köpt ${now} men inte tidigare i filen`, current);
  number(
    'sales.customers.returning',
    'returning',
    `kunder som köpt ${now} och tidigare i filen`,
    current,
  );
  const lost = number(
    'sales.customers.lost',
    'lost',
    `kunder som köpt ${before} men inte sedan ${current.from}`,
    previous,
  );
  addFact(context, {
    key: 'sales.customers.lostRevenue',
    value: amount(totals, 'lost_revenue'),
    period: previous,
    columns: [...columns, ...context.revenue.columns],
    filter: `${named(lost)}, rader i ${before}`,
    rows: count(totals, 'lost_rows'),
    formula: sumOf(context.revenue.formula),
    inputs: [lost],
  });
}

function addAtRisk(group: Group, totals: QueryRow): void {
  const { context, columns } = group;
  const filter = `kunder som köpt minst ${RISK_PURCHASES} dagar, varit tysta mer än ${RISK_INTERVALS} gånger sitt vanliga mellanrum och mer än ${RISK_DAYS} dagar men högst ett år, och inte är förlorade`;
  const period = context.timeline?.covered ?? null;
  const fact = addNumber(
    group,
    'sales.customers.atRisk',
    count(totals, 'risk_customers'),
    count(totals, 'risk_rows'),
    filter,
    period,
  );
  addFact(context, {
    key: 'sales.customers.atRiskRevenue',
    value: amount(totals, 'risk_revenue'),
    period,
    columns: [...columns, ...context.revenue.columns],
    filter: `${named(fact)}, rader de sista 365 dagarna i filen`,
    rows: count(totals, 'risk_rows'),
    formula: sumOf(context.revenue.formula),
    inputs: [fact],
  });
}

function addBest(group: Group, totals: QueryRow): void {
  const { context, columns } = group;
  const filter =
    'kunder bland de två bästa femtedelarna i både senaste köp, antal köpdagar och omsättning';
  const period = context.timeline?.covered ?? null;
  const rows = count(totals, 'best_rows');
  const fact = addNumber(
    group,
    'sales.customers.best',
    count(totals, 'best'),
    rows,
    filter,
    period,
  );
  const share = percentOf(amount(totals, 'best_revenue'), amount(totals, 'positive_total'));
  if (share === null) return;
  addFact(context, {
    key: 'sales.customers.bestShare',
    value: share,
    period,
    columns: [...columns, ...context.revenue.columns],
    filter,
    rows,
    formula: `omsättningen för ${named(fact)} ÷ alla kunders omsättning`,
    inputs: [fact],
  });
}

/**
 * New, returning, lost and at-risk customers; the best by recency, frequency and monetary value.
 */
export function addCustomerGroups(context: SalesContext, totals: QueryRow, name: string): void {
  const { timeline, comparison } = context;
  if (timeline === null) {
    addUnknown(
      context,
      [...MOVING, ...RISK, ...BEST],
      lacksColumn('Nya, förlorade och bästa kunder', 'date'),
    );
    return;
  }
  const group: Group = { context, columns: [name, ...namesOf(context.view.columns, 'date')] };
  if (comparison === null)
    addUnknown(
      context,
      MOVING,
      `Nya och förlorade kunder kan inte räknas: ${nothingToCompare(context)}.`,
    );
  else addMoving(group, totals, comparison);
  if (timeline.months.length < RISK_SPAN_MONTHS)
    addUnknown(
      context,
      RISK,
      'Kunder på väg bort kan inte räknas: filen täcker mindre än sex månader.',
    );
  else addAtRisk(group, totals);
  if (count(totals, 'scored_customers') < RFM_FROM)
    addUnknown(
      context,
      BEST,
      `Bästa kunder (RFM) kan inte räknas: det krävs minst ${RFM_FROM} kunder.`,
    );
  else addBest(group, totals);
}
