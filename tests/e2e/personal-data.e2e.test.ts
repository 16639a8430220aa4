import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { mailTo } from '#support/mails.ts';
import { unzipped } from '#support/unzip.ts';

describe('what is stored of an owner', () => {
  story('is fetched as one file, and deleted by who owns it', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open({ as: account });
    const { page } = visit;
    await page.goto('/settings');
    const notices = page.getByRole('region', { name: 'Aviseringar' });
    const data = page.getByRole('region', { name: 'Data & integritet' });
    const ready = notices.getByRole('switch', { name: 'Analysen är klar' });
    await ready.uncheck();
    await data.getByRole('button', { name: 'Skapa kopia' }).click();
    const download = data.getByRole('button', { name: 'Ladda ner' });
    await download.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toMatch(/^klarsikt-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unzipped(await readFile(await file.path()));
    expect(files.get('data/konto.json')?.toString()).toContain(account.email);

    // What was chosen stands after a reload, and what was agreed to is shown.
    await page.reload();
    await data.getByText('Användarvillkoren', { exact: true }).waitFor();
    await expect.poll(() => ready.isChecked()).toBe(false);
    await data.getByRole('button', { name: 'Ta bort kontot' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ta bort kontot för alltid?' });
    await dialog.getByText('enligt bokföringslagen', { exact: false }).waitFor();
    const name = dialog.getByLabel('Skriv företagets namn');
    await name.fill('Något annat AB');
    await dialog.getByRole('button', { name: 'Fortsätt' }).click();
    await dialog.getByText('Det är inte företagets namn.', { exact: false }).waitFor();
    await name.fill(account.companyName.toLowerCase());
    await dialog.getByRole('button', { name: 'Fortsätt' }).click();
    await dialog.getByLabel('lösenord', { exact: false }).first().fill('fel lösenord');
    visit.expectRefusal(400, '/api/account');
    await dialog.getByRole('button', { name: 'Ta bort kontot' }).click();
    await dialog.getByText('lösenordet är fel', { exact: false }).waitFor();
    await dialog.getByLabel('lösenord', { exact: false }).first().fill(account.password);
    await dialog.getByRole('button', { name: 'Ta bort kontot' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Kontot är borttaget', { exact: true }).waitFor();
    await mailTo(app.dataDir, account.email, 'Ditt konto är borttaget');
    const login = await fetch(`${app.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: account.email, password: account.password }),
    });
    expect(login.status).toBe(401);
  });
});
