import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { bakeryFile } from './sales-files.ts';

const ours = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ingen kontakt just nu' });
const answer = (page: Page) => page.getByRole('textbox', { name: 'annonsering' });

/** Until the browser has what it shows without a connection. */
const ready = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

async function writeAnAnswer(page: Page): Promise<void> {
  await page.goto('/forsaljning');
  await page.getByLabel('Dra hit din försäljningsfil').setInputFiles(bakeryFile());
  await page.getByRole('button', { name: 'Utan moms' }).click();
  await page.getByRole('button', { name: 'Fortsätt till frågorna' }).click();
  await answer(page).fill('Skyltfönstret lockade flest.');
}

describe('without a connection', () => {
  story(
    'an address shows a page of our own, and what was typed is there after it',
    async ({ app, open }) => {
      const as = await createAccount(app);
      const { page, context, expectRefusal } = await open({
        as,
        width: 360,
        theme: 'dark',
        offlinePage: true,
      });
      await writeAnAnswer(page);
      await ready(page);
      await context.setOffline(true);
      // The page may hear of a connection before what fetches for it has one, and tries again by itself.
      for (let again = 0; again < 20; again++) expectRefusal(503, '/forsaljning');
      await page.reload();
      await ours(page).waitFor();
      expect(await page.title()).toBe('Ingen kontakt just nu – Klarsikt');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const refused = page.waitForResponse((response) => response.status() === 503);
      await page.getByRole('button', { name: 'Försök igen' }).click();
      await refused;
      await page.waitForLoadState();
      await ours(page).waitFor();
      await context.setOffline(false);
      await answer(page).waitFor();
      expect(await answer(page).inputValue()).toBe('Skyltfönstret lockade flest.');
    },
  );

  story(
    'so does one that was never opened, and nothing of the product is stored',
    async ({ app, open }) => {
      const as = await createAccount(app);
      const { page, context, expectRefusal } = await open({ as, offlinePage: true });
      await page.goto('/dashboard');
      await ready(page);
      await page.goto('/settings');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await context.setOffline(true);
      for (let again = 0; again < 20; again++) expectRefusal(503, '/kostnader');
      await page.goto('/kostnader?visa=rad');
      await ours(page).waitFor();
      expect(new URL(page.url()).search).toBe('?visa=rad');
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      await context.setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Kostnadsanalys' }).waitFor();
    },
  );

  story('a visit with it behind the page downloads, and logs out', async ({ app, open }) => {
    const as = await createAccount(app);
    const { page } = await open({ as, offlinePage: true });
    await page.goto('/settings');
    await ready(page);
    await page.goto('/settings');
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const data = page.getByRole('region', { name: 'Data & integritet' });
    await data.getByRole('button', { name: 'Skapa kopia' }).click();
    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: 'Ladda ner' }).click(),
    ]);
    expect(await copy.failure()).toBeNull();
    await page.getByRole('button', { name: 'Logga ut' }).first().click();
    await page.getByText('Utloggad', { exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});
