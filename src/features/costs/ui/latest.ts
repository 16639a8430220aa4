import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { costsContract } from '../contract.ts';
import { storedCosts } from '../result-shape.ts';

/** The newest cost analysis, normalised to one shape when it is received. */
export const latestCosts = {
  queryKey: routeKey(costsContract.latest),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const latest = await callRoute(costsContract.latest, { signal });
    return latest.id === null ? latest : { ...latest, result: storedCosts(latest.result) };
  },
};
