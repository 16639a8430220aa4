import type { Locator } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { type Account, createAccount } from '#support/accounts.ts';
import { storyWith } from '#support/browser.ts';
import { grantAdmin } from '#support/grant.ts';
import { mailTo, tokenOf } from '#support/mails.ts';
import { promptPart, startModelServer } from '#support/model-server.ts';
import type { RunningApp } from '#support/running-app.ts';
import { specStory } from '#support/see-spec.ts';
import { breakStream, hold } from './server-answers.ts';

const sees = specStory('chat');

// The rules answer all companies that have not let a model: the first story has none.
const model = await startModelServer();
afterAll(() => model.close());
const story = storyWith({
  ...{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'prov' },
});

async function call(app: RunningApp, { token }: Account, method: string, path: string, body = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
}

/** A company with the sample's figures. */
async function sampleCompany(app: RunningApp): Promise<Account> {
  const account = await createAccount(app, 'pro');
  await call(app, account, 'POST', '/api/sample-company');
  return account;
}

/** Longer than the page waits before it scrolls to what is new. */
const SCROLLED_MS = 400;

/** Whether it stands in the window, and not only in the page. */
const isInSight = async (part: Locator): Promise<boolean> => {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= 900;
};

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

describe('asking the consultant', () => {
  story(
    'R46: says that it is a machine, answers with figures that open, goes on from them, and refuses what it does not know',
    async ({ app, open }) => {
      const account = await sampleCompany(app);
      const { page } = await open({ as: account });
      await page.goto('/chat');
      await sees(page, '/chat');
      // R46: it says that it is a machine before the first message.
      await page.getByText('Du pratar med en maskin').waitFor();
      const release = await hold(page, '/api/chat');
      await page.getByRole('button', { name: 'Vilka är mina viktigaste nyckeltal?' }).click();
      await sees(page, '/chat, pending');
      // What is written meanwhile stays in the field: sending is disabled until the answer is there.
      const field = page.getByRole('textbox', { name: 'Din fråga' });
      const send = page.getByRole('button', { name: 'Skicka', exact: true });
      await field.fill('Hur mycket sålde vi');
      await field.press('Shift+Enter');
      await field.pressSequentially('i mars 2026?');
      expect(await send.isDisabled()).toBe(true);
      await field.press('Enter');
      expect(await field.inputValue()).toBe('Hur mycket sålde vi\ni mars 2026?');
      release();
      await page.getByRole('article').getByText('Omsättning:', { exact: true }).waitFor();
      await expect.poll(() => send.isEnabled()).toBe(true);
      await field.press('Enter');
      const second = page.getByRole('article').nth(1);
      await second.getByText('Så tolkade jag frågan').waitFor();
      expect(await field.inputValue()).toBe('');
      await expect.poll(() => page.getByText('Analyserar dina affärsdata...').count()).toBe(0);
      const figure = page
        .getByRole('article')
        .nth(2)
        .getByRole('button', { name: /105\s279\skr/ });
      const answer = await hold(page, '/api/chat');
      await field.fill('och året innan?');
      await field.press('Enter');
      const pending = page.getByText('Analyserar dina affärsdata...');
      await expect.poll(() => isInSight(pending)).toBe(true);
      // An answer that comes while something is pressed moves nothing until it is let go.
      const pressed = second.getByText('Så tolkade jag frågan');
      await pressed.hover();
      await page.mouse.down();
      const stood = await topOf(pressed);
      answer();
      await figure.waitFor();
      await page.waitForTimeout(SCROLLED_MS);
      expect(await topOf(pressed)).toBe(stood);
      await page.mouse.up();
      await expect.poll(() => topOf(pressed)).toBeLessThan(stood);
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
      // A phone shows the first lines of a long answer, and the rest when it is asked for.
      const first = page.getByRole('article').first();
      const shown = () => first.getByRole('listitem').filter({ visible: true }).count();
      const before = await shown();
      await first.getByRole('button', { name: 'Visa mer: svaret' }).press('Enter');
      await first.getByRole('button', { name: 'Visa mindre: svaret', expanded: true }).waitFor();
      expect(await shown()).toBeGreaterThan(before);
    },
  );

  story(
    'shows what a model writes as each sentence has passed, loses nothing on reload, stops, and says what was replaced',
    async ({ app, open }) => {
      const account = await sampleCompany(app);
      const mail = await mailTo(app.dataDir, account.email, 'Bekräfta din e-postadress');
      await call(app, account, 'POST', '/api/auth/verify', { token: tokenOf(mail, '/verify') });
      await call(app, account, 'PUT', '/api/models', { allowed: true });
      const { page } = await open({ as: account, width: 360 });
      await page.goto('/chat');
      const field = page.getByRole('textbox', { name: 'Din fråga' });
      const ask = async (question: string) => {
        await field.fill(question);
        await field.press('Enter');
      };
      let goOn = () => {};
      const holding = () => {
        const when = new Promise<void>((resolve) => {
          goOn = resolve;
        });
        model.answer((asked) => {
          const draft = promptPart<string>(asked, 'draft');
          const rest = `${draft.slice(draft.indexOf('\n'))}\n\nDet blir 99 procent bättre.`;
          return { begin: `${draft.slice(0, draft.indexOf('\n'))}\n\nSå`, rest, when };
        });
      };
      const coming = page.locator('article[aria-busy]');

      holding();
      await ask('Vad har hänt?');
      await coming.getByText(/\p{L}/u).first().waitFor();
      await page.getByText('Varje mening kontrolleras innan den visas.').waitFor();
      expect(await page.getByText('Du: Vad har hänt?', { exact: true }).count()).toBe(1);
      // The address names the conversation already: loaded anew, the page waits for the same answer.
      await page.reload();
      await page.getByRole('button', { name: 'Stoppa' }).waitFor();
      goOn();
      await page.getByText('Skrivet av en språkmodell').waitFor();
      await page.getByText('1 mening ersattes – visa varför').click();
      await page.getByText('En siffra eller ett räkneord som inte är uträknat: 1').waitFor();
      expect(await page.getByText('99 procent').count()).toBe(0);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectNoSidewaysScroll(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expectAccessible(page);
      }

      // A connection that breaks costs nothing: the answer is looked for, and found.
      holding();
      await breakStream(page, '/api/chat');
      await ask('Vad har hänt?');
      await page.getByText('Analyserar dina affärsdata...').waitFor();
      goOn();
      await page.getByText('Skrivet av en språkmodell').nth(1).waitFor();
      expect(await page.getByText('Frågan kom inte fram').count()).toBe(0);

      holding();
      await ask('Vad har hänt?');
      await coming.getByText(/\p{L}/u).first().waitFor();
      await page.getByRole('button', { name: 'Stoppa' }).click();
      await page.getByText('Svaret stoppades.').waitFor();
      // What was painted stays, once, and is there when the page is loaded anew.
      const kept = page.getByRole('article').filter({ hasText: 'Svaret stoppades.' });
      const painted = (await kept.textContent()) ?? '';
      expect(painted.length).toBeGreaterThan('Svaret stoppades.'.length + 20);
      await page.reload();
      await page.getByText('Svaret stoppades.').waitFor();
      expect(await kept.count()).toBe(1);
      expect(await kept.textContent()).toBe(painted);
      goOn();
      model.answer((asked) => ({ say: promptPart<string>(asked, 'draft') }));
      await page.getByRole('button', { name: 'Försök igen' }).last().click();
      await page.getByText('Skrivet av en språkmodell').nth(2).waitFor();
      await expect.poll(() => page.getByText('Svaret stoppades.').count()).toBe(0);

      await grantAdmin(app, account);
      await page.goto('/admin?flik=modell');
      const days = page.getByRole('region', { name: 'Språkmodellen per dag' });
      await days.getByRole('row').nth(1).waitFor();
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    },
  );

  story(
    'asks a suggestion that is pressed while another waits in its turn, unless it is taken back',
    async ({ app, open }) => {
      const { page } = await open({ as: await sampleCompany(app) });
      await page.goto('/chat');
      await page.getByRole('button', { name: 'Vilka är mina viktigaste nyckeltal?' }).click();
      await page.getByRole('article').getByText('Omsättning:', { exact: true }).waitFor();
      const release = await hold(page, '/api/chat');
      const next = page.getByRole('list', { name: 'Fråga vidare' }).getByRole('button');
      await next.nth(0).click();
      await next.nth(1).click();
      await next.nth(1).click();
      const back = page.getByRole('button', { name: /^Ångra frågan/ });
      await page.getByText('Skickas när svaret har kommit.').nth(1).waitFor();
      await back.last().click();
      expect(await back.count()).toBe(1);
      release();
      await page.getByRole('article').nth(2).waitFor();
      await expect.poll(() => back.count()).toBe(0);
      expect(await page.getByRole('article').count()).toBe(3);
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
      // The question was not sent, so it stays in the field, and nothing but the banner was said.
      expect(await field.inputValue()).toBe('Hur går det?');
      expect(await page.getByText('Frågan kom inte fram').count()).toBe(0);
    },
  );
});
