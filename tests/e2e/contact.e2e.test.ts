import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { describe, expect, vi } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { story } from '#support/browser.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import type { RunningApp } from '#support/running-app.ts';
import { specStory } from '#support/see-spec.ts';
import { answerOnce, hold } from './server-answers.ts';

const sees = specStory('contact');

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
    { timeout: PATIENCE_MS, interval: 100 },
  );

describe('writing to the support', () => {
  story('ends with thanks, a mail to answer, and room for another', async ({ app, open }) => {
    const { page } = await open();
    await page.goto('/kontakt');
    expect(await page.getByRole('textbox', { name: 'Meddelande' }).getAttribute('rows')).toBe('6');
    await sees(page, '/contact');
    await fill(page, 'Täckningsgrad');
    await page.getByLabel('Företag (valfritt)').fill('Bageriet på Hörnet AB');
    const release = await hold(page, '/api/contact');
    await send(page);
    await sees(page, '/contact, sending');
    expect(await page.getByRole('button', { name: 'Skickar...' }).isDisabled()).toBe(true);
    release();
    await sees(page, '/contact, sent');
    await sees(page, '/contact, thanks');
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
      await sees(page, '/contact, without a network');
      const button = page.getByRole('button', { name: 'Skicka meddelande' });
      expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
      await context.setOffline(false);
      await page.reload();
      await expect.poll(() => page.getByLabel('Meddelande').inputValue()).toBe(message);
      await send(page);
      await sees(page, '/contact, sent');
      await mailAbout(app, 'Utan nät');
    },
  );

  story('is over once it is sent, also for who has left meanwhile', async ({ open }) => {
    const { page } = await open();
    await page.goto('/contact');
    await fill(page, 'På väg');
    const release = await hold(page, '/api/contact');
    await send(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL('**/');
    release();
    await page.getByText('Meddelande skickat', { exact: false }).first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Skicka meddelande' }).waitFor();
    expect(await page.getByLabel('Meddelande').inputValue()).toBe('');
  });

  story('tells what the server said, or that it did not get through', async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    await page.goto('/contact');
    await fill(page, 'Serverfel');
    const closeToast = async () => {
      await page.getByRole('button', { name: 'Stäng' }).click();
      await page.getByText('Något gick fel', { exact: true }).waitFor({ state: 'detached' });
    };
    await answerOnce(visit, '/api/contact', 429, '{"ok":false,"error":"Vänta en stund."}');
    await send(page);
    await page.getByText('Vänta en stund.', { exact: true }).waitFor();
    await closeToast();
    const wordless: [number, string][] = [
      [502, '<h1>Bad Gateway</h1>'],
      [500, '{}'],
      [200, '<h1>Hej</h1>'],
    ];
    for (const [status, body] of wordless) {
      await answerOnce(visit, '/api/contact', status, body);
      await send(page);
      await sees(page, '/contact, failed');
      await closeToast();
    }
    expect(await page.getByLabel('Ämne').inputValue()).toBe('Serverfel');
  });
});
