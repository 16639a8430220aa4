import { describe, expect } from 'vitest';
import { expectAccessible } from '#support/accessibility.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';

const sees = specStory('help-center');

const SEARCH = 'Sök efter svar...';

describe('the help centre', () => {
  story('holds every answer in the page itself, for those who search the web', async ({ app }) => {
    const html = await (await fetch(`${app.url}/help-center`)).text();
    for (const words of ['Artikelstatistik', 'inget räknas dubbelt', '14 dagar från köpet']) {
      expect(html).toContain(words);
    }
  });

  story('opens and closes categories and answers, by keyboard too', async ({ open }) => {
    const { page } = await open();
    await page.goto('/help-center');
    const answer = page.getByText('14 dagar från köpet');
    expect(await answer.isVisible()).toBe(false);
    const question = page.locator('summary', { hasText: 'Har jag ångerrätt?' });
    await question.press('Enter');
    await answer.waitFor();
    await page.locator('summary', { hasText: 'Fakturering' }).click();
    expect(await question.isVisible()).toBe(false);
  });

  story('finds answers by words in them, whatever the casing', async ({ open }) => {
    const { page } = await open({ width: 360 });
    await page.goto('/HJÄLPCENTER');
    await page.getByPlaceholder(SEARCH).fill('ÅNGERRÄTT');
    await page.getByText('1 svar hittades').waitFor();
    await page.getByText('14 dagar från köpet').waitFor();
    expect(await page.getByText('Hur kommer jag igång?').count()).toBe(0);
    await page.getByPlaceholder(SEARCH).fill('artikelstatistik');
    await page.getByText('Hur exporterar jag från Fortnox?').waitFor();
  });

  story('leads on when nothing is found', async ({ open }) => {
    for (const theme of ['light', 'dark'] as const) {
      const { page } = await open({ theme, width: 360 });
      await page.goto('/hj%C3%A4lpcenter');
      await page.getByPlaceholder(SEARCH).fill('xyzzy');
      await sees(page, '/help-center, nothing found');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Rensa sökningen' }).click();
      await page.getByText('Hur kommer jag igång?').waitFor();
      await page.getByPlaceholder(SEARCH).fill('xyzzy');
      await page.getByRole('link', { name: 'Kontakta oss' }).click();
      await page.waitForURL((url) => url.pathname === '/kontakt');
    }
  });
});
