import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { hold } from './server-answers.ts';
import { monthsFile, upload } from './stored-files.ts';

const leaveFor = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).click();

describe('a guide that is left', () => {
  story('before it has opened takes nobody back when it does', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    const openGuide = await hold(page, '/api/analysis/kostnader', 'GET');
    await page.goto('/costs');
    await page.getByText('Laddar analys...').first().waitFor();
    const letGo = await hold(page, '/assets/*.js', 'GET');
    await leaveFor(page, 'Åtgärder');
    const opened = page.waitForResponse('**/api/analysis/kostnader');
    openGuide();
    await opened.then((response) => response.finished());
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Strategiska Åtgärder' }).waitFor();
  });

  story('while it saves takes nobody back when it has saved', async ({ app, open }) => {
    const account = await createAccount(app);
    await upload(app, account, monthsFile(6));
    const { page } = await open({ as: account });
    await page.goto('/sales');
    for (const [index, answer] of ['Kaffe', 'Butiken', 'Nästan ingen'].entries())
      await page.getByRole('textbox').nth(index).fill(answer);
    const save = await hold(page, '/api/form-answers');
    await page.getByRole('button', { name: 'Spara svar och fortsätt' }).click();
    await leaveFor(page, 'Översikt');
    await page.getByRole('heading', { level: 1, name: /^Välkommen/ }).waitFor();
    save();
    await page.getByText('Formulär sparat ✅', { exact: true }).waitFor();
    // Time enough for a page that is there already to come back.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await leaveFor(page, 'Försäljning');
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('Kaffe');
  });
});
