import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import type { Account } from './accounts.ts';
import { PATIENCE_MS } from './patience.ts';
import type { RunningApp } from './running-app.ts';
import { noteSteps } from './where-it-stood.ts';

export interface VisitOptions {
  /** Width of the window in pixels; 1440 unless told. */
  width?: number;
  theme?: 'light' | 'dark';
  /** Signed in from the first page on. */
  as?: Account;
  /** Has not answered the question about cookies; others have declined, and are not asked. */
  unasked?: boolean;
  /** Another host that may be called; calls to any further one are problems. */
  mayCall?: string;
  /** With the page of our own for when there is no connection; others do not start its worker. */
  offlinePage?: boolean;
  /** For looking at things that only happen when someone watches. */
  reducedMotion?: boolean;
}

/** One person at one browser window, and everything that went wrong while they were there. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What went wrong so far; a story that leaves something here fails. */
  problems: string[];
  /** Calls that no answer has come to. */
  open: Set<Request>;
  /** A refusal that belongs to the story: `expectRefusal(401, '/api/login')`. */
  expectRefusal(status: number, path: string): void;
  /** The session is over on the server: until a new login any call may be refused for it, however many are on their way. */
  expectSessionEnd(): void;
}

interface Refusal {
  status: number;
  path: string;
}

/** Expected of every path, until somebody logs in. */
const SESSION_OVER: Refusal = { status: 401, path: '' };
const LOGINS = ['/api/login', '/api/login/code'];

/** Opens a window on the app. Console errors, page errors, refusals and calls to others are problems. */
export async function openVisit(
  browser: Browser,
  app: RunningApp,
  options: VisitOptions = {},
): Promise<Visit> {
  const { width = 1440, theme = 'light', offlinePage = false, reducedMotion = true } = options;
  const context = await browser.newContext({
    baseURL: app.url,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: offlinePage ? 'allow' : 'block',
    storageState: { cookies: [], origins: [stored(app, options)] },
  });
  await context.addInitScript(() => {
    // Also those that a library swallows: a policy that is broken in passing is reported all the same.
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy broken: ${effectiveDirective} ${blockedURI}`),
    );
  });
  const open = await noteSteps(context);
  const problems: string[] = [];
  const expected: Refusal[] = [];
  watch(context, [app.url, options.mayCall], problems, expected);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    page,
    context,
    problems,
    open,
    expectRefusal: (status, path) => void expected.push({ status, path }),
    expectSessionEnd: () => void expected.push(SESSION_OVER),
  };
}

function watch(
  context: BrowserContext,
  hosts: (string | undefined)[],
  problems: string[],
  expected: Refusal[],
): void {
  context.on('console', (message) => {
    // Refused calls are told with status and path below; the browser's own line has neither.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !hosts.includes(origin)) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && LOGINS.includes(pathname)) {
      expected.splice(0, expected.length, ...expected.filter((one) => one !== SESSION_OVER));
    }
    if (response.status() < 400) return;
    if (response.status() === 401 && expected.includes(SESSION_OVER)) return;
    const found = expected.findIndex(
      ({ status, path }) => status === response.status() && path === pathname,
    );
    if (found >= 0) expected.splice(found, 1);
    else problems.push(`refused: ${response.status()} ${response.request().method()} ${pathname}`);
  });
}

function stored(app: RunningApp, { as, unasked }: VisitOptions) {
  return {
    origin: app.url,
    localStorage: [
      ...(unasked ? [] : [{ name: 'cookie-consent', value: 'declined' }]),
      ...(as
        ? [
            { name: 'authToken', value: as.token },
            { name: 'user', value: JSON.stringify(as.user) },
          ]
        : []),
    ],
  };
}
