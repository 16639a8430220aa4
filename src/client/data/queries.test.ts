import { describe, expect, it } from 'vitest';
import { accountContract } from '#features/account/contract.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { CallError } from './call-error.ts';
import { routeKey } from './queries.ts';
import { createQueryClient, USER_KEY } from './query-client.ts';

const ignore = () => undefined;

describe('fetched data', () => {
  it('is kept under the segments of its address', () => {
    expect(routeKey(accountContract.user)).toEqual(USER_KEY);
    expect(routeKey(documentsContract.list)).toEqual(['api', 'documents']);
    expect(routeKey(documentsContract.one, { params: { id: 'a b' } })).toEqual([
      'api',
      'documents',
      'a%20b',
    ]);
  });

  it('is never fetched again on its own', () => {
    const { queries } = createQueryClient(ignore).getDefaultOptions();
    expect(queries).toMatchObject({
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
  });
});

describe('a call that is refused for its token', () => {
  it('makes the user be fetched again', async () => {
    const client = createQueryClient(ignore);
    client.setQueryData(USER_KEY, {});
    const refused = new CallError(401, '', '{"error":"Logga in","code":"auth.required"}');
    await client
      .fetchQuery({ queryKey: ['api', 'documents'], queryFn: () => Promise.reject(refused) })
      .catch((error: unknown) => expect(error).toBe(refused));
    expect(client.getQueryState(USER_KEY)?.isInvalidated).toBe(true);
  });
});

describe('a call about a file that is gone', () => {
  it('makes the files be fetched again, and nothing else', async () => {
    const client = createQueryClient(ignore);
    client.setQueryData(routeKey(documentsContract.list), []);
    client.setQueryData(USER_KEY, {});
    const gone = new CallError(
      404,
      '',
      '{"error":"Filen finns inte.","code":"documents.not_found"}',
    );
    const removal = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(gone) });
    await expect(removal.execute(undefined)).rejects.toBe(gone);
    expect(client.getQueryState(routeKey(documentsContract.list))?.isInvalidated).toBe(true);
    expect(client.getQueryState(USER_KEY)?.isInvalidated).toBe(false);
  });
});
