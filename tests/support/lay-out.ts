import type { Page } from 'playwright-core';

/** Lays out what the page leaves for when the reader comes near: before that it has no text and no width. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.locator('*').evaluateAll((parts) => {
    for (const part of parts)
      if (part instanceof HTMLElement && getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
  });
}
