import type { IndustryChoice } from '../../../books/benchmark/industry.ts';
import { addIndustry } from '../../../books/benchmark/place.ts';
import { type CompanyProfile, startWarnings, statedSni } from '../../../books/company.ts';
import { type ComparedYears, comparedYears } from '../../../books/compared-years.ts';
import { addBooks } from '../../../books/compute.ts';
import { businessOf, type Signs } from '../../../business/recognise.ts';
import { soldBy } from '../../../business/what-is-sold.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { createFacts, type Facts } from '../../../facts/facts.ts';
import { chooseComparison } from '../../../figures/calendar/comparison.ts';
import type { Timeline } from '../../../figures/calendar/timeline.ts';
import { completeUnknowns } from '../../../figures/completeness.ts';
import { unknownLabel } from '../../../figures/labels.ts';
import { count, onlyRow, type Query, type QueryRow } from '../../../figures/query.ts';
import { addMonthMetrics } from '../../../figures/time/months.ts';
import { countedByMonth, shapeMonths } from '../../../figures/time/shape-months.ts';
import { addTrendMetrics } from '../../../figures/time/trend.ts';
import { sheetsRead } from '../../../table/sheets-read.ts';
import type { Understanding } from '../../../table/understanding.ts';
import { type SalesKey, salesCatalogue } from '../catalogue.ts';
import { bookYears } from './book-years.ts';
import { makeCharts } from './charts.ts';
import { revenueMeasure, type SalesContext } from './context.ts';
import { addCustomerMetrics, chanceLosses, readCustomers } from './customers.ts';
import { readDays } from './days.ts';
import { addDimensions, readDimensions } from './dimensions.ts';
import { addEvents, lookForEvents } from './events.ts';
import type { SalesFigures } from './figures.ts';
import { addBookYears, addComparedYears, yearsCompared } from './fiscal-year-revenue.ts';
import { addForecastMetrics } from './forecast-facts.ts';
import { countedIn, countsHours } from './hours.ts';
import { lacksColumn } from './missing.ts';
import { addOfMonths, type OfMonths } from './of-months.ts';
import { addProductMetrics } from './product-metrics.ts';
import { addProfit } from './profit.ts';
import { addReturnsAndDiscounts } from './returns-discounts.ts';
import { readSameBuyers } from './same-buyers.ts';
import { addSplits, readSplit } from './split.ts';
import { createStatsTables } from './stats-tables.ts';
import { addTotals } from './totals.ts';
import { ARTICLE_TOTALS_SQL, ordersSql, rowTotalsSql } from './totals-query.ts';
import { unpricedReason } from './unpriced.ts';
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
  /** The company's industry; by default the one stated in the books (#BKOD). */
  industry?: IndustryChoice;
  /** What is known of the company besides the file. */
  company?: CompanyProfile | null;
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

/** Caveats of the company's start; of books its own income statement and ratios, beside its industry's where that is known. */
function addOfCompany(context: SalesContext, input: SalesInput, ofStart: string[]): void {
  const { books, facts, warnings } = context;
  warnings.push(...ofStart);
  if (books === null) return;
  const outcome = addBooks(facts, books, input.today);
  warnings.push(...outcome.warnings);
  addIndustry(context, input, outcome);
}

/** What tells the kind of business: the profile or the books, else the names of what is sold. */
function signsOf({ industry, company, understanding }: SalesInput, facts: Facts): Signs {
  const weighed = (key: SalesKey) =>
    facts.all(key).map((fact) => ({ name: subjectName(fact), kronor: size(fact) }));
  return {
    sni: statedSni({ industry, company, books: understanding.books }),
    sold: weighed('sales.product.revenue'),
    groups: weighed('sales.category.revenue').map(({ name }) => name),
    columns: understanding.columns.map(({ name }) => name),
  };
}

/**
 * Computes every sales figure from the table (opened as `data`): makes the view `sales`, and all
 * figures from it. Same table and roles give the same facts in the same order, whatever the order
 * of the rows. Odd data never throws: what cannot be computed is an unknown.
 */
export async function computeSalesFigures(query: Query, input: SalesInput): Promise<SalesFigures> {
  const view = await createSalesView(query, input.understanding);
  return figuresOfView(query, input, view);
}

/** By product, group, channel, region and customer, and what has happened to any of them. */
async function addBySubject(
  context: SalesContext,
  { totals, total, ...over }: { totals: QueryRow; total: Fact } & Pick<OfMonths, 'months' | 'days'>,
) {
  const profitKnown = addProfit(context, totals);
  addReturnsAndDiscounts(context, totals);
  // What only reads goes on beside the products, whose facts come first.
  const [products, customers, happened, split, dimensions] = await Promise.all([
    addProductMetrics(context, totals, total, over.months),
    readCustomers(context, over.months),
    lookForEvents(context),
    readSplit(context),
    readDimensions(context),
  ]);
  addSplits(context, split, profitKnown);
  const leftOfEach = await addDimensions(context, dimensions, total);
  const sameBuyers = await readSameBuyers(context);
  const atRisk = addCustomerMetrics(context, customers, total);
  await addEvents(context, happened);
  await addOfMonths(context, {
    ...over,
    rows: count(totals, 'rows'),
    counted: {
      orders: context.view.columns.orderId
        ? { inMonth: countedByMonth(totals, 'orders'), rows: count(totals, 'order_rows') }
        : null,
      customers: customers && {
        inMonth: countedByMonth(customers.totals, 'customers'),
        rows: count(customers.totals, 'rows'),
      },
      products: products.overview,
    },
  });
  const shown = happened && {
    ...{
      ownMonths: happened.own,
      movedWith: happened.movedWith,
      groupOf: happened.groupOf,
      within: happened.within,
    },
    ...{ fallsIn: happened.fallsIn, movedWithTwo: happened.movedWithTwo },
    behind: happened.behind,
  };
  return {
    ...{ ...products, atRisk, leftOfEach, chanceLosses: chanceLosses(customers), ...shown },
    ...(sameBuyers !== null && { sameBuyers }),
  };
}

/** What the columns say is sold, and whether it is counted in hours. */
function whatIsSold({ understanding }: SalesInput, hours: boolean, view: SalesView) {
  const sells = soldBy(understanding.columns.map(({ name }) => name));
  const countsIn = countedIn(view);
  return {
    sells,
    ...(hours && { countsHours: true as const }),
    ...(countsIn !== undefined && { countsIn }),
    ...(view.distance !== null && { hasDistance: true as const }),
  };
}

/** The periods that the rows are compared over; of books with two whole years those, and no halves. */
function comparedBy(timeline: Timeline | null, { understanding: { books }, today }: SalesInput) {
  const comparison = chooseComparison(timeline);
  const isHalves = comparison?.kind === 'preceding';
  const ofBooks = isHalves ? comparedYears(books, timeline?.covered ?? null, today) : null;
  return { comparison: ofBooks === null ? comparison : null, ofBooks };
}

/** How the periods were chosen, and which they are. */
const asCompared = ({ kind, current, previous }: NonNullable<SalesFigures['comparison']>) => ({
  ...{ kind, current, previous },
});

/** Adds what only the books know over time, and returns the keys of it. */
function givenByBooks(context: SalesContext, ofBooks: ComparedYears | null, total: Fact) {
  if (ofBooks !== null) return addComparedYears(context, ofBooks);
  return context.years === null ? undefined : addBookYears(context, context.years, total);
}

/** Makes the tables of statistics, and reads the totals of the rows, orders and articles. */
async function readTotals(
  query: Query,
  { columns }: SalesView,
  over: Parameters<typeof createStatsTables>[2],
): Promise<QueryRow> {
  const { comparison, months } = over;
  const [ofRows, ofOrders] = await Promise.all([
    query(rowTotalsSql(columns, comparison)).then(onlyRow),
    columns.orderId && query(ordersSql(comparison, months)).then(onlyRow),
    createStatsTables(query, columns, over),
  ]);
  return { ...ofRows, ...ofOrders, ...onlyRow(await query(ARTICLE_TOTALS_SQL)) };
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
  const days = await readDays(query, view, input);
  const { timeline } = days;
  const { comparison, ofBooks } = comparedBy(timeline, input);
  const months = shapeMonths(timeline, comparison);
  const totals = await readTotals(query, view, { comparison, timeline, months });
  if (count(totals, 'rows') === 0)
    return withoutRevenue('Omsättning kan inte räknas: ingen rad har något belopp.');
  const years = bookYears(input.understanding, input.today);
  const hours = await countsHours(query, view, input.understanding);
  const context: SalesContext = {
    query,
    view,
    revenue: view.revenue,
    measure: revenueMeasure(view.revenue, { onlyYears: years !== null, hours }),
    facts: emptyFacts(input, view),
    unknowns: [],
    warnings: [...view.notes],
    emptyAmounts: count(totals, 'all_rows') > count(totals, 'rows'),
    ...{ timeline, comparison, byYears: ofBooks !== null },
    books: input.understanding.books,
    years,
    unpriced: await unpricedReason(query, view, timeline),
  };
  const total = addTotals(context, totals);
  addMonthMetrics(context, givenByBooks(context, ofBooks, total));
  const trend = addTrendMetrics(context);
  const forecastWithheld = addForecastMetrics(context);
  const weeks = addWeekdays(context, total);
  const of = { totals, total, months, days };
  const { selection, overview, ...ofSubjects } = await addBySubject(context, of);
  completeUnknowns(context);
  const period = timeline?.covered ?? years?.current.period ?? null;
  const compared = comparison ?? yearsCompared(ofBooks ?? years);
  addOfCompany(context, input, startWarnings(input.company, period, compared));
  return {
    facts: context.facts.list,
    unknowns: context.unknowns,
    charts: makeCharts(context, selection, overview, trend),
    period,
    comparison: compared && asCompared(compared),
    topProducts: selection.top,
    ...(selection.topFell && { topFell: true, weakOrTop: selection.weakOrTop }),
    weakProducts: selection.weak,
    ...ofSubjects,
    business: businessOf(signsOf(input, context.facts))?.id ?? null,
    ...whatIsSold(input, hours, view),
    ...(weeks !== null && { weeks }),
    forecastWithheld,
    warnings: context.warnings,
  };
}
