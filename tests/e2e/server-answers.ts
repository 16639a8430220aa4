import type { Page, Route } from 'playwright-core';
import type { Visit } from '#support/visit.ts';

/**
 * The server answers the next call of this path so, once; a refusal belongs to the story. Gives what
 * waits until it has, for those after which the page may look as before.
 */
export async function answerOnce(
  { page, expectRefusal }: Visit,
  path: string,
  status: number,
  body: string,
  method = 'POST',
): Promise<() => Promise<void>> {
  let answered = false;
  let tell = () => {};
  const answer = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (answered || route.request().method() !== method) return route.fallback();
    answered = true;
    if (status >= 400) expectRefusal(status, new URL(route.request().url()).pathname);
    const contentType = body.startsWith('<') ? 'text/html' : 'application/json';
    await route.fulfill({ status, contentType, body });
    tell();
  });
  return () => answer;
}

/** Calls of this kind wait until they are let go. */
export async function hold(page: Page, path: string, method = 'POST'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  });
  return release;
}

/** The next answer to a call of this path reaches the page as far as its first piece, and breaks off. */
export async function breakStream(page: Page, path: string): Promise<void> {
  const broken = async (route: Route) => {
    const request = route.request();
    const all = await request.allHeaders();
    const passed = ['accept', 'authorization', 'content-type', 'cookie', 'idempotency-key'];
    const headers = passed.flatMap((name) => {
      const value = all[name];
      return value === undefined ? [] : [[name, value] as [string, string]];
    });
    const response = await fetch(request.url(), {
      ...{ method: 'POST', headers, body: request.postData() },
    });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    await reader?.cancel();
    const contentType = response.headers.get('content-type') ?? '';
    await route.fulfill({ contentType, body: Buffer.from(first?.value ?? []) });
  };
  await page.route(`**${path}`, broken, { times: 1 });
}
