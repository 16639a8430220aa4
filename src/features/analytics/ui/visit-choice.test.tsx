import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeElsewhere, stubWindow } from '#support/browser-window.ts';
import { drawnOnPage } from '#support/routed.ts';
import { notedEvents, noteEvent, onNotedEvent } from './event-log.ts';
import { EventTable } from './event-table.tsx';
import { track } from './track.ts';
import {
  askForConsent,
  cookieChoiceRequests,
  isAsking,
  onConsentChange,
  openCookieChoice,
  readConsent,
  storeConsent,
} from './visit-choice.ts';

let window: ReturnType<typeof stubWindow>;
beforeEach(() => {
  window = stubWindow();
});
afterEach(() => {
  storeConsent('declined');
  vi.unstubAllGlobals();
});

test('who has not answered is asked; who has is not, whatever the answer', () => {
  askForConsent();
  expect(isAsking()).toBe(true);
  for (const choice of ['accepted', 'declined'] as const) {
    storeConsent(choice);
    expect(readConsent()).toBe(choice);
    askForConsent();
    expect(isAsking()).toBe(false);
  }
});

test('a choice can be changed at any time: who asks for the question gets it', () => {
  storeConsent('accepted');
  openCookieChoice();
  openCookieChoice();
  expect(isAsking()).toBe(true);
  expect(cookieChoiceRequests()).toBe(2);
  storeConsent('declined');
  expect([isAsking(), cookieChoiceRequests()]).toEqual([false, 0]);
});

test.each([['ja'], [''], ['true']])('a stored %j is no answer', (stored) => {
  window.localStorage.setItem('cookie-consent', stored);
  expect(readConsent()).toBeNull();
});

test('an answer in another tab takes the question away in this one', () => {
  let heard = 0;
  const stop = onConsentChange(() => {
    heard += 1;
  });
  askForConsent();
  changeElsewhere(window, 'theme');
  expect([isAsking(), heard]).toEqual([true, 1]);
  window.localStorage.setItem('cookie-consent', 'accepted');
  changeElsewhere(window, 'cookie-consent');
  expect([isAsking(), heard]).toEqual([false, 2]);
  stop();
  changeElsewhere(window, 'cookie-consent');
  expect(heard).toBe(2);
});

test('without consent a visit is noted in the tab and nothing is sent', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  storeConsent('declined');
  await track({ name: 'page_view', path: '/priser' });
  expect(notedEvents()[0]).toMatchObject({ event: { path: '/priser' }, outcome: 'withheld' });
  expect(fetch).not.toHaveBeenCalled();
});

test('the log has the newest first, a hundred at most, and what came of each', () => {
  let heard = 0;
  const stop = onNotedEvent(() => {
    heard += 1;
  });
  for (let place = 0; place < 150; place++) noteEvent({ name: 'page_view', path: `/${place}` });
  const done = noteEvent({ name: 'page_view', path: '/sist' });
  expect(notedEvents()).toHaveLength(100);
  expect(notedEvents()[0]).toMatchObject({ event: { path: '/sist' }, outcome: 'pending' });
  done('sent');
  expect(notedEvents()[0]?.outcome).toBe('sent');
  expect(notedEvents()[1]?.outcome).toBe('pending');
  stop();
  expect(heard).toBe(152);
});

test('a log that is drawn beforehand is empty and says so', () => {
  expect(drawnOnPage(<EventTable />).text).toBe('Inget har hänt än.');
});
