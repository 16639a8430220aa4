import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { linkOf, mailTo } from '#support/mails.ts';
import { fillSignup } from './signup-form.ts';

const NEW_PASSWORD = 'fyra kanelbullar på ett fat';

const pathOf = (url: string) => `${new URL(url).pathname}${new URL(url).search}`;

/** Turns codes on, and gives the recovery codes that are left. */
async function secondFactorOn(page: Page, password: string): Promise<string[]> {
  await page.goto('/settings#sakerhet');
  await page.getByRole('button', { name: 'Ställ in appen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nuvarande lösenord').fill(password);
  await dialog.getByRole('button', { name: 'Fortsätt' }).click();
  const shown = await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{4}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Kod från appen').fill(generateSync({ secret }));
  await dialog.getByRole('button', { name: 'Slå på' }).click();
  await dialog.getByRole('heading', { name: 'Spara reservkoderna nu' }).waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'Jag har sparat dem' }).click();
  return codes;
}

async function logIn(page: Page, email: string, password: string, code = ''): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  await page.getByRole('button', { name: 'Använd en reservkod' }).click();
  await page.getByLabel('Reservkod').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logga ut' }).waitFor();
}

describe('an account', () => {
  story(
    'is made, confirmed, guarded, won back, filled in, taken out and deleted',
    async ({ app, open }) => {
      const details = { ...newDetails(), companyName: 'Salongen' };
      const { email, password } = details;
      const { page, expectRefusal, expectSessionEnd } = await open();
      await fillSignup(page, details);
      await page.getByRole('button', { name: 'Välj gratis' }).click();
      await page.waitForURL('**/onboarding');
      const linkIn = async (subject: string, path: string) =>
        pathOf(linkOf(await mailTo(app.dataDir, email, subject), path));
      await page.goto(await linkIn('Bekräfta din e-postadress', '/verify'));
      await page.waitForURL('**/verified');

      const codes = await secondFactorOn(page, password);
      await page.getByRole('button', { name: 'Logga ut' }).click();
      await page.goto('/login');
      await logIn(page, email, password, codes[0]);

      const other = await open();
      await other.page.goto('/forgot-password');
      await other.page.getByLabel('E-post').fill(email);
      await other.page.getByRole('button', { name: 'Skicka återställningslänk' }).click();
      await other.page.goto(await linkIn('Välj ett nytt lösenord', '/reset'));
      await other.page.getByLabel('Nytt lösenord', { exact: true }).fill(NEW_PASSWORD);
      await other.page.getByLabel('Bekräfta nytt lösenord').fill(NEW_PASSWORD);
      await other.page.getByRole('button', { name: 'Spara nytt lösenord' }).click();
      await other.page.getByRole('heading', { name: 'Lösenordet är ändrat' }).waitFor();
      // The first window is logged out by it, by whichever call notices first.
      expectSessionEnd();
      await page.reload();
      await page.waitForURL('**/login**');
      await logIn(page, email, NEW_PASSWORD, codes[1]);

      await page.goto('/onboarding');
      await page.getByLabel('Organisationsnummer').fill('529999-0092');
      await page.getByRole('button', { name: 'Sök företag' }).click();
      await page.getByText('Ifyllt och sparat: bransch,', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Hoppa över allt' }).click();
      await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();

      await page.goto('/settings#integritet');
      await page.getByRole('button', { name: 'Skapa kopia' }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Ladda ner', exact: true }).click();
      expect((await file).suggestedFilename()).toMatch(/\.zip$/);

      await page.getByRole('button', { name: 'Ta bort kontot' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Skriv företagets namn: Salongen').fill('salongen');
      await dialog.getByRole('button', { name: 'Fortsätt' }).click();
      await dialog.getByLabel('Nuvarande lösenord').fill(NEW_PASSWORD);
      await dialog.getByLabel('Kod från appen eller reservkod').fill(codes[2] ?? '');
      await dialog.getByRole('button', { name: 'Ta bort kontot' }).click();
      await page.getByText('Kontot är borttaget', { exact: true }).waitFor();
      expectRefusal(401, '/api/login');
      await page.goto('/login');
      await page.getByLabel('E-post').fill(email);
      await page.getByLabel('Lösenord', { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Logga in', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  );
});
