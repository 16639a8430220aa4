import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** Where `GET /api/user` is kept. Written out: the contract would bring its schemas to every page. */
export const USER_KEY = ['api', 'user'];

/**
 * The client's cache of server data: no retries, infinite staleness, no refetch on focus, no polling.
 * Calls are made also where the browser takes itself to be offline: the user is told, not left waiting.
 * A call refused for its token makes the user be fetched again, which is what ends a dead session.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown, failedKey?: readonly unknown[]) => {
    const refused = error instanceof CallError && error.code === 'auth.required';
    if (refused && failedKey?.join('/') !== USER_KEY.join('/')) {
      client.invalidateQueries({ queryKey: USER_KEY });
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
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
