import type { Page } from 'playwright-core';

/** Opens a part of a result by its tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page
    .getByRole('navigation', { name: 'Resultatets delar' })
    .getByRole('link', { name, exact: true });
  await tab.click();
  await tab.and(page.locator('[aria-current=page]')).waitFor();
}
