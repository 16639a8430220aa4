import { z } from 'zod';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import type { Route } from '#contract/route.ts';
import { anyAnalysis } from '../any-analysis.ts';
import type { Latest, StoredAnalysis } from './guide-setup.ts';

/** A guide's calls, whose results are read into the shape that the page shows. */
interface Calls {
  latest: Route;
  run: Route;
}

const now = () => new Date().toISOString();

/** The query of a guide's newest analysis. */
export function latestQuery<Result>({ latest }: Calls, shape: (result: unknown) => Result) {
  return {
    queryKey: routeKey(latest),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Latest<Result>> => {
      const answer = await callRoute({ ...latest, response: z.unknown() }, { signal });
      return anyAnalysis(answer, shape, now()) ?? { id: null, result: null, createdAt: null };
    },
  };
}

/** Runs a guide; throws where the answer holds no analysis. */
export async function runGuide<Result>(
  { run }: Calls,
  shape: (result: unknown) => Result,
  input: { key: string; body?: object },
): Promise<StoredAnalysis<Result>> {
  const made = anyAnalysis(
    await callRoute({ ...run, response: z.unknown() }, input as { key: string }),
    shape,
    now(),
  );
  if (made === null) throw new Error('The answer to a run holds no analysis');
  return made;
}
