import { afterEach, expect, test, vi } from 'vitest';
import {
  changeElsewhere,
  stubFullWindow,
  stubRefusingWindow,
  stubWindow,
} from '#support/browser-window.ts';
import { someUser } from '#support/routed.ts';
import {
  clearSession,
  onSessionChange,
  onSessionElsewhere,
  readToken,
  storedUserText,
  storeSession,
  storeUser,
} from './session-store.ts';
import { readStoredUser } from './stored-user.ts';

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test('who signs in is remembered under the names of the specification until they sign out', () => {
  const { localStorage } = stubWindow();
  storeSession('ks_token', someUser);
  expect({ ...localStorage }).toEqual({ authToken: 'ks_token', user: JSON.stringify(someUser) });
  expect(readToken()).toBe('ks_token');
  expect(readStoredUser()).toEqual(someUser);
  clearSession();
  expect({ ...localStorage }).toEqual({});
  expect(readToken()).toBeNull();
  expect(readStoredUser()).toBeNull();
});

test('a user fetched anew replaces what was known of them and leaves the token', () => {
  stubWindow();
  storeSession('ks_token', someUser);
  storeUser({ ...someUser, companyName: 'Bageriet AB' });
  expect(readStoredUser()?.companyName).toBe('Bageriet AB');
  expect(readToken()).toBe('ks_token');
});

test.each([
  ['nothing', {}],
  ['half a line', { user: '{"id":' }],
  ['no user', { user: '{"id":7}' }],
  ['a word', { user: '"hej"' }],
])('where %s is stored there is no last known user', (_, items) => {
  stubWindow(items);
  expect(readStoredUser()).toBeNull();
});

test('whoever listens hears of signing in and out here, until they stop', () => {
  stubWindow();
  const heard: (string | null)[] = [];
  const stop = onSessionChange(() => heard.push(readToken()));
  storeSession('ks_1', someUser);
  clearSession();
  stop();
  storeSession('ks_2', someUser);
  expect(heard).toEqual(['ks_1', null]);
});

test.each([
  ['the token', 'authToken', 1],
  ['everything', null, 1],
  ['the theme', 'theme', 0],
  ['the user', 'user', 0],
])('when another tab changes %s the session may be another: %s', (_, key, times) => {
  const window = stubWindow();
  let heard = 0;
  const stops = [onSessionChange, onSessionElsewhere].map((on) =>
    on(() => {
      heard += 1;
    }),
  );
  changeElsewhere(window, key);
  for (const stop of stops) stop();
  changeElsewhere(window, key);
  expect(heard).toBe(2 * times);
});

test('signing in here is no news to who asks of other tabs only', () => {
  stubWindow();
  let heard = 0;
  const stop = onSessionElsewhere(() => {
    heard += 1;
  });
  storeSession('ks_token', someUser);
  stop();
  expect(heard).toBe(0);
});

test.each([
  ['refuses to store anything', stubRefusingWindow],
  ['has a full disk', stubFullWindow],
])('in a browser that %s one can still be signed in, for as long as the page lives', (_, stub) => {
  stub();
  storeSession('ks_token', someUser);
  expect(readToken()).toBe('ks_token');
  expect(storedUserText()).toBe(JSON.stringify(someUser));
  clearSession();
  expect(readToken()).toBeNull();
});

test('a browser that stores again takes over from the page', () => {
  stubRefusingWindow();
  storeSession('ks_refused', someUser);
  const { localStorage } = stubWindow();
  storeSession('ks_stored', someUser);
  expect(readToken()).toBe('ks_stored');
  localStorage.setItem('authToken', 'ks_elsewhere');
  expect(readToken()).toBe('ks_elsewhere');
});

test('a fault of another kind is not taken for a refusal', () => {
  vi.stubGlobal('window', new EventTarget());
  expect(() => readToken()).toThrow(TypeError);
  vi.unstubAllGlobals();
});
