import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** Where `GET /api/user` is kept. Written out: the contract would bring its schemas to every page. */
export const USER_KEY = ['api', 'user'];
/** Where the list of files is kept; written out for the same reason. */
const FILES_KEY = ['api', 'documents'];

/**
 * The client's cache of server data: no retries, infinite staleness, no refetch on focus, no polling.
 * Calls are made also where the browser takes itself to be offline: the user is told, not left waiting.
 * A call refused for its token makes the user be fetched again, which is what ends a dead session; one
 * about a file that is gone makes the files be: it was removed in another window.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown, failedKey?: readonly unknown[]) => {
    if (!(error instanceof CallError)) return;
    if (error.code === 'auth.required' && failedKey?.join('/') !== USER_KEY.join('/')) {
      client.invalidateQueries({ queryKey: USER_KEY });
    }
    if (error.code === 'documents.not_found') {
      client.invalidateQueries({ queryKey: FILES_KEY, exact: true });
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
