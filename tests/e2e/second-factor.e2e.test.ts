import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { mailTo } from '#support/mails.ts';

/** The code of the step of half a minute that begins so many steps from now. */
const codeAt = (key: string, steps: number) =>
  generateSync({ secret: key, epoch: Date.now() / 1000 + steps * 30 });

async function giveLogin(page: Page, account: { email: string; password: string }) {
  await page.getByLabel('E-post').fill(account.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
}

describe('the second factor', () => {
  story('is set up, asked for at login, and leads on as before', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open({ as: account, width: 360 });
    const { page } = visit;
    await page.goto('/settings#sakerhet');
    await page.getByRole('button', { name: 'Ställ in appen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nuvarande lösenord').fill(account.password);
    await dialog.getByRole('button', { name: 'Fortsätt' }).click();
    await dialog.getByRole('img', { name: 'QR-kod för appen' }).waitFor();
    const shown = await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{4}$/).textContent();
    const key = (shown ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Kod från appen').fill(codeAt(key, 0));
    await dialog.getByRole('button', { name: 'Slå på' }).click();
    await dialog.getByRole('heading', { name: 'Spara reservkoderna nu' }).waitFor();
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Ladda ner som text' }).click();
    expect((await file).suggestedFilename()).toBe('klarsikt-reservkoder.txt');
    const codes = await dialog.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await dialog.getByRole('button', { name: 'Jag har sparat dem' }).click();
    await page.getByText('10 av 10 är kvar.').waitFor();
    await mailTo(app.dataDir, account.email, 'Tvåfaktorsinloggning är på');

    await page.evaluate(() => localStorage.removeItem('authToken'));
    await page.goto('/login?redirect=%2Fkostnader%3Ffil%3D1');
    await giveLogin(page, account);
    await page.getByRole('heading', { name: 'Bekräfta att det är du' }).waitFor();
    visit.expectRefusal(401, '/api/login/code');
    await page.getByLabel('Kod från appen').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Koden stämmer inte').waitFor();
    // The next one, since that of the set-up is used.
    await page.getByLabel('Kod från appen').fill(codeAt(key, 1));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Kostnadsanalys' }).waitFor();
    expect(page.url()).toBe(`${app.url}/kostnader?fil=1`);
  });
});
