import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import type { RunningApp } from './running-app.ts';

export interface VisitOptions {
  /** Width of the window in pixels; 1440 unless told. */
  width?: number;
  theme?: 'light' | 'dark';
  /** Signed in from the first page on. */
  as?: Account;
  /** For looking at things that only happen when someone watches. */
  reducedMotion?: boolean;
}

/** One person at one browser window, and everything that went wrong while they were there. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What went wrong so far; a story that leaves something here fails. */
  problems: string[];
  /** A refusal that belongs to the story: `expectRefusal(401, '/api/login')`. */
  expectRefusal(status: number, path: string): void;
}

/** Opens a window on the app. Console errors, page errors, refusals and calls to others are problems. */
export async function openVisit(
  browser: Browser,
  app: RunningApp,
  options: VisitOptions = {},
): Promise<Visit> {
  const { width = 1440, theme = 'light', as, reducedMotion = true } = options;
  const context = await browser.newContext({
    baseURL: app.url,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    ...(as && { storageState: { cookies: [], origins: [storedSession(app, as)] } }),
  });
  const problems: string[] = [];
  const expected: { status: number; path: string }[] = [];
  watch(context, app, problems, expected);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return {
    page,
    context,
    problems,
    expectRefusal: (status, path) => void expected.push({ status, path }),
  };
}

function watch(
  context: BrowserContext,
  app: RunningApp,
  problems: string[],
  expected: { status: number; path: string }[],
): void {
  context.on('console', (message) => {
    // Refused calls are told with status and path below; the browser's own line has neither.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== app.url) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    const found = expected.findIndex(
      ({ status, path }) => status === response.status() && path === pathname,
    );
    if (found >= 0) expected.splice(found, 1);
    else problems.push(`refused: ${response.status()} ${response.request().method()} ${pathname}`);
  });
}

function storedSession(app: RunningApp, { token, user }: Account) {
  return {
    origin: app.url,
    localStorage: [
      { name: 'authToken', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ],
  };
}
