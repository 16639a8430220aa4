import { routeQuery } from '#client/data/queries.ts';
import type { ResponseOutput } from '#contract/route.ts';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import { analysesContract } from '../contract.ts';
import { historyTexts } from '../texts.ts';

/** The list of analyses without their results, which no list shows. */
export const analysesQuery = routeQuery(analysesContract.list, { minimal: true });

export type ListedAnalysis = ResponseOutput<typeof analysesContract.list>[number];

/** When an analysis was made, as lists and selects show it. */
export function madeAt({ createdAt }: Pick<ListedAnalysis, 'createdAt'>): string {
  return historyTexts.at(formatInstantDay(createdAt), formatInstantTime(createdAt));
}
