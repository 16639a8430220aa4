import { routeQuery } from '#client/data/queries.ts';
import type { ResponseOutput } from '#contract/route.ts';
import { analysesContract } from '../contract.ts';

/** The list of analyses without their results, which no list shows. */
export const analysesQuery = routeQuery(analysesContract.list, { minimal: true });

export type ListedAnalysis = ResponseOutput<typeof analysesContract.list>[number];
