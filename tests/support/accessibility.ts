import axe, { type RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of axe that look at colours: the others say the same in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with rule and element for everything axe finds against WCAG 2.2 AA and its best practices. */
export const expectAccessible = (page: Page) => expectNothing(page, { type: 'tag', values: TAGS });

/** What remains to be judged of a page in dark that was found accessible in light, at the same width. */
export const expectAccessibleColours = (page: Page) =>
  expectNothing(page, { type: 'rule', values: COLOUR_RULES });

async function expectNothing(page: Page, runOnly: RunOnly): Promise<void> {
  // A page that was judged before has it already: to load it takes as long as to judge.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
