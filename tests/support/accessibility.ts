import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Without the comments and long names of `axe.source`, which each page that is opened had to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of axe that look at colours: the others say the same in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with rule and element for everything axe finds against WCAG 2.2 AA and its best practices. */
export const expectAccessible = (page: Page) => expectNothing(page, { type: 'tag', values: TAGS });

/** The page as it stands, light and dark: what axe finds, and whether it is wider than the window. */
export async function expectAccessibleThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The rest was judged in light, at the same width.
  await expectNothing(page, { type: 'rule', values: COLOUR_RULES });
}

/** The page as it stands, wide and narrow, light and dark: loaded once, judged four times. */
export async function expectAccessibleLooks(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await expectAccessibleThemes(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function expectNothing(page: Page, runOnly: RunOnly): Promise<void> {
  // A page that was judged before has it already: to load it takes as long as to judge.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Of what is right only a sample is gathered.
  const judged = await page.evaluate(
    (only) => window.axe?.run(document, { runOnly: only, resultTypes: ['violations'] }),
    runOnly,
  );
  const { violations } = judged ?? expect.fail('axe is not in the page');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} — ${failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `${page.url()} is wider than the window by`).toBeLessThanOrEqual(0);
}
