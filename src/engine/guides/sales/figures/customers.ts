import { round, toNumber } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, whole } from '../../../figures/arithmetic.ts';
import { addPart } from '../../../figures/breakdown.ts';
import { dayNumber } from '../../../figures/calendar/months.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { emptyColumn } from '../../../figures/missing.ts';
import { amount, count, onlyRow, type QueryRow, textOrNull } from '../../../figures/query.ts';
import type { ShapeMonths } from '../../../figures/time/shape-months.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';
import { addCustomerGroups } from './customer-groups.ts';
import { customerTotalsSql, LISTED_CUSTOMERS_SQL } from './customer-stats.ts';
import { rowsOf } from './filters.ts';
import { lacksColumn } from './missing.ts';
import { addOfPeriods } from './of-periods.ts';
import { addPartMargin, costedPartOf } from './part-margin.ts';

const KEYS: SalesKey[] = [
  ...([
    'sales.customers.total',
    'sales.customer.revenue',
    'sales.concentration.customers80',
  ] as const),
  ...(['sales.concentration.topCustomerShare', 'sales.concentration.customerHhi'] as const),
  ...(['sales.customers.new', 'sales.customers.returning', 'sales.customers.lost'] as const),
  ...(['sales.customers.lostRevenue', 'sales.customers.atRisk', 'sales.customers.best'] as const),
];

function addConcentration(context: SalesContext, totals: QueryRow, name: string): void {
  const shared = {
    columns: [name, ...context.revenue.columns],
    filter: `alla rader med ${name}`,
    rows: count(totals, 'rows'),
    where: 'customer IS NOT NULL AND revenue IS NOT NULL',
  };
  addFact(context, {
    ...shared,
    key: 'sales.customers.total',
    value: whole(count(totals, 'customers')),
    formula: `antalet olika värden i ${name}`,
  });
  addOfPeriods(context, {
    keys: { current: 'sales.customers.current', previous: 'sales.customers.previous' },
    columns: [name],
    behind: shared,
    made: (which) => ({
      value: whole(count(totals, `customers_${which}`)),
      rows: count(totals, `rows_${which}`),
      formula: `antalet olika värden i ${name}`,
    }),
  });
  const total = amount(totals, 'positive_total');
  const share = percentOf(amount(totals, 'largest'), total);
  if (share === null) return;
  const positive = { ...shared, filter: `${shared.filter} vars omsättning är över noll` };
  addFact(context, {
    ...positive,
    key: 'sales.concentration.customers80',
    value: whole(count(totals, 'customers80')),
    formula: 'antalet kunder, största först, tills deras omsättning når 80 % av alla kunders',
  });
  addFact(context, {
    ...positive,
    key: 'sales.concentration.topCustomerShare',
    value: share,
    formula: 'största kundens omsättning ÷ alla kunders omsättning',
  });
  addFact(context, {
    ...positive,
    key: 'sales.concentration.customerHhi',
    value: round(amount(totals, 'hhi'), 6),
    formula: 'summan av varje kunds andel av omsättningen i kvadrat (0 = spritt, 1 = en enda kund)',
  });
}

const PART_KEYS = {
  total: 'sales.customer.revenue',
  share: 'sales.customer.share',
  current: 'sales.customer.revenueCurrent',
  previous: 'sales.customer.revenuePrevious',
  change: 'sales.customer.change',
  growth: null,
} as const;

function addCustomer(context: SalesContext, row: QueryRow, columns: string[], total: Fact): void {
  const part = costedPartOf(row, 'customer');
  const rows = rowsOf(context, 'customer', part.name);
  const period = context.timeline?.covered ?? null;
  const given = { kind: 'customer' as const, keys: PART_KEYS, part, rows, columns, period };
  addPart(context, total, given);
  addPartMargin(context, 'sales.customer.margin', given);
  const last = textOrNull(row, 'last_date');
  if (context.timeline === null || last === null) return;
  const end = context.timeline.period.to;
  addFact(context, {
    key: 'sales.customer.daysSinceSale',
    subject: subject('customer', part.name),
    value: whole(dayNumber(end) - dayNumber(last)),
    period,
    columns: [...columns, ...namesOf(context.view.columns, 'date')],
    ...rows,
    rows: part.rows,
    formula: `filens sista dag ${end} − kundens sista köp ${last}`,
  });
}

/** What is read of customers: all together, and those that are listed. */
export interface CustomersRead {
  totals: QueryRow;
  listed: QueryRow[];
}

/** Reads what the figures of customers need, where the file has any; adds no facts. */
export async function readCustomers(
  { query, view }: SalesContext,
  months: ShapeMonths,
): Promise<CustomersRead | null> {
  if (view.columns.customer === undefined) return null;
  const [totals, listed] = await Promise.all([
    query(customerTotalsSql(months)).then(onlyRow),
    query(LISTED_CUSTOMERS_SQL),
  ]);
  return { totals, listed };
}

/** How many customers would be lost by chance, had they bought as often as before. */
export const chanceLosses = (read: CustomersRead | null): number =>
  read === null ? 0 : toNumber(amount(read.totals, 'chance_losses'));

/** Customers: concentration, new and lost, at risk, best, and the largest one by one. Returns who of these are at risk. */
export function addCustomerMetrics(
  context: SalesContext,
  read: CustomersRead | null,
  total: Fact,
): string[] {
  const [name] = namesOf(context.view.columns, 'customer');
  if (name === undefined || read === null) {
    addUnknown(context, KEYS, lacksColumn('Kunder', 'customer'));
    return [];
  }
  const { totals, listed } = read;
  if (count(totals, 'customers') === 0) {
    addUnknown(context, KEYS, emptyColumn('Kunder', name));
    return [];
  }
  addConcentration(context, totals, name);
  addCustomerGroups(context, totals, name);
  const columns = [...context.revenue.columns, name];
  for (const row of listed) addCustomer(context, row, columns, total);
  return listed.flatMap((row) => (row.at_risk === true ? [textOrNull(row, 'customer') ?? ''] : []));
}
