import { describe, expect, it } from 'vitest';
import { documentsContract } from '#features/documents/contract.ts';
import { createQueryClient, routeKey } from './queries.ts';

describe('fetched data', () => {
  it('is kept under the segments of its address', () => {
    expect(routeKey(documentsContract.list)).toEqual(['api', 'documents']);
    expect(routeKey(documentsContract.one, { params: { id: 'a b' } })).toEqual([
      'api',
      'documents',
      'a%20b',
    ]);
  });

  it('is never fetched again on its own', () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
  });
});
