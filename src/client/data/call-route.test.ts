import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountContract } from '#features/account/contract.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { someUser } from '#support/routed.ts';
import { clearSession, storeSession } from '../storage/session-store.ts';
import { callRoute, callUrl } from './call-route.ts';

const answer = (body: string, init?: ResponseInit) => async () => new Response(body, init);
const fetched = (reply: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(reply);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

describe('a call', () => {
  it('has its address from the contract, with parameters and query', () => {
    const { rows } = documentsContract;
    const input = { params: { id: 'a/b' }, query: { from: 100 } };
    expect(callUrl(rows, input)).toBe('/api/documents/a%2Fb/rows?from=100');
    expect(callUrl(rows, { params: { id: 'a' }, query: {} })).toBe('/api/documents/a/rows');
  });

  it('sends JSON and credentials, and gives the checked answer', async () => {
    const fetch = fetched(answer('{"success":true,"extra":1}'));
    const { remove } = documentsContract;
    expect(await callRoute(remove, { params: { id: '7' } })).toEqual({ success: true });
    expect(fetch).toHaveBeenCalledWith(
      '/api/documents/7',
      expect.objectContaining({ method: 'DELETE', credentials: 'include' }),
    );
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it('tells refused, unreachable and nonsensical answers apart', async () => {
    const { logout } = accountContract;
    fetched(answer('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(callRoute(logout)).rejects.toMatchObject({
      name: 'CallError',
      message: '503: Service Unavailable',
    });
    fetched(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callRoute(logout)).rejects.toMatchObject({ name: 'NetworkError' });
    for (const body of ['<!doctype html>', '{"success":false}', '']) {
      fetched(answer(body));
      await expect(callRoute(logout)).rejects.toMatchObject({ name: 'UnexpectedAnswerError' });
    }
  });

  it.each(['/prova', '/Prova/kostnader'])(
    'from %s is made as nobody, of the sample company, whoever is signed in',
    async (pathname) => {
      storeSession('ks_token', someUser);
      vi.stubGlobal('location', { pathname });
      const fetch = fetched(answer('{"success":true}'));
      await callRoute(documentsContract.remove, { params: { id: '7' } });
      const [address, init] = fetch.mock.calls[0] ?? [];
      expect(address).toBe('/api/prova/documents/7');
      expect(init?.credentials).toBe('omit');
      expect(init?.headers).not.toHaveProperty('Authorization');
    },
  );

  it('that is stopped by the caller stays what it is', async () => {
    const stopped = new AbortController();
    stopped.abort();
    fetched(() => Promise.reject(stopped.signal.reason));
    await expect(
      callRoute(accountContract.logout, { signal: stopped.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});
