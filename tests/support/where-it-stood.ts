import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

const FRAME_WAIT_MS = 5_000;
const LAST_EVENTS = 12;
const MOST_CALLS = 10;
const MOST_TEXT = 2_000;

declare global {
  interface Window {
    lastEvents?: string[];
  }
}

/** Notes in every page of the context what was pressed last, and which calls have no answer yet. */
export async function noteSteps(context: BrowserContext): Promise<Set<Request>> {
  await context.addInitScript((count) => {
    const events: string[] = [];
    window.lastEvents = events;
    for (const type of ['mousedown', 'mouseup', 'click', 'submit'])
      addEventListener(
        type,
        ({ target, timeStamp }) => {
          const text = target instanceof Element ? (target.textContent ?? '').slice(0, 40) : '';
          const name = target instanceof Element ? target.localName : 'page';
          events.push(`${Math.round(timeStamp)} ${type} ${name} ${text.replace(/\s+/g, ' ')}`);
          if (events.length > count) events.shift();
        },
        { capture: true },
      );
  }, LAST_EVENTS);
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Where a page stands that a story waited for in vain: its address, its calls, its frames and its text. */
export async function whereItStood(page: Page, open: Set<Request>): Promise<string> {
  const isSilent = setTimeout(2 * FRAME_WAIT_MS, 'no answer from its scripts');
  const answer = page
    .evaluate(async (wait) => {
      const from = performance.now();
      const frame = await Promise.race([
        new Promise<string>((done) =>
          requestAnimationFrame(() => done(`${Math.round(performance.now() - from)} ms`)),
        ),
        new Promise<string>((done) => window.setTimeout(() => done(`none in ${wait} ms`), wait)),
      ]);
      return [
        `frame: ${frame}, ${document.visibilityState}, ${document.readyState}, ${Math.round(performance.now())} ms`,
        `pressed: ${window.lastEvents?.join(' | ')}`,
      ].join('\n');
    }, FRAME_WAIT_MS)
    .catch(String);
  const seen = await Promise.race([answer, isSilent]);
  const reads = await page.locator('body').ariaSnapshot({ timeout: FRAME_WAIT_MS }).catch(String);
  const calls = [...open].map((request) => `${request.method()} ${request.url()}`);
  return [
    `It stood at ${page.url()}`,
    `unanswered: ${calls.slice(0, MOST_CALLS).join(', ') || 'none'}`,
    seen,
    reads.slice(0, MOST_TEXT),
  ].join('\n');
}
