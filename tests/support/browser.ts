import { mkdir, rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { copyPreparedData } from './prepared-data.ts';
import { startApp } from './running-app.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';

/**
 * A test in a real browser against the real server, which has an empty database for each file:
 * `story('…', async ({ app, open }) => { const { page } = await open({ width: 360 }); … })`.
 * Windows opened with `open` are closed afterwards; a problem in any of them fails the story.
 */
export const story = test
  .extend('serverEnv', { scope: 'file' }, {} as Record<string, string>)
  .extend('chromiumArguments', { scope: 'file' }, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ])
  .extend('app', { scope: 'file' }, async ({ serverEnv }, { onCleanup }) => {
    const dataDir = copyPreparedData();
    const app = await startApp(serverEnv, dataDir);
    onCleanup(async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    return app;
  })
  .extend('browser', { scope: 'file' }, async ({ chromiumArguments }, { onCleanup }) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: chromiumArguments,
    });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('open', async ({ app, browser, task }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      const failed = task.result?.state === 'fail';
      for (const [index, visit] of visits.entries()) {
        if (failed)
          await photograph(visit, `${task.name.replace(/[^\p{L}\d]+/gu, '-')}-${index + 1}`);
        await visit.context.close();
      }
      expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
    });
    return async (options?: VisitOptions): Promise<Visit> => {
      const visit = await openVisit(browser, app, options);
      visits.push(visit);
      return visit;
    };
  });

/** What the window showed when the story failed, in test-results/. */
async function photograph({ page, problems }: Visit, name: string): Promise<void> {
  await mkdir('test-results', { recursive: true });
  await page.screenshot({ path: `test-results/${name}.png`, fullPage: true });
  if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n`);
}
