import type { Page } from 'playwright-core';

/** Waits until the scripts of a page that is painted before them have made its parts work. */
export async function whenWorking(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
