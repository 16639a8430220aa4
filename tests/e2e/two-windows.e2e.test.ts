import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Account, createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { monthsFile, upload } from './stored-files.ts';

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Välkommen/ }).waitFor();
}

describe('two windows', () => {
  story('never show one account what another had fetched', async ({ app, open }) => {
    const first = await createAccount(app);
    await upload(app, first, monthsFile(6));
    const second = await createAccount(app);
    const { page, context } = await open({ as: first });
    await page.goto('/documents');
    await page.getByText('6 månader.csv').waitFor();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await page.waitForURL('**/login?redirect=**');
    await logIn(other, second);
    await page.getByText('Ingen försäljningsfil ännu.').waitFor();
    expect(await page.getByText(second.email).count()).toBe(1);
    expect(await page.getByText(first.email).count()).toBe(0);
  });
});
