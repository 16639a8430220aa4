import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#support/browser-window.ts';
import { drawnOnPage, someUser } from '#support/routed.ts';
import { drawn } from '#support/screen.ts';
import { keepDraft } from '../storage/draft-store.ts';
import { readToken, storeSession } from '../storage/session-store.ts';
import { readStoredUser } from '../storage/stored-user.ts';
import { endSession, startSession, userQuery, useUser } from './use-session.ts';
import { useToken } from './use-token.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

test('a new session leaves nothing of what the user before had fetched', () => {
  stubWindow();
  const client = new QueryClient();
  client.setQueryData(['api', 'documents'], ['annans-fil.csv']);
  startSession(client, { token: 'ks_token', user: someUser });
  expect(client.getQueryData(['api', 'documents'])).toBeUndefined();
  expect(client.getQueryData(userQuery.queryKey)).toEqual(someUser);
  expect(readToken()).toBe('ks_token');
});

test('an ended session leaves nothing in the browser: token, user, drafts, fetched data', () => {
  const { localStorage } = stubWindow({ theme: 'dark' });
  const client = new QueryClient();
  startSession(client, { token: 'ks_token', user: someUser });
  keepDraft(someUser.id, 'forsaljning', { mal: 'växa' });
  endSession(client);
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
  expect(client.getQueryData(userQuery.queryKey)).toBeUndefined();
});

test('the user who is fetched is remembered for the next visit', async () => {
  stubWindow();
  storeSession('ks_token', { ...someUser, companyName: 'Gamla namnet AB' });
  answer(JSON.stringify(someUser));
  expect(await new QueryClient().fetchQuery(userQuery)).toEqual(someUser);
  expect(readStoredUser()?.companyName).toBe('Ångbageriet AB');
});

test.each([
  ['refuses the token', 401, null],
  ['fails', 500, 'ks_token'],
  ['is away', 503, 'ks_token'],
])('when the server %s (%d) the token here becomes %s', async (_, status, token) => {
  stubWindow();
  storeSession('ks_token', someUser);
  answer('{"ok":false,"error":"Du behöver logga in igen.","code":"auth.required"}', status);
  await expect(new QueryClient().fetchQuery({ ...userQuery, retry: false })).rejects.toMatchObject({
    status,
  });
  expect(readToken()).toBe(token);
});

function Company() {
  return useUser().companyName;
}

function Token() {
  return `token: ${useToken()}`;
}

test('pages inside know their user; one outside that asks for it is a fault', () => {
  expect(drawnOnPage(<Company />).text).toBe('Ångbageriet AB');
  expect(() => drawn(<Company />)).toThrow('outside the signed-in layout');
});

test('a page that is built beforehand is built for nobody', () => {
  stubWindow({ authToken: 'ks_token' });
  expect(drawn(<Token />).text).toBe('token: null');
});
