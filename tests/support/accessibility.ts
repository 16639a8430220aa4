import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of axe that look at colours: the others say the same in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// Without frames to gather from, the page is judged where it is: three times as fast.
const judge = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Fails with rule and element for everything axe finds against WCAG 2.2 AA and its best practices. */
export const expectAccessible = (page: Page) => expectNothing(page, judge(page).withTags(TAGS));

/** What remains to be judged of a page in dark that was found accessible in light, at the same width. */
export const expectAccessibleColours = (page: Page) =>
  expectNothing(page, judge(page).withRules(COLOUR_RULES));

async function expectNothing(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
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
