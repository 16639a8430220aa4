import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { storyWith } from '#support/browser.ts';
import { freePort } from '#support/free-port.ts';
import { mailTo } from '#support/mails.ts';
import type { Visit } from '#support/visit.ts';

/** The code of the step of half a minute that begins so many steps from now. */
const codeAt = (key: string, steps: number) =>
  generateSync({ secret: key, epoch: Date.now() / 1000 + steps * 30 });

async function giveLogin(page: Page, account: { email: string; password: string }) {
  await page.getByLabel('E-post').fill(account.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
}

/** A device in software that keeps passkeys, and whose owner is there and shows it. */
async function giveAuthenticator({ context, page }: Visit): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const port = await freePort();
// Passkeys are bound to a name: browsers take none for an address of numbers.
const story = storyWith({ PORT: String(port), APP_URL: `http://localhost:${port}` });

describe('the second factor', () => {
  story(
    'is set up, asked for at login, and leads on as before; a passkey does without a password',
    async ({ app, open }) => {
      const account = await createAccount(app);
      const visit = await open({ as: account, width: 360 });
      const { page } = visit;
      await giveAuthenticator(visit);
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

      await page.goto('/settings#sakerhet');
      await page.getByRole('button', { name: 'Lägg till passnyckel' }).click();
      await dialog.getByLabel('Nuvarande lösenord').fill(account.password);
      await dialog.getByLabel('Kod från appen eller reservkod').fill(codes[0] ?? '');
      await dialog.getByRole('button', { name: 'Fortsätt' }).click();
      await dialog.getByLabel('Vad ska den heta?').fill('Telefonen');
      await dialog.getByRole('button', { name: 'Skapa passnyckeln' }).click();
      await page.getByRole('button', { name: 'Ta bort Telefonen' }).waitFor();
      await page.getByText('9 av 10 är kvar.').waitFor();

      await page.evaluate(() => localStorage.removeItem('authToken'));
      await page.goto('/login?redirect=%2Fkostnader');
      await page.getByRole('button', { name: 'Använd passnyckel' }).click();
      await page.getByRole('heading', { level: 1, name: 'Kostnadsanalys' }).waitFor();

      await page.goto('/settings#sakerhet');
      await page.getByRole('button', { name: 'Ta bort Telefonen' }).click();
      await dialog.getByLabel('Nuvarande lösenord').fill(account.password);
      await dialog.getByRole('button', { name: 'Bekräfta med passnyckel i stället' }).click();
      await page.getByText('Passnyckeln är borttagen', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Ta bort Telefonen' }).waitFor({ state: 'detached' });
    },
  );
});
