import type { IndustryChoice } from '#engine/books/benchmark/industry.ts';
import type { CompanyProfile } from '#engine/books/company.ts';
import { businessOf } from '#engine/business/recognise.ts';
import { size, subjectName } from '#engine/facts/fact-value.ts';
import { lastDay, monthNumber } from '#engine/figures/calendar/months.ts';
import type { KnownRevenue } from '#engine/guides/costs/figures/revenue.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { type Scope, scopeOf, unknownScope, whyNotTogether } from '#engine/table/scope.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import { newestOfCompany } from '#features/guides/server/analyses/newest.ts';
import { companyOf, industryOf } from '#features/guides/server/company.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** What a cost analysis uses besides its file and answers; frozen with it. */
export interface CostAnalysisBasis {
  /** Revenue by complete month from the newest sales analysis; null without one. */
  revenue: KnownRevenue | null;
  /** Null where the profile has no SNI code. */
  industry: IndustryChoice | null;
  /** Null for the sample company; absent in analyses made before it was used. */
  company?: CompanyProfile | null;
}

/**
 * The complete months of an analysis. Months not over on `day` are excluded, even if that analysis
 * counted them as complete.
 */
function wholeMonthsOf({ facts }: ResultBasis, day: string): Record<string, string> {
  const whole = facts.find(({ key }) => key === salesKeys.wholeMonths)?.period ?? null;
  if (whole === null) return {};
  const [from, to] = [whole.from.slice(0, 7), whole.to.slice(0, 7)];
  const months = facts.flatMap(({ key, subject, currency, value }) => {
    if (key !== salesKeys.monthRevenue || subject === null || currency !== null) return [];
    const { name } = subject;
    const isWhole = name >= from && name <= to && lastDay(monthNumber(name)) <= day;
    return isWhole ? [[name, value] as const] : [];
  });
  return Object.fromEntries(months);
}

/** What the products of a sales analysis, and the columns they are told in, say of the business. */
function businessOfSales({ facts }: ResultBasis) {
  const sold = facts
    .filter(({ key }) => key === salesKeys.productRevenue)
    .map((fact) => ({ name: subjectName(fact), kronor: size(fact) }));
  return businessOf({ sni: null, sold, columns: facts.flatMap(({ source }) => source.columns) });
}

/** What was sold in the latest compared months had cost; null where some of it has no cost. */
function soldCostOf({ facts }: ResultBasis): Required<KnownRevenue>['soldCost'] | null {
  const [revenue, profit] = [salesKeys.revenueCurrent, salesKeys.profitCurrent].map((key) =>
    facts.find((fact) => fact.key === key && fact.subject === null),
  );
  if (!revenue?.period || !profit?.period || revenue.source.rows !== profit.source.rows)
    return null;
  const { from, to } = revenue.period;
  if (profit.period.from !== from || profit.period.to !== to) return null;
  return { from, to, kronor: size(revenue) - size(profit) };
}

/** What is used of a sales analysis. */
type Sold = Pick<AnalysisRow, 'result' | 'createdAt' | 'document'>;

/** A cost file by its name and what its amounts are of. */
interface CostFile {
  filename: string;
  scope: Scope;
}

/**
 * Revenue in kronor by complete month from a sales analysis, and why the costs of `file` cannot be held against it; null
 * where it has none.
 */
export function revenueOf(sales: Sold | null, file: CostFile): KnownRevenue | null {
  if (sales?.result == null) return null;
  const months = wholeMonthsOf(sales.result, formatInstantDay(sales.createdAt.toISOString()));
  if (Object.keys(months).length === 0) return null;
  const { scope } = sales.result;
  const sold = sales.document ?? 'er försäljning';
  const differs = whyNotTogether(
    { scope: scope ?? unknownScope, name: `försäljningen i ${sold}` },
    { scope: file.scope, name: `kostnaderna i ${file.filename}` },
  );
  const document = `försäljningsanalysen av ${sold}`;
  const business = businessOfSales(sales.result)?.id;
  const soldCost = soldCostOf(sales.result);
  return {
    ...{ document, months },
    ...(soldCost !== null && { soldCost }),
    ...(business !== undefined && { business }),
    ...(differs !== null && { differs }),
  };
}

/** The revenue that the costs of a file are held against, and what is known of the company. */
export async function costBasis(
  { database: { db } }: Dependencies,
  ownerId: string,
  { sample, filename, understanding }: Pick<DocumentRow, 'sample' | 'filename' | 'understanding'>,
): Promise<CostAnalysisBasis> {
  const scope = scopeOf(understanding);
  // The sample company's revenue must not be compared with real costs, nor the reverse.
  const sales = await newestOfCompany(db, ownerId, 'sales', scope, sample);
  return {
    revenue: revenueOf(sales, { filename, scope }),
    industry: sample ? null : await industryOf(db, ownerId),
    company: sample ? null : await companyOf(db, ownerId),
  };
}
