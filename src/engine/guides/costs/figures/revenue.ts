import { monthsText, statedYears } from '../../../books/year.ts';
import type { BusinessId } from '../../../business/business.ts';
import { add, type Decimal, decimal, negate, toText } from '../../../facts/decimal.ts';
import { hasValue, over, stated, times, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { NO_ORIGIN } from '../../../facts/facts.ts';
import { ZERO } from '../../../figures/arithmetic.ts';
import { monthNumber, monthOf } from '../../../figures/calendar/months.ts';
import { monthsTotal, periodOf } from '../../../figures/calendar/timeline.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { both, type RowFilter, rowsIn, sumOf } from '../../../figures/filters.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { Books } from '../../../table/books.ts';
import { formatPeriod } from '../../../text/format.ts';
import { listed } from '../../../text/swedish.ts';
import type { CostKey } from '../catalogue.ts';
import type { AreaMonths } from './area-months.ts';
import { type ClassifiedRows, columnsOfArea, rowsOfArea } from './area-rows.ts';
import type { CostContext } from './context.ts';
import { addPerRevenueByMonth } from './of-months.ts';

/** Revenue by month (`2025-01`), exact positive decimals, from a sales analysis. */
export interface KnownRevenue {
  /** The name of the file or analysis it comes from. */
  document: string;
  months: Record<string, string>;
  /** The kind of business that its products tell; absent where none does, and in older analyses. */
  business?: BusinessId;
  /** What was sold in the latest year had cost this, by the sales themselves; absent where they do not say it. */
  soldCost?: { from: string; to: string; kronor: number };
  /** Why costs of this file cannot be held against it, in Swedish; absent where they can. */
  differs?: string;
}

/** That of the file's own books is of the same company, on the same level; else what is known from elsewhere. */
function revenueFor(context: CostContext, known: KnownRevenue | null): KnownRevenue | null {
  const { books, today } = context;
  const isBooked = books?.accounts.some(
    ({ kind, years }) =>
      kind === 'revenue' && years.some(({ months }) => Object.keys(months).length > 0),
  );
  if (books && (isBooked || known === null)) return revenueInBooks(books, today);
  const { code } = context.view.currency;
  if (known === null || code === null) return known;
  return { ...known, differs: `kostnaderna är i ${code} och omsättningen i kronor` };
}

/** Why nothing is held against revenue, where neither the books nor a sales analysis have any. */
export const REVENUE_NOT_KNOWN = 'omsättningen är inte känd';

const BOOKED = 'bokföringens konton 3000–3799';

/** Revenue by month in the books: accounts 3000–3799, sign changed. */
function revenueInBooks(books: Books, today: string): KnownRevenue {
  const months: Record<string, Decimal> = {};
  // If the year has monthly amounts, a month without revenue entries is a month of zero revenue.
  const monthly = books.accounts.flatMap(({ years }) =>
    years.flatMap(({ year, months: own }) => (Object.keys(own).length > 0 ? [year] : [])),
  );
  for (const { year, period } of statedYears(books, today)) {
    if (!monthly.includes(year.number)) continue;
    for (let month = monthNumber(period.from); month <= monthNumber(period.to); month += 1)
      months[monthOf(month)] = ZERO;
  }
  for (const account of books.accounts) {
    if (account.kind !== 'revenue') continue;
    for (const year of account.years)
      for (const [month, change] of Object.entries(year.months))
        months[month] = add(months[month] ?? ZERO, negate(decimal(change)));
  }
  const texts = Object.entries(months).map(([month, sum]): [string, string] => [
    month,
    toText(sum),
  ]);
  return { document: BOOKED, months: Object.fromEntries(texts) };
}

interface Both {
  revenue: Fact;
  numbers: number[];
}

type Months = NonNullable<CostContext['timeline']>['whole'];

/** Where two years of both are known the latest is what costs are held against; the other says how that has changed. */
const YEAR = 12;

function addPerRevenue(
  context: CostContext,
  { revenue, numbers }: Both,
  what: {
    key: 'costs.perRevenue.total' | 'costs.perRevenue.previous' | 'costs.area.perRevenue';
    name: string | null;
    cost: Decimal;
    rows: number;
    behind: RowFilter;
    columns: string[];
  },
  costFact: Fact | null,
): void {
  const cost = costFact ?? stated(what.cost, sumOf(context.measure.amount.formula));
  const perHundred = times(over(cost, revenue), 100);
  if (!hasValue(perHundred)) return;
  addFact(context, {
    key: what.key,
    subject: what.name === null ? null : subject('area', what.name),
    ...worked(perHundred, { note: `, ${monthsText(numbers.length)}` }),
    precision: 2,
    period: revenue.period,
    columns: what.columns,
    ...what.behind,
    rows: what.rows,
  });
}

/** The latest unbroken run of complete months whose cost and revenue are both known, as places from and before. */
function knownRun(context: CostContext, revenue: KnownRevenue): [from: number, before: number] {
  const stated = new Set(Object.keys(revenue.months).map(monthNumber));
  const isKnown = (context.timeline?.whole ?? []).map(({ month }) => stated.has(month));
  const before = isKnown.lastIndexOf(true) + 1;
  return [isKnown.slice(0, before).lastIndexOf(false) + 1, before];
}

/** The months that are compared, and whether they are all that the costs have. */
function monthsWords({ timeline }: CostContext, used: Months): string {
  const isAll = used.length === timeline?.whole.length;
  return isAll
    ? 'samma månader'
    : `bara månader som är hela i båda: ${formatPeriod(periodOf(used))}`;
}

/** The revenue of some months. */
function addEarned(
  context: CostContext,
  revenue: KnownRevenue,
  used: Months,
  key: 'costs.revenue.total' | 'costs.revenue.previous',
): Fact {
  return addFact(context, {
    key,
    value: used.reduce(
      (all, { month }) => add(all, decimal(revenue.months[monthOf(month)] ?? '0')),
      ZERO,
    ),
    period: periodOf(used),
    columns: [],
    filter: `${revenue.document}, ${monthsWords(context, used)}`,
    rows: used.length,
    formula: 'summan av omsättningen per månad',
    // What another file says is not on this file's receipt.
    ...(revenue.document !== BOOKED && { origin: { ...NO_ORIGIN, document: revenue.document } }),
  });
}

/** What some months cost, and where it is read. */
function readIn(context: CostContext, used: Months) {
  const columns = [...context.measure.amount.columns, ...namesOf(context.view.columns, 'date')];
  return { ...monthsTotal(used), columns, behind: rowsIn(context, periodOf(used)) };
}

const numbersOf = (used: Months) => used.map(({ month }) => month);

/** What a hundred kronor of sales cost the year before. */
function addBefore(context: CostContext, known: KnownRevenue, used: Months): void {
  const revenue = addEarned(context, known, used, 'costs.revenue.previous');
  const { amount: cost, ...read } = readIn(context, used);
  const what = { key: 'costs.perRevenue.previous', name: null, cost, ...read } as const;
  if (Number(revenue.value) > 0)
    addPerRevenue(context, { revenue, numbers: numbersOf(used) }, what, null);
  else addUnknown(context, [what.key], 'Året före var omsättningen inte över noll.');
}

/** Revenue and cost of the same months; null where the revenue is not positive. */
function addTotals(
  context: CostContext,
  revenue: KnownRevenue,
  used: Months,
): (Both & { cost: Fact; behind: RowFilter; columns: string[] }) | null {
  const period = periodOf(used);
  const earned = addEarned(context, revenue, used, 'costs.revenue.total');
  const { amount, rows, columns, behind } = readIn(context, used);
  const cost = addFact(context, {
    key: 'costs.revenue.cost',
    value: amount,
    period,
    columns,
    ...behind,
    rows,
    formula: sumOf(context.measure.amount.formula),
  });
  if (Number(earned.value) <= 0) return null;
  return { revenue: earned, cost, numbers: numbersOf(used), behind, columns };
}

const NOTHING = { costsMoreBySales: false };

/** Whether what was sold in the same months cost more, by the sales themselves, than all that was paid. */
function costsMoreBySales({ soldCost }: KnownRevenue, { period, value }: Fact): boolean {
  const isSame = soldCost?.from === period?.from && soldCost?.to === period?.to;
  return soldCost !== undefined && isSame && soldCost.kronor > Number(value);
}

/** The areas of the rows, and those that one of two years has nothing or only a part of. */
interface AreasOfRows {
  classified: ClassifiedRows;
  months: AreaMonths;
  unlike: readonly string[];
}

/** What each area costs of a hundred kronor of sales. */
function addOfAreas(
  context: CostContext,
  { totals, run }: { totals: NonNullable<ReturnType<typeof addTotals>>; run: [number, number] },
  { classified, months }: AreasOfRows,
): void {
  const { behind, columns } = totals;
  for (const [area, own] of months) {
    const part = monthsTotal(own.slice(...run));
    const filter = both(rowsOfArea(context, classified, area), behind);
    const touched = [...new Set([...columnsOfArea(context, classified, area), ...columns])];
    const ofArea = { name: area, cost: part.amount, rows: part.rows, behind: filter };
    const key = 'costs.area.perRevenue';
    addPerRevenue(context, totals, { key, ...ofArea, columns: touched }, null);
  }
}

/**
 * Cost per 100 kronor of revenue, in all and by area, over the latest run of complete months where both are known, of two
 * years or more the latest year. Revenue is that of the file's books, else passed in.
 */
export function addCostAgainstRevenue(
  context: CostContext,
  known: KnownRevenue | null,
  areas: AreasOfRows,
): { costsMoreBySales: boolean } {
  const ratios = ['costs.perRevenue.total', 'costs.area.perRevenue'] as const;
  const refuse = (reason: string, keys: readonly CostKey[] = ratios) =>
    addUnknown(context, keys, `Kostnad mot omsättning kan inte räknas: ${reason}.`);
  const before = ['costs.revenue.previous', 'costs.perRevenue.previous'] as const;
  const all = ['costs.revenue.total', 'costs.revenue.cost', ...ratios, ...before] as const;
  const revenue = revenueFor(context, known);
  if (revenue?.differs !== undefined) {
    refuse(revenue.differs, all);
    return NOTHING;
  }
  if (revenue === null) {
    refuse(
      `${REVENUE_NOT_KNOWN}. Ladda upp bokföringen (SIE) eller gör en försäljningsanalys`,
      all,
    );
    return NOTHING;
  }
  const whole = context.timeline?.whole ?? [];
  if (whole.length === 0 || context.timeline?.step !== 1) {
    refuse('filens kostnader går inte att dela upp på hela månader', all);
    return NOTHING;
  }
  const [first, end] = knownRun(context, revenue);
  const isTwoYears = end - first >= 2 * YEAR;
  const run: [number, number] = [isTwoYears ? end - YEAR : first, end];
  const used = whole.slice(...run);
  if (used.length === 0) {
    refuse(`${revenue.document} har ingen hel månad gemensam med kostnaderna`, all);
    return NOTHING;
  }
  const totals = addTotals(context, revenue, used);
  if (totals === null) {
    refuse('omsättningen är inte över noll', [...ratios, ...before]);
    return NOTHING;
  }
  const { behind, columns } = totals;
  const { amount, rows } = monthsTotal(used);
  const inAll = { name: null, cost: amount, rows, behind, columns };
  addPerRevenue(context, totals, { key: 'costs.perRevenue.total', ...inAll }, totals.cost);
  if (!isTwoYears) refuse('året före är inte känt för båda', before);
  else if (areas.unlike.length > 0)
    refuse(`båda åren har inte hela kostnaden för ${listed(areas.unlike)}`, before);
  else addBefore(context, revenue, whole.slice(end - 2 * YEAR, end - YEAR));
  addOfAreas(context, { totals, run }, areas);
  const of = (month: number) => decimal(revenue.months[monthOf(month)] ?? '0');
  const { document } = revenue;
  addPerRevenueByMonth(
    context,
    { of, document, isBooked: document === BOOKED },
    whole.slice(first, end),
  );
  return { costsMoreBySales: costsMoreBySales(revenue, totals.cost) };
}
