import type { Page } from 'playwright-core';
import type { Visit } from '#support/visit.ts';

/** The server answers the next call of this path so, once; a refusal belongs to the story. */
export async function answerOnce(
  { page, expectRefusal }: Visit,
  path: string,
  status: number,
  body: string,
  method = 'POST',
): Promise<void> {
  let answered = false;
  await page.route(`**${path}`, async (route) => {
    if (answered || route.request().method() !== method) return route.fallback();
    answered = true;
    if (status >= 400) expectRefusal(status, new URL(route.request().url()).pathname);
    const contentType = body.startsWith('<') ? 'text/html' : 'application/json';
    await route.fulfill({ status, contentType, body });
  });
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
