import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError, errorSentence } from './call-error.ts';

/** Tells a person what failed, and why or what to do. */
type Tell = (title: string, description: string) => void;

interface CallMeta extends Record<string, unknown> {
  /** What a person is told where the call fails; without it the failure is shown where it was asked for. */
  failed?: { title: string; text: string };
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/**
 * The cache key of `GET /api/user`. Not taken from the contract, whose schemas every page would
 * load.
 */
export const USER_KEY = ['api', 'user'];
/** The cache key of the list of files; a literal for the same reason. */
const FILES_KEY = ['api', 'documents'];

/**
 * The cache of server data: no retries, no staleness, no refetch on focus, no polling. Calls are
 * made even when the browser says it is offline, so that the user sees an error. A 401 refetches
 * the user (ends a dead session), a missing file refetches the list, and `tell` is called for a call
 * whose `meta` has words for its failure.
 */
export function createQueryClient(tell: Tell): QueryClient {
  const onError = (error: unknown, meta?: CallMeta, failedKey?: readonly unknown[]) => {
    const isOver = error instanceof CallError && error.code === 'auth.required';
    if (meta?.failed && !isOver) {
      const { title, text } = meta.failed;
      tell(title, errorSentence(error, text));
    }
    if (!(error instanceof CallError)) return;
    if (error.code === 'auth.required' && failedKey?.join('/') !== USER_KEY.join('/')) {
      client.invalidateQueries({ queryKey: USER_KEY });
    }
    if (error.code === 'documents.not_found') {
      client.invalidateQueries({ queryKey: FILES_KEY, exact: true });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, query.meta, query.queryKey),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => onError(error, meta),
    }),
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
