import { describe, expect } from 'vitest';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { PROMO_CODE } from '#support/running-app.ts';
import { fillSignup } from './signup-form.ts';

const pathOf = (url: string) => new URL(url).pathname;

describe('signing up', () => {
  story(
    'leads a new company from the start page to its dashboard, free of charge',
    async ({ open }) => {
      const { page } = await open();
      await page.goto('/');
      await page.getByRole('link', { name: 'Starta gratis analys' }).first().click();
      await page.getByRole('heading', { name: 'Skapa företagskonto' }).waitFor();
      await fillSignup(page, newDetails());
      await page.getByRole('button', { name: 'Välj gratis' }).click();
      await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();
      await page.getByText('Kontot är skapat', { exact: true }).waitFor();
      expect(page.url()).toMatch(/\/dashboard$/);
      const stored = await page.evaluate(() => ({
        token: localStorage.getItem('authToken'),
        pending: sessionStorage.getItem('pendingSignup'),
      }));
      expect(stored.token).toBeTruthy();
      expect(stored.pending).toBeNull();
    },
  );

  story('gives Pro for nothing to whoever has the promo code', async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    await fillSignup(page, newDetails());
    await page.getByRole('button', { name: 'Har du en kampanjkod?' }).click();
    visit.expectRefusal(400, '/api/billing/promo-code');
    await page.getByLabel('Kampanjkod').fill('GISSNING');
    await page.getByRole('button', { name: 'Använd kod' }).click();
    await page.getByText('Ogiltig kampanjkod').first().waitFor();
    await page.getByLabel('Kampanjkod').fill(` ${PROMO_CODE.toLowerCase()} `);
    await page.getByRole('button', { name: 'Använd kod' }).click();
    await page.getByText('Pro kostar 0 kr med din kampanjkod.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Välj Pro' }).click();
    await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();
    await page.getByText('Förbered').waitFor();
  });

  story(
    'says honestly that card payment is on its way, and keeps what was typed',
    async ({ open }) => {
      const { page } = await open();
      const details = newDetails();
      await fillSignup(page, details);
      await page.getByText('Årsvis').click();
      await page.getByText('3 400 kr').waitFor();
      await page.getByRole('button', { name: 'Välj Pro' }).click();
      await page.getByText('Kortbetalning är på väg', { exact: true }).waitFor();
      await page.goBack();
      const email = page.getByLabel('E-post');
      await email.waitFor();
      expect(await email.inputValue()).toBe(details.email);
      expect(await page.getByLabel('Lösenord', { exact: true }).inputValue()).toBe('');
    },
  );

  story('offers login or a fresh start where the account exists', async ({ app, open }) => {
    const visit = await open();
    const { page } = visit;
    const taken = await createAccount(app);
    await fillSignup(page, { ...newDetails(), email: taken.email.toUpperCase() });
    visit.expectRefusal(409, '/api/auth/signup');
    await page.getByRole('button', { name: 'Välj gratis' }).click();
    await page.getByText('Konto finns redan', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Börja om' }).click();
    await page.getByRole('heading', { name: 'Skapa företagskonto' }).waitFor();
    expect(await page.getByLabel('E-post').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('pendingSignup'))).toBeNull();
  });

  story(
    'points out what is missing, and warns of a check digit without stopping',
    async ({ open }) => {
      const { page } = await open();
      await page.goto('/signup');
      const password = page.getByLabel('Lösenord', { exact: true });
      await page.getByText('Minst 8 tecken krävs').waitFor();
      await password.fill('kort');
      await page.getByText('Lösenordet måste vara minst 8 tecken långt').waitFor();
      await page.getByRole('button', { name: 'Fortsätt till planval' }).click();
      await page.getByText('Vänligen fyll i alla fält').waitFor();
      await page.getByLabel('Organisationsnummer').fill('12345');
      await page
        .getByText('Vänligen ange ett giltigt svenskt organisationsnummer (XXXXXX-XXXX)')
        .waitFor();
      await fillSignup(page, { ...newDetails(), orgNumber: '556036-0794' });
      expect(pathOf(page.url())).toBe('/choose-plan');
    },
  );

  story('asks for the details first where there are none', async ({ open }) => {
    const { page } = await open();
    await page.goto('/choose-plan');
    await page.waitForURL('**/signup');
  });
});
