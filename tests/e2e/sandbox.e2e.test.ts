import { describe, expect } from 'vitest';
import { story } from '#support/browser.ts';
import { PATIENCE_MS } from '#support/patience.ts';

describe('the sample company, from the landing page', () => {
  story('is opened to its rows without an account, and leaves nothing', async ({ open }) => {
    const { page } = await open();
    const senders = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      senders.add(`${request.method()} ${pathname.split('/')[2]}`);
      expect(request.headers().authorization).toBeUndefined();
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Prova på exempelbolaget, utan konto' }).click();
    await page.getByRole('heading', { level: 1, name: 'Försäljningsanalys' }).waitFor();
    const here = page.getByRole('banner').locator('[aria-current="page"]');
    expect(await here.textContent()).toBe('Försäljning');
    // The first visitor of a process waits until the company is computed.
    await page.getByRole('region', { name: 'Nyckeltal' }).waitFor({ timeout: PATIENCE_MS });
    await page
      .getByRole('button', { name: /2\s679\s717\skr/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Visa rader/ }).click();
    await page
      .getByRole('dialog')
      .getByText(/2\s726/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    await page.getByLabel('Period', { exact: true }).selectOption('Senaste 12 månaderna');
    await page.getByRole('region', { name: 'Siffror' }).waitFor();
    await page.getByRole('link', { name: 'Kunder', exact: true }).click();
    await page.getByRole('link', { name: 'Café Kanelknuten AB' }).click();
    await page.getByRole('heading', { name: 'Café Kanelknuten AB' }).waitFor();

    await page.getByRole('link', { name: 'Handlingsplan' }).click();
    const slider = page.getByRole('slider').first();
    const before = await slider.getAttribute('aria-valuetext');
    await slider.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(before);
    await page.getByRole('link', { name: 'Pengarna' }).click();
    await page.getByRole('heading', { name: 'Månad för månad' }).waitFor();
    expect([...senders]).toEqual(['GET prova']);
    // The choice that every story comes with.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie-consent']);
    expect(await page.context().cookies()).toEqual([]);

    await page.getByRole('link', { name: 'Skapa konto gratis' }).first().click();
    await page.waitForURL('**/signup');
  });
});
