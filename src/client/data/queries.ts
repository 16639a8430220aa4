import { queryOptions } from '@tanstack/react-query';
import type { ResponseOutput, Route } from '#contract/route.ts';
import { type CallInput, callRoute, callUrl } from './call-route.ts';

type GetInput<R extends Route> = Omit<CallInput<R>, 'signal' | 'key' | 'body'>;

/** The cache key of a route's data: the segments of its address. */
export function routeKey<R extends Route>(route: R, input?: GetInput<R>): string[] {
  return callUrl(route, input ?? {})
    .split('/')
    .slice(1);
}

/** Options for `useQuery` that fetch a GET route: `useQuery(routeQuery(documentsContract.list))`. */
export function routeQuery<R extends Route>(
  route: R,
  ...[input]: Record<never, never> extends GetInput<R> ? [GetInput<R>?] : [GetInput<R>]
) {
  return queryOptions({
    queryKey: routeKey(route, input),
    queryFn: ({ signal }): Promise<ResponseOutput<R>> => {
      const call = callRoute as (route: R, input: object) => Promise<ResponseOutput<R>>;
      return call(route, { ...input, signal });
    },
  });
}
