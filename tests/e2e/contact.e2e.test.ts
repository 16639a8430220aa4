import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { describe, expect, vi } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { story } from '#support/browser.ts';
import type { RunningApp } from '#support/running-app.ts';

const message = 'Hej!\n\n  <b>Hur</b> räknas täckningsgraden på räksmörgås? 🙂';

async function fill(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Namn').fill('Åsa "Ö" Öberg');
  await page.getByLabel('E-post', { exact: true }).fill('asa@bageriet.example');
  await page.getByLabel('Ämne').fill(subject);
  await page.getByLabel('Meddelande').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Skicka meddelande' }).click();

/** The mail to the support with this subject, once it has been written. */
const mailAbout = (app: RunningApp, subject: string) =>
  vi.waitFor(
    async () => {
      const folder = join(app.dataDir, 'outbox');
      for (const name of await readdir(folder)) {
        const mail = await PostalMime.parse(await readFile(join(folder, name)));
        if (mail.subject === `Kontakt: ${subject}`) return mail;
      }
      throw new Error(`No mail about ${subject}`);
    },
    { timeout: 15_000, interval: 100 },
  );

describe('writing to the support', () => {
  story('ends with thanks, a mail to answer, and room for another', async ({ app, open }) => {
    const { page } = await open();
    await page.goto('/kontakt');
    expect(await page.getByRole('textbox', { name: 'Meddelande' }).getAttribute('rows')).toBe('6');
    await page.getByRole('link', { name: 'Till hjälpcentret' }).waitFor();
    await fill(page, 'Täckningsgrad');
    await page.getByLabel('Företag (valfritt)').fill('Bageriet på Hörnet AB');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    await send(page);
    const pending = page.getByRole('button', { name: 'Skickar...' });
    await pending.waitFor();
    expect(await pending.isDisabled()).toBe(true);
    release();
    await page.getByText('Meddelande skickat!', { exact: true }).waitFor();
    await page.getByText('Vi återkommer till dig inom 24 timmar.', { exact: true }).waitFor();
    const thanks = page.getByRole('heading', { name: 'Tack för ditt meddelande' });
    expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await expectAccessible(page);

    const mail = await mailAbout(app, 'Täckningsgrad');
    expect(mail.replyTo).toMatchObject([
      { name: 'Åsa "Ö" Öberg', address: 'asa@bageriet.example' },
    ]);
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(`\n\n${message}\n\n`);

    await page.getByRole('button', { name: 'Skriv ett nytt meddelande' }).click();
    for (const label of ['Namn', 'Ämne', 'Meddelande']) {
      expect(await page.getByLabel(label).inputValue()).toBe('');
    }
    await page.reload();
    expect(await page.getByLabel('Namn').inputValue()).toBe('');
  });

  story('says what is missing or wrong, and sends nothing', async ({ open }) => {
    const visit = await open({ width: 360 });
    const { page } = visit;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto('/contact');
    await send(page);
    for (const says of [
      'Skriv ditt namn',
      'Skriv din e-postadress',
      'Skriv vad meddelandet gäller',
      'Skriv ett meddelande',
    ]) {
      await page.getByText(says, { exact: true }).waitFor();
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await page.getByLabel('E-post', { exact: true }).fill('asa@');
    await page.getByText('Ange en giltig e-postadress').waitFor();
    await page.getByLabel('Meddelande').fill('å'.repeat(10_001));
    await page.getByText('Meddelandet får vara högst 10\u00A0000 tecken.').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(calls).toEqual([]);
  });

  story(
    'keeps what was typed when the connection is gone, and after a reload',
    async ({ app, open }) => {
      const { page, context } = await open();
      await page.goto('/contact');
      await fill(page, 'Utan nät');
      await context.setOffline(true);
      await send(page);
      await page
        .getByText('Kunde inte skicka meddelandet. Kontrollera din internetanslutning.', {
          exact: true,
        })
        .waitFor();
      await page.getByText('Något gick fel', { exact: true }).waitFor();
      const button = page.getByRole('button', { name: 'Skicka meddelande' });
      expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
      await context.setOffline(false);
      await page.reload();
      await vi.waitFor(async () => {
        expect(await page.getByLabel('Meddelande').inputValue()).toBe(message);
      });
      await send(page);
      await page.getByText('Meddelande skickat!', { exact: true }).waitFor();
      await mailAbout(app, 'Utan nät');
    },
  );

  story('tells what the server said, or that it did not get through', async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    await page.goto('/contact');
    await fill(page, 'Serverfel');
    const refusals: [number, string, string, string][] = [
      [429, 'application/json', '{"ok":false,"error":"Vänta en stund."}', 'Vänta en stund.'],
      [502, 'text/html', '<h1>Bad Gateway</h1>', 'Kunde inte skicka meddelandet. Försök igen.'],
      [500, 'application/json', '{}', 'Kunde inte skicka meddelandet. Försök igen.'],
      [200, 'text/html', '<h1>Hej</h1>', 'Kunde inte skicka meddelandet. Försök igen.'],
    ];
    for (const [status, contentType, body, says] of refusals) {
      if (status >= 400) visit.expectRefusal(status, '/api/contact');
      await page.route('**/api/contact', (route) => route.fulfill({ status, contentType, body }), {
        times: 1,
      });
      await send(page);
      await page.getByText(says, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Stäng' }).click();
      await page.getByText(says, { exact: true }).waitFor({ state: 'detached' });
    }
    expect(await page.getByLabel('Ämne').inputValue()).toBe('Serverfel');
  });
});
