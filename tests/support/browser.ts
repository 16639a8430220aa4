import { mkdir, rm } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { type TestContext, test } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { copyPreparedData } from './prepared-data.ts';
import { type RunningApp, startApp } from './running-app.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';
import { whereItStood } from './where-it-stood.ts';

/** A page that draws no more is not waited for. */
const PICTURE_WAIT_MS = 20_000;

type Environment = Record<string, string>;
type Afterwards = { onCleanup(clean: () => unknown): void };

async function serve({ serverEnv }: { serverEnv: Environment }, { onCleanup }: Afterwards) {
  const dataDir = copyPreparedData();
  const app = await startApp(serverEnv, dataDir);
  onCleanup(async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return app;
}

async function launch({ chromiumArguments }: { chromiumArguments: string[] }, after: Afterwards) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: chromiumArguments,
  });
  after.onCleanup(() => browser.close());
  return browser;
}

async function openWindows(
  { app, browser, task }: { app: RunningApp; browser: Browser; task: TestContext['task'] },
  { onCleanup }: Afterwards,
) {
  const visits: Visit[] = [];
  onCleanup(async () => {
    const failed = task.result?.state === 'fail';
    for (const [index, visit] of visits.entries()) {
      if (failed)
        await photograph(visit, `${task.name.replace(/[^\p{L}\d]+/gu, '-')}-${index + 1}`);
      await visit.context.close();
    }
    const problems = visits.flatMap((visit) => visit.problems);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  return async (options?: VisitOptions): Promise<Visit> => {
    const visit = await openVisit(browser, app, options);
    visits.push(visit);
    return visit;
  };
}

/** What the window showed when the story failed, in test-results/, and where it stood, among its problems. */
async function photograph(visit: Visit, name: string): Promise<void> {
  const { page, problems, open } = visit;
  problems.push(await whereItStood(page, open));
  await mkdir('test-results', { recursive: true });
  const path = `test-results/${name}.png`;
  await page
    .screenshot({ path, fullPage: true, timeout: PICTURE_WAIT_MS })
    .catch((error) => problems.push(`no picture: ${error.message}`));
}

const inBrowser = test
  .extend('chromiumArguments', { scope: 'worker' }, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    // A page is drawn by the processor either way; without its own graphics process an eighth cheaper.
    '--disable-software-rasterizer',
    // What the browser's processes hand to one another costs a twentieth of its work.
    '--in-process-gpu',
    // The second is Playwright's own, whose list this one stands in for.
    '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
    // No page here is looked at for long: what its scripts gain by being optimised is an eighth less than it takes.
    '--js-flags=--no-maglev,--no-turbofan',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ])
  .extend('browser', { scope: 'worker' }, launch);

/**
 * A test in a real browser against the real server, in which each story makes accounts of its own:
 * `story('…', async ({ app, open }) => { const { page } = await open({ width: 360 }); … })`.
 * Windows opened with `open` are closed afterwards; a problem in any of them fails the story.
 */
export const story = inBrowser
  .extend('serverEnv', { scope: 'worker' }, {} as Environment)
  .extend('app', { scope: 'worker' }, serve)
  .extend('open', openWindows);

/** The same, against a server for this file alone that is set up as an operator would. */
export const storyWith = (serverEnv: Environment) =>
  inBrowser
    .extend('serverEnv', { scope: 'file' }, serverEnv)
    .extend('app', { scope: 'file' }, serve)
    .extend('open', openWindows);
