import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';
import { hold } from './server-answers.ts';

const sees = specStory('chat');

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

describe('asking the consultant', () => {
  story(
    'R46: says that it is a machine, answers with figures that open, goes on from them, and refuses what it does not know',
    { timeout: 180_000 },
    async ({ app, open }) => {
      const account = await createAccount(app, 'pro');
      await fetch(`${app.url}/api/sample-company`, {
        method: 'POST',
        headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      const { page } = await open({ as: account });
      await page.goto('/chat');
      await sees(page, '/chat');
      // R46: it says that it is a machine before the first message.
      await page.getByText('Du pratar med en maskin').waitFor();
      const release = await hold(page, '/api/chat');
      await page.getByRole('button', { name: 'Vilka är mina viktigaste nyckeltal?' }).click();
      await sees(page, '/chat, pending');
      // What is entered meanwhile waits for its turn, until it is taken back.
      const field = page.getByRole('textbox', { name: 'Din fråga' });
      for (const early of ['Hur mycket sålde vi i maj?', 'Hur mycket sålde vi\ni mars 2026?']) {
        const [first = '', second] = early.split('\n');
        await field.fill(first);
        if (second !== undefined) {
          await field.press('Shift+Enter');
          await field.pressSequentially(second);
        }
        await field.press('Enter');
      }
      await page.getByRole('button', { name: /^Ångra frågan .*maj/ }).click();
      await page.getByText('Skickas när svaret har kommit.').waitFor();
      expect(await field.inputValue()).toBe('');
      release();
      await page.getByRole('article').getByText('Omsättning:').waitFor();
      const second = page.getByRole('article').nth(1);
      await second.getByText('Så tolkade jag frågan').waitFor();
      await field.fill('och året innan?');
      await field.press('Enter');
      const figure = page
        .getByRole('article')
        .nth(2)
        .getByRole('button', { name: /105\s279\skr/ });
      await figure.click();
      await page.getByRole('button', { name: 'Visa raderna' }).click();
      await page.getByRole('dialog').getByText('2025-03-').first().waitFor();
      await page.keyboard.press('Escape');

      await field.fill('Hur mycket havremjölk sålde vi?');
      await field.press('Enter');
      await page.getByText('Det vet jag inte.').waitFor();
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectNoSidewaysScroll(page);
        // What has scrolled in under the field is reached by scrolling on: judged is the end of the page.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expectAccessible(page);
      }
      await page.reload();
      await page.getByText('Det vet jag inte.').waitFor();
      expect(await page.getByRole('article').count()).toBe(4);
    },
  );

  story(
    'says to the free plan that the chat is for Pro, until it is closed',
    async ({ app, open }) => {
      const visit = await open({ as: await createAccount(app) });
      const { page } = visit;
      visit.expectRefusal(403, '/api/chat');
      await page.goto('/chat');
      const field = page.getByRole('textbox', { name: 'Din fråga' });
      await field.fill('Hur går det?');
      await field.press('Enter');
      await sees(page, '/chat, free plan');
      expect(await field.isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Stäng' }).last().click();
      expect(await field.isDisabled()).toBe(false);
    },
  );
});
