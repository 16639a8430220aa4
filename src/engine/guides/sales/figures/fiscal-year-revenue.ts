import type { ComparedYears } from '../../../books/compared-years.ts';
import { REVENUE_LINE as REVENUE } from '../../../books/figures.ts';
import { accountsIn, type StatedYear, sumOfAccounts } from '../../../books/year.ts';
import { accountsText } from '../../../books/year-facts.ts';
import { decimal, negate } from '../../../facts/decimal.ts';
import { hasValue, over, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { whole } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown } from '../../../figures/context.ts';
import { allRows, sumOf } from '../../../figures/filters.ts';
import { addGrowth } from '../../../figures/time/growth.ts';
import type { Period } from '../../../table/period.ts';
import { formatPeriod } from '../../../text/format.ts';
import type { SalesKey } from '../catalogue.ts';
import { salesKeys as keys } from '../catalogue.ts';
import type { BookYears } from './book-years.ts';
import type { SalesContext } from './context.ts';

/** The two years as comparable periods; null with only one. */
export function yearsCompared(
  years: BookYears | ComparedYears | null,
): { kind: 'year'; current: Period; previous: Period } | null {
  if (!years?.previous) return null;
  return { kind: 'year', current: years.current.period, previous: years.previous.period };
}

/**
 * The year's sum, its monthly average and the growth from the year before, from the books alone.
 * Returns the keys it added.
 */
export function addBookYears(
  context: SalesContext,
  { current, previous }: BookYears,
  total: Fact,
): ReadonlySet<SalesKey> {
  if (!current.whole) return new Set();
  addMonths(context, current, total);
  const given = new Set<SalesKey>([keys.wholeMonths, keys.monthAverage]);
  if (previous === null) return given;
  const now = addYear(context, keys.revenueCurrent, current, total);
  for (const key of addGrowthOfYears(context, now, previous)) given.add(key);
  return given;
}

/** The two years' revenue and the growth between them, of a file whose rows are of the latter alone. */
export function addComparedYears(
  context: SalesContext,
  { current, previous }: ComparedYears,
): ReadonlySet<SalesKey> {
  return addGrowthOfYears(context, addOfAccounts(context, keys.revenueCurrent, current), previous);
}

function addGrowthOfYears(
  context: SalesContext,
  now: Fact,
  previous: StatedYear,
): ReadonlySet<SalesKey> {
  const then = addOfAccounts(context, keys.revenuePrevious, previous);
  addGrowth(context, { change: keys.growthChange, percent: keys.growth }, now, then);
  if (context.facts.get(keys.growth) === null)
    addUnknown(
      context,
      [keys.growth],
      `Tillväxt i procent kan inte räknas: omsättningen ${formatPeriod(previous.period)} är inte över noll.`,
    );
  return new Set([keys.revenueCurrent, keys.revenuePrevious, keys.growthChange, keys.growth]);
}

function addMonths(context: SalesContext, current: StatedYear, total: Fact): void {
  const number = addFact(context, {
    key: keys.wholeMonths,
    value: whole(current.months),
    period: current.period,
    columns: [],
    ...allRows(context),
    rows: total.source.rows,
    formula: `antalet månader i räkenskapsåret: ${formatPeriod(current.period)}`,
  });
  const average = over(total, number);
  if (!hasValue(average)) return;
  addFact(context, {
    key: keys.monthAverage,
    ...worked(average),
    period: current.period,
    columns: total.source.columns,
    ...allRows(context),
    rows: total.source.rows,
  });
}

function addYear(context: SalesContext, key: SalesKey, year: StatedYear, total: Fact): Fact {
  return addFact(context, {
    key,
    value: decimal(total.value),
    period: year.period,
    columns: total.source.columns,
    ...allRows(context),
    rows: total.source.rows,
    formula: sumOf(context.revenue.formula),
  });
}

/** A year that has no rows in the table: it comes from the books, account by account. */
function addOfAccounts(context: SalesContext, key: SalesKey, { year, period }: StatedYear): Fact {
  const { books } = context;
  const accounts = books === null ? [] : accountsIn(books, year.number, REVENUE, 'result');
  return addFact(context, {
    key,
    value: negate(sumOfAccounts(accounts)),
    period,
    columns: [],
    filter: `konto 3000–3799 i årssaldona ${formatPeriod(period)}: ${accountsText(accounts)}`,
    rows: accounts.length,
    formula: 'summan av årets resultat på kontona, med omvänt tecken',
  });
}
