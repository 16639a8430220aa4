import type { IndustryChoice } from '../../../books/benchmark/industry.ts';
import { addIndustry } from '../../../books/benchmark/place.ts';
import {
  type CompanyProfile,
  formWarnings,
  startWarnings,
  statedSni,
} from '../../../books/company.ts';
import { type ComparedYears, comparedYears } from '../../../books/compared-years.ts';
import { addBooks, type BookOutcome } from '../../../books/compute.ts';
import { businessById, businessOf } from '../../../business/recognise.ts';
import { toNumber } from '../../../facts/decimal.ts';
import type { Unknown } from '../../../facts/fact.ts';
import { createFacts, type Facts } from '../../../facts/facts.ts';
import { chooseComparison } from '../../../figures/calendar/comparison.ts';
import { overBy, untilToday } from '../../../figures/calendar/months.ts';
import { standsFor } from '../../../figures/calendar/single-period.ts';
import { type Timeline, timelineOf } from '../../../figures/calendar/timeline.ts';
import { completeUnknowns } from '../../../figures/completeness.ts';
import { unknownLabel } from '../../../figures/labels.ts';
import { amount, count, onlyRow, type Query, text } from '../../../figures/query.ts';
import { addMonthMetrics } from '../../../figures/time/months.ts';
import { addTrendMetrics } from '../../../figures/time/trend.ts';
import type { Amount } from '../../../figures/view/amount.ts';
import { sheetsRead } from '../../../table/sheets-read.ts';
import type { Understanding } from '../../../table/understanding.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costCatalogue } from '../catalogue.ts';
import { addAreas } from './area-metrics.ts';
import { readAreaMonths, valuesOf } from './area-months.ts';
import { addAreaParts } from './area-parts.ts';
import { readClassifiedRows } from './area-rows.ts';
import { makeCharts } from './charts.ts';
import { type CostContext, costMeasure } from './context.ts';
import type { CostPart } from './cost-parts.ts';
import { addDimensions } from './dimensions.ts';
import { addEvents } from './events.ts';
import type { CostFigures } from './figures.ts';
import { addAreasOfYears, addComparedYears } from './fiscal-year-costs.ts';
import { addFixed } from './fixed.ts';
import { readKindMonths } from './kind-months.ts';
import { addLargestRows } from './largest-rows.ts';
import { addLikeForLike, type OfRows } from './like-for-like.ts';
import { lacksColumn } from './missing.ts';
import { addRecurring } from './recurring.ts';
import { addCostAgainstRevenue, type KnownRevenue } from './revenue.ts';
import { addSpikes } from './spikes.ts';
import { wordsOfSuppliers } from './supplier-words.ts';
import { addSuppliers, areaOfSuppliers } from './suppliers.ts';
import { addTotals, TOTALS_SQL } from './totals.ts';
import { type CostView, createCostsView } from './view.ts';

/** The reader's understanding of the table, and what else is known of the company. */
export interface CostInput {
  documentId: string | null;
  /** The file's name as uploaded. */
  document: string | null;
  understanding: Understanding;
  /**
   * The day the analysis was started, in Sweden, YYYY-MM-DD: periods not over then are incomplete.
   */
  today: string;
  /** Revenue by month from a sales analysis; by default from the file's own books. */
  revenue?: KnownRevenue;
  /** The company's industry; by default the one stated in the books (#BKOD). */
  industry?: IndustryChoice;
  /** What is known of the company besides the file. */
  company?: CompanyProfile | null;
}

const LISTED_SUPPLIERS = 10;

async function readTimeline(
  query: Query,
  today: string,
  understanding: Understanding,
): Promise<Timeline | null> {
  const days = await query(`SELECT date, sum(amount) AS amount, count(*) AS rows FROM costs
    WHERE date IS NOT NULL AND amount IS NOT NULL GROUP BY date ORDER BY date`);
  return timelineOf(
    days.map((row) => ({
      date: text(row, 'date'),
      amount: amount(row, 'amount'),
      rows: count(row, 'rows'),
    })),
    today,
    standsFor(understanding),
  );
}

function emptyFacts({ documentId, document, understanding }: CostInput, view: CostView): Facts {
  const sheet = sheetsRead(understanding.sheets);
  return createFacts({
    documentId,
    document,
    sheet: understanding.delimiter === null ? sheet : null,
    currency: view.currency.code,
  });
}

/** A file without cost rows can still have books: a balance report, or SIE type 1. */
function withoutCosts({ list }: Facts, outcome: BookOutcome, reason: string): CostFigures {
  const keys = ['costs.total.amount', 'costs.month.total', 'costs.area.total'] as const;
  const refused: Unknown[] = keys.map((key) => ({
    key,
    label: unknownLabel(costCatalogue.of(key)),
    reason,
  }));
  return {
    facts: list,
    unknowns: [...refused, ...outcome.unknowns],
    charts: [],
    period: null,
    comparison: null,
    perYear: null,
    areas: [],
    topSuppliers: [],
    areaOfSupplier: new Map(),
    business: null,
    subscriptions: [],
    areaOfSubscription: new Map(),
    doubles: [],
    doublesByInvoice: new Set(),
    years: outcome.years,
    warnings: outcome.warnings,
  };
}

const periodsOf = ({ current, previous }: ComparedYears) =>
  ({ kind: 'year', current: current.period, previous: previous.period }) as const;

/** What one of the compared times lacks, by area and by kind, and what both have besides. */
async function addUnlike(context: CostContext, read: Omit<OfRows, 'kinds'>) {
  const kinds = await readKindMonths(context);
  return { ...read, unlike: addLikeForLike(context, { ...read, kinds }) };
}

/** All figures computed from rows, in a fixed order. */
async function addRowMetrics(context: CostContext, input: CostInput): Promise<CostFigures> {
  const { query, ofBooks } = context;
  const comparison = context.comparison ?? (ofBooks && periodsOf(ofBooks));
  const total = addTotals(context, onlyRow(await query(TOTALS_SQL)));
  addMonthMetrics(
    context,
    context.ofBooks ? addComparedYears(context, context.ofBooks, total) : undefined,
  );
  const trend = addTrendMetrics(context);
  const classified = await readClassifiedRows(query);
  const months = await readAreaMonths(context);
  const areas = await addAreas(context, total, classified, months);
  await addAreaParts(context, classified);
  if (ofBooks) addAreasOfYears(context, ofBooks);
  const recurring = await addRecurring(context);
  if (context.view.agreements === null) await addLargestRows(context, recurring.streams);
  const business = businessOf(signsOf(input, areas)) ?? businessById(input.revenue?.business);
  const variable = business?.variable ?? [];
  addFixed(context, { groups: areas, classified, months, streams: recurring.streams, variable });
  const areaOfSupplier =
    context.view.supplierFrom === null ? new Map<string, string>() : await areaOfSuppliers(query);
  const suppliers = await addSuppliers(context, total, areaOfSupplier);
  await addDimensions(context, total);
  addSpikes(context, classified, months, recurring.payees);
  const outcome = addBooks(context.facts, context.books, context.today, hasAccounts(input));
  const of = await addUnlike(context, { classified, months });
  const against = addCostAgainstRevenue(context, input.revenue ?? null, of);
  addIndustry(context, input, outcome);
  const own = await addEvents(context);
  completeUnknowns(context);
  const { company } = input;
  context.warnings.push(...startWarnings(company, context.period, comparison));
  if ((context.books?.companyForm ?? null) === null)
    context.warnings.push(...formWarnings(company?.form ?? null));
  return {
    ...against,
    facts: context.facts.list,
    unknowns: [...context.unknowns, ...outcome.unknowns],
    charts: makeCharts(context, suppliers, trend),
    period: context.period,
    comparison: comparison && {
      kind: comparison.kind,
      current: comparison.current,
      previous: comparison.previous,
    },
    perYear: perYearOf(context, outcome),
    areas: areas.map(({ name }) => name).filter((name) => name !== UNPLACED),
    ...(own !== null && { ownMonths: own }),
    areaMonths: new Map([...months].map(([name, sums]) => [name, valuesOf(sums)])),
    topSuppliers: suppliers.slice(0, LISTED_SUPPLIERS).map(({ name }) => name),
    ...{ areaOfSupplier, ...(await saidOfSuppliers(context)) },
    business: business?.id ?? null,
    subscriptions: recurring.subscriptions,
    areaOfSubscription: recurring.areaOfSubscription,
    doubles: recurring.doubles,
    doublesByInvoice: recurring.doublesByInvoice,
    years: outcome.years,
    warnings: [...context.warnings, ...outcome.warnings],
  };
}

/** What the rows of each supplier say is bought, where a column names suppliers. */
async function saidOfSuppliers({
  view,
  query,
}: CostContext): Promise<Pick<CostFigures, 'wordsOfSupplier'>> {
  return view.supplierFrom === 'supplier' ? { wordsOfSupplier: await wordsOfSuppliers(query) } : {};
}

/** What tells the kind of business: the profile or the books, else what the money goes to. */
function signsOf({ industry, company, understanding }: CostInput, areas: readonly CostPart[]) {
  const paid = areas.map(({ name, total }) => ({ name, kronor: toNumber(total) }));
  return { sni: statedSni({ industry, company, books: understanding.books }), sold: [], paid };
}

const hasAccounts = ({ understanding }: CostInput) =>
  understanding.columns.some(({ role }) => role === 'account');

/** Why all amounts are per year; null where they are not. */
function perYearOf({ view, timeline, period }: CostContext, { years }: BookOutcome) {
  if (view.agreements !== null) return 'agreements';
  const isYear = years.some(
    (year) => year.whole && year.period.from === period?.from && year.period.to === period.to,
  );
  return timeline === null && isYear ? 'balances' : null;
}

/** The periods that the rows are compared over; of books with two whole years those, and no halves. */
function comparedBy(timeline: Timeline | null, { understanding: { books }, today }: CostInput) {
  const comparison = chooseComparison(timeline);
  const isHalves = comparison?.kind === 'preceding';
  const ofBooks = isHalves ? comparedYears(books, timeline?.covered ?? null, today) : null;
  return { comparison: ofBooks === null ? comparison : null, ofBooks, byYears: ofBooks !== null };
}

async function contextOf(
  query: Query,
  input: CostInput,
  view: CostView,
  amountOfRow: Amount,
): Promise<CostContext> {
  const today = overBy(input.today, input.understanding.reachedTo);
  const timeline = await readTimeline(query, today, input.understanding);
  const stated = view.agreements === null ? input.understanding.period : null;
  const empty = onlyRow(await query('SELECT count(*) - count(amount) AS rows FROM costs'));
  return {
    query,
    view,
    measure: costMeasure(amountOfRow, view),
    facts: emptyFacts(input, view),
    unknowns: [],
    warnings: [...view.notes],
    emptyAmounts: count(empty, 'rows') > 0,
    timeline,
    ...comparedBy(timeline, input),
    period: timeline?.covered ?? (stated && untilToday(stated, today)),
    today,
    books: input.understanding.books,
  };
}

/**
 * Computes every cost figure from the table (opened as `data`) and its books; creates only
 * temporary tables and the view `costs`. Same table and roles give the same facts in the same
 * order, whatever the order of the rows. Odd data never throws.
 */
export async function computeCostFigures(query: Query, input: CostInput): Promise<CostFigures> {
  const view = await createCostsView(query, input.understanding);
  const refuse = (reason: string) => {
    const facts = emptyFacts(input, view);
    return withoutCosts(
      facts,
      addBooks(facts, input.understanding.books, input.today, hasAccounts(input)),
      reason,
    );
  };
  if (view.amount === null) return refuse(lacksColumn('Kostnader', 'amount'));
  const context = await contextOf(query, input, view, view.amount);
  const used = onlyRow(await query('SELECT count(amount) AS rows FROM costs'));
  if (count(used, 'rows') === 0)
    return refuse('Kostnader kan inte räknas: ingen rad har något belopp.');
  return addRowMetrics(context, input);
}
