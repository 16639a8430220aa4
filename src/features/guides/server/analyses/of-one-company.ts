import { mayBeOfOneCompany } from '#engine/table/scope.ts';
import type { Executor } from '#server/db/database.ts';
import type { AnalysisRow } from '../table.ts';
import { newestAnalysis, newestOfCompany } from './newest.ts';

/** The newest analyses of sales and costs that may be of one company. */
export interface SalesAndCosts {
  sales: AnalysisRow | null;
  costs: AnalysisRow | null;
  /** The newest one that is left out, since it is not surely of the same company as the other. */
  leftOut: AnalysisRow | null;
}

/** Those of the company that the newest of them is of. */
export async function newestOfOneCompany(db: Executor, ownerId: string): Promise<SalesAndCosts> {
  const sales = await newestAnalysis(db, ownerId, 'sales');
  const costs = await newestAnalysis(db, ownerId, 'costs');
  if (!sales || !costs || isOfOne(sales, costs)) return { sales, costs, leftOut: null };
  const isSalesLast = sales.createdAt >= costs.createdAt;
  const last = isSalesLast ? sales : costs;
  const guide = isSalesLast ? 'costs' : 'sales';
  const other = await newestOfCompany(db, ownerId, guide, last.result?.scope, last.sample);
  if (other && isOfOne(last, other)) return { sales, costs, leftOut: null, [guide]: other };
  return { sales, costs, [guide]: null, leftOut: isSalesLast ? costs : sales };
}

/** The sample company is no other company's. */
const isOfOne = (one: AnalysisRow, other: AnalysisRow) =>
  one.sample === other.sample && mayBeOfOneCompany(one.result?.scope, other.result?.scope);
