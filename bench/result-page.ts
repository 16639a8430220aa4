import { type CDPSession, chromium, type Page } from 'playwright-core';
import { createAccount } from '#support/accounts.ts';
import { findBrowser } from '#support/find-browser.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { openVisit } from '#support/visit.ts';
import { call } from './caller.ts';
import type { BenchRow } from './row.ts';
import { customersCsv } from './sales-files.ts';

const CHOICES = 12;
const STEPS = 40;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The page of an analysis of a file, opened by who owns it. */
async function resultOf(app: RunningApp, bytes: Buffer): Promise<{ page: Page; cdp: CDPSession }> {
  const account = await createAccount(app, 'pro');
  const caller = { app, token: account.token };
  const form = new FormData();
  form.set('category', 'sales');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'forsaljning.csv');
  await call(caller, '/api/documents/upload', form);
  await call(caller, '/api/analysis/sales', '{}');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const { page, context } = await openVisit(browser, app, { as: account });
  await page.goto('/sales');
  await page.getByRole('heading', { name: 'Sammanfattning' }).waitFor();
  return { page, cdp: await context.newCDPSession(page) };
}

/** Milliseconds from a press until what it asked for has been painted. */
function repainted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const figures = () => document.querySelector('section[aria-label="Siffror"]')?.textContent;
        const [from, before] = [performance.now(), figures()];
        const look = () => {
          const now = figures();
          if (now !== undefined && now !== before) setTimeout(() => done(performance.now() - from));
          else requestAnimationFrame(look);
        };
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Visa',
        );
        button?.click();
        requestAnimationFrame(look);
      }),
  );
}

async function heapMegabytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** Another period of 200 000 rows, again and again. */
async function benchChoices(app: RunningApp): Promise<BenchRow[]> {
  const { page, cdp } = await resultOf(app, customersCsv(200_000, 3000));
  await page.getByLabel('Period', { exact: true }).selectOption('Egen period …');
  await page.locator('main [aria-busy="false"].gap-6').waitFor();
  const before = await heapMegabytes(cdp);
  const times: number[] = [];
  for (let choice = 0; choice < CHOICES; choice++) {
    // The first day of the year is what the page begins with.
    await page.getByLabel('Från och med').fill(`2025-01-${String(choice + 2).padStart(2, '0')}`);
    times.push(await repainted(page));
  }
  const more = (await heapMegabytes(cdp)) - before;
  await page.context().browser()?.close();
  const what = 'another period of 200 000 rows';
  return [
    { name: `${what}: repainted, median`, value: median(times), unit: 'ms', aim: '< 300 ms' },
    { name: `${what}: repainted, slowest`, value: Math.max(...times), unit: 'ms' },
    { name: `${what}: more held by the page`, value: more, unit: 'MB', aim: '< 40 MB' },
  ];
}

/** Processor time of the page's thread so far. */
async function threadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0);
}

/** Has the page remember its longest task; the browser tells of those from 50 ms on. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const longest = await page.evaluateHandle(() => {
    const seen = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.ms = Math.max(seen.ms, duration);
    }).observe({ type: 'longtask' });
    return seen;
  });
  return () => longest.evaluate(({ ms }) => ms);
}

/** What one step through the table of 100 000 customers takes. */
async function benchScrolling(app: RunningApp): Promise<BenchRow[]> {
  const { page, cdp } = await resultOf(app, customersCsv(190_000, 100_000));
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.getByRole('link', { name: 'Kunder', exact: true }).click();
  // Others on the page are folded away.
  const table = page
    .getByRole('region', { name: /^Tabell/ })
    .or(page.locator('section.overflow-auto'))
    .filter({ visible: true });
  await table.first().waitFor();
  const rows: BenchRow[] = [];
  const longestTask = await watchTasks(page);
  for (const [step, pixels] of [
    ['a turn of the wheel', 120],
    ['a screen', 600],
    ['forty screens', 24_000],
  ] as const) {
    const times: number[] = [];
    for (let turn = 0; turn < STEPS; turn++) {
      const from = await threadMs(cdp);
      await table.first().evaluate(
        (view, by) =>
          new Promise((done) => {
            view.scrollTop += by;
            requestAnimationFrame(() => requestAnimationFrame(done));
          }),
        pixels,
      );
      times.push((await threadMs(cdp)) - from);
    }
    rows.push({
      name: `100 000 customers, ${step}: the dearest of ${STEPS}`,
      value: Math.max(...times),
      unit: 'ms',
      aim: '< 50 ms',
    });
  }
  rows.push({
    name: '100 000 customers: longest task from 50 ms on, 0 if none',
    value: await longestTask(),
    unit: 'ms',
    aim: '< 50 ms',
  });
  await page.context().browser()?.close();
  return rows;
}

/** The result as it is worked in: other choices, and tables scrolled. */
export async function benchResultPage(): Promise<BenchRow[]> {
  const app = await startApp({ LOG_LEVEL: 'fatal', SPARE_PROCESSES: 'on' });
  try {
    return [...(await benchChoices(app)), ...(await benchScrolling(app))];
  } finally {
    await app.stop();
  }
}
