import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Account, createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { freePort } from '#support/free-port.ts';
import { mailTo, tokenOf } from '#support/mails.ts';
import { type ModelCall, promptPart, startModelServer } from '#support/model-server.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { openVisit } from '#support/visit.ts';

// The server of this file is stopped in the middle of an answer and started again at the same address.
const [model, port] = await Promise.all([startModelServer(), freePort()]);
const dataDir = copyPreparedData();
const start = (): Promise<RunningApp> =>
  startApp(
    {
      ...{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'prov' },
      PORT: String(port),
    },
    dataDir,
  );
let server: RunningApp;
beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function call({ token }: Account, method: string, path: string, body = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${server.url}${path}`, sent);
  expect(response.status, path).toBe(200);
}

/** A company with the sample's figures that lets the model answer. */
async function company(): Promise<Account> {
  const account = await createAccount(server, 'pro');
  await call(account, 'POST', '/api/sample-company');
  const mail = await mailTo(dataDir, account.email, 'Bekräfta din e-postadress');
  await call(account, 'POST', '/api/auth/verify', { token: tokenOf(mail, '/verify') });
  await call(account, 'PUT', '/api/models', { allowed: true });
  return account;
}

describe('a conversation in two tabs', () => {
  story(
    'keeps each question and answer, while the connection is lost and the server is started again',
    async ({ browser }) => {
      const visit = await openVisit(browser, server, { as: await company() });
      const first = visit.page;
      await first.goto('/chat');
      const ask = async (page: Page, question: string) => {
        const field = page.getByRole('textbox', { name: 'Din fråga' });
        await field.fill(question);
        await field.press('Enter');
      };
      const answers = (page: Page) => page.getByRole('article');
      const say = (asked: ModelCall) => ({ say: promptPart<string>(asked, 'draft') });
      model.answer(say);
      await ask(first, 'Hur mycket sålde vi i mars 2026?');
      await first.getByText('Skrivet av en språkmodell').waitFor();
      await expect.poll(() => first.url()).toContain('samtal=');
      const second = await visit.context.newPage();
      await second.goto(first.url());
      await expect.poll(() => answers(second).count()).toBe(1);

      // Without a connection nothing is lost: the question stays, and is sent once more.
      await visit.context.setOffline(true);
      await ask(second, 'Hur mycket sålde vi i april 2026?');
      await second.getByText('Frågan kom inte fram').waitFor();
      await visit.context.setOffline(false);
      await second.getByText('Försök igen', { exact: true }).click();
      await expect.poll(() => answers(second).count()).toBe(2);

      // The model never ends its answer to the one that the server is stopped in.
      model.answer({ begin: 'Så' });
      await ask(first, 'Hur mycket sålde vi i maj 2026?');
      await first.getByRole('button', { name: 'Stoppa' }).waitFor();
      await expect
        .poll(() => first.getByText('Du: Hur mycket sålde vi i maj 2026?').count())
        .toBe(1);
      // What is written meanwhile stays in the field, and is sent when the answer has come.
      await ask(first, 'Hur mycket sålde vi i juni 2026?');
      await server.stop();
      model.answer(say);
      server = await start();
      await expect.poll(() => answers(first).count(), { timeout: PATIENCE_MS }).toBe(3);
      const field = first.getByRole('textbox', { name: 'Din fråga' });
      expect(await field.inputValue()).toBe('Hur mycket sålde vi i juni 2026?');
      await first.getByRole('button', { name: 'Stoppa' }).waitFor({ state: 'detached' });
      await field.press('Enter');
      for (const page of [first, second]) {
        // The other tab has what was asked in the first when it is looked at.
        if (page === second) await second.reload();
        await expect.poll(() => answers(page).count(), { timeout: PATIENCE_MS }).toBe(4);
        const asked = await page.locator('p', { hasText: /^Du: / }).allTextContents();
        expect(asked).toEqual(
          ['mars', 'april', 'maj', 'juni'].map(
            (month) => `Du: Hur mycket sålde vi i ${month} 2026?`,
          ),
        );
      }
      await visit.context.close();
    },
  );
});
