import { type CompanyProfile, startWarnings } from '../../../books/company.ts';
import { createFacts, type Facts } from '../../../facts/facts.ts';
import { chooseComparison } from '../../../figures/calendar/comparison.ts';
import { type Timeline, timelineOf } from '../../../figures/calendar/timeline.ts';
import { completeUnknowns } from '../../../figures/completeness.ts';
import { unknownLabel } from '../../../figures/labels.ts';
import { amount, count, onlyRow, type Query, text } from '../../../figures/query.ts';
import { addMonthMetrics } from '../../../figures/time/months.ts';
import { addTrendMetrics } from '../../../figures/time/trend.ts';
import { sheetsRead } from '../../../table/sheets-read.ts';
import type { Understanding } from '../../../table/understanding.ts';
import { type SalesKey, salesCatalogue } from '../catalogue.ts';
import { bookYears } from './book-years.ts';
import { makeCharts } from './charts.ts';
import { revenueMeasure, type SalesContext } from './context.ts';
import { addCustomerMetrics } from './customers.ts';
import { addDimensions } from './dimensions.ts';
import type { SalesFigures } from './figures.ts';
import { addBookYears, yearsCompared } from './fiscal-year-revenue.ts';
import { addForecastMetrics } from './forecast-facts.ts';
import { lacksColumn } from './missing.ts';
import { addProductMetrics } from './product-metrics.ts';
import { addProfit } from './profit.ts';
import { addReturnsAndDiscounts } from './returns-discounts.ts';
import { addSplits } from './split.ts';
import { createStatsTables } from './stats-tables.ts';
import { addTotals } from './totals.ts';
import { totalsSql } from './totals-query.ts';
import { createSalesView, type SalesView } from './view.ts';
import { addWeekdays } from './weekdays.ts';

/** The reader's understanding of the table, and where it comes from. */
export interface SalesInput {
  documentId: string | null;
  /** The file's name as uploaded. */
  document: string | null;
  understanding: Understanding;
  /**
   * The day the analysis was started, in Sweden, YYYY-MM-DD: periods not over then are incomplete.
   */
  today: string;
  /** What is known of the company besides the file. */
  company?: CompanyProfile | null;
}

async function readTimeline(query: Query, today: string): Promise<Timeline | null> {
  const days = await query(`SELECT date, sum(revenue) AS revenue, count(*) AS rows FROM sales
    WHERE date IS NOT NULL AND revenue IS NOT NULL GROUP BY date ORDER BY date`);
  return timelineOf(
    days.map((row) => ({
      date: text(row, 'date'),
      amount: amount(row, 'revenue'),
      rows: count(row, 'rows'),
    })),
    today,
  );
}

function emptyFacts(input: SalesInput, view: SalesView): Facts {
  const sheet = sheetsRead(input.understanding.sheets);
  return createFacts({
    documentId: input.documentId,
    document: input.document,
    sheet: input.understanding.delimiter === null ? sheet : null,
    currency: view.currency.code,
  });
}

function withoutRevenue(reason: string): SalesFigures {
  const keys: SalesKey[] = ['sales.revenue.total', 'sales.month.revenue', 'sales.product.revenue'];
  return {
    facts: [],
    unknowns: keys.map((key) => ({ key, label: unknownLabel(salesCatalogue.of(key)), reason })),
    charts: [],
    period: null,
    comparison: null,
    topProducts: [],
    weakProducts: [],
    forecastWithheld: reason,
    warnings: [],
  };
}

/**
 * Computes every sales figure from the table (opened as `data`): makes the view `sales`, and all
 * figures from it. Same table and roles give the same facts in the same order, whatever the order
 * of the rows. Odd data never throws: what cannot be computed is an unknown.
 */
export async function computeSalesFigures(query: Query, input: SalesInput): Promise<SalesFigures> {
  return figuresOfView(query, input, await createSalesView(query, input.understanding));
}

/**
 * Every figure of the rows that the view `sales` has now, which may be fewer than it was made with.
 * Creates only tables of statistics.
 */
export async function figuresOfView(
  query: Query,
  input: SalesInput,
  view: SalesView,
): Promise<SalesFigures> {
  if (view.revenue === null) return withoutRevenue(lacksColumn('Omsättning', 'revenue'));
  const timeline = await readTimeline(query, input.today);
  const comparison = chooseComparison(timeline);
  const [totals] = await Promise.all([
    query(totalsSql(view.columns, comparison)).then(onlyRow),
    createStatsTables(query, view.columns, comparison, timeline),
  ]);
  if (count(totals, 'rows') === 0)
    return withoutRevenue('Omsättning kan inte räknas: ingen rad har något belopp.');
  const years = bookYears(input.understanding, input.today);
  const context: SalesContext = {
    query,
    view,
    revenue: view.revenue,
    measure: revenueMeasure(view.revenue, years !== null),
    facts: emptyFacts(input, view),
    unknowns: [],
    warnings: [...view.notes],
    emptyAmounts: count(totals, 'all_rows') > count(totals, 'rows'),
    timeline,
    comparison,
    books: input.understanding.books,
    years,
  };
  const total = addTotals(context, totals);
  addMonthMetrics(context, years === null ? undefined : addBookYears(context, years, total));
  const trend = addTrendMetrics(context);
  const forecastWithheld = addForecastMetrics(context);
  addWeekdays(context, total);
  const profitKnown = addProfit(context, totals);
  addReturnsAndDiscounts(context, totals);
  const { selection, overview } = await addProductMetrics(context, totals, total);
  await addSplits(context, profitKnown);
  await addDimensions(context, total);
  await addCustomerMetrics(context, total);
  completeUnknowns(context);
  const period = timeline?.covered ?? years?.current.period ?? null;
  const compared = comparison ?? yearsCompared(years);
  context.warnings.push(...startWarnings(input.company, period, compared));
  return {
    facts: context.facts.list,
    unknowns: context.unknowns,
    charts: makeCharts(context, selection, overview, trend),
    period,
    comparison: compared && {
      kind: compared.kind,
      current: compared.current,
      previous: compared.previous,
    },
    topProducts: selection.top,
    weakProducts: selection.weak,
    forecastWithheld,
    warnings: context.warnings,
  };
}
