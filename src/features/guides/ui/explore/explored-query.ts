import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { exploreContract } from '../../explore-contract.ts';
import type { LookedAt } from '../../looked-at.ts';

/** Options for `useQuery` that fetch the figures of a part of an analysed file, with what they are of. */
export function exploredQuery(id: string, { lens, grain, periods }: LookedAt) {
  const input = { params: { id }, query: { ...lens, grain } };
  return queryOptions({
    queryKey: [...routeKey(exploreContract.explore, input), 'with its periods'],
    queryFn: async ({ signal }) => {
      const found = await callRoute(exploreContract.explore, { ...input, signal });
      return { found, lens, grain, periods };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
