import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { ResponseOutput, Route } from '#contract/route.ts';
import { accountContract } from '#features/account/contract.ts';
import { type CallInput, callRoute, callUrl } from '../call-route.ts';
import { CallError } from './call-error.ts';

type GetInput<R extends Route> = Omit<CallInput<R>, 'signal' | 'body'>;

/** The key of a route's data: the segments of its address, so that joined by `/` they form it again. */
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

/**
 * The client's cache of server data: no retries, infinite staleness, no refetch on focus, no polling.
 * A call refused for its token makes the user be fetched again, which is what ends a dead session.
 */
export function createQueryClient(): QueryClient {
  const userKey = routeKey(accountContract.user);
  const onError = (error: unknown, failedKey?: readonly unknown[]) => {
    const refused = error instanceof CallError && error.code === 'auth.required';
    if (refused && failedKey?.join('/') !== userKey.join('/')) {
      client.invalidateQueries({ queryKey: userKey });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.queryKey) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}
