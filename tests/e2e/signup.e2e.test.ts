import { describe, expect } from 'vitest';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { PROMO_CODE } from '#support/running-app.ts';
import { specStory } from '#support/see-spec.ts';
import { answerOnce, hold } from './server-answers.ts';
import { fillSignup, skipIntroduction } from './signup-form.ts';

const sees = specStory('signup');

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
      await page.waitForURL('**/onboarding');
      await page.getByText('Kontot är skapat', { exact: true }).waitFor();
      await skipIntroduction(page);
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
    await sees(page, '/choose-plan');
    await page.getByRole('button', { name: 'Har du en kampanjkod?' }).click();
    visit.expectRefusal(400, '/api/billing/promo-code');
    await page.getByLabel('Kampanjkod').fill('GISSNING');
    await page.getByRole('button', { name: 'Använd kod' }).click();
    await sees(page, '/choose-plan, wrong code');
    const release = await hold(page, '/api/billing/promo-code');
    await page.getByLabel('Kampanjkod').fill(` ${PROMO_CODE.toLowerCase()} `);
    await page.getByRole('button', { name: 'Använd kod' }).click();
    // Chosen before the code is known to hold, Pro would be taken for paid Pro.
    await page.locator('button:disabled', { hasText: 'Välj Pro' }).waitFor();
    release();
    await sees(page, '/choose-plan, right code');
    // What was said of the wrong code is gone, and a reload keeps the right one.
    await page
      .getByRole('region', { name: /^Aviseringar/ })
      .getByText('Ogiltig')
      .waitFor({ state: 'detached' });
    await page.reload();
    await sees(page, '/choose-plan, right code');
    await page.getByRole('button', { name: 'Välj Pro' }).click();
    await skipIntroduction(page);
    await page.getByText('Förbered').waitFor();
  });

  story('keeps what was typed but the password on the way back to it', async ({ open }) => {
    const { page } = await open();
    const details = newDetails();
    await fillSignup(page, details);
    await page.goBack();
    const email = page.getByLabel('E-post');
    await email.waitFor();
    expect(await email.inputValue()).toBe(details.email);
    expect(await page.getByLabel('Lösenord', { exact: true }).inputValue()).toBe('');
  });

  story('takes nobody back who has left while the account was made', async ({ open }) => {
    const { page } = await open();
    await fillSignup(page, newDetails());
    const release = await hold(page, '/api/auth/signup');
    await page.getByRole('button', { name: 'Välj gratis' }).click();
    await page.getByRole('link', { name: 'användarvillkoren' }).click();
    await page.waitForURL('**/terms');
    release();
    await page.getByRole('banner').getByRole('link', { name: 'Översikt' }).waitFor();
    // Time enough for a page that is there already to come instead.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(pathOf(page.url())).toBe('/terms');
  });

  story('offers login or a fresh start where the account exists', async ({ app, open }) => {
    const visit = await open();
    const { page } = visit;
    const taken = await createAccount(app);
    await fillSignup(page, { ...newDetails(), email: taken.email.toUpperCase() });
    const choose = page.getByRole('button', { name: 'Välj gratis' });
    await answerOnce(visit, '/api/auth/signup', 500, '{}');
    await choose.click();
    await sees(page, '/choose-plan, failed');
    visit.expectRefusal(409, '/api/auth/signup');
    await choose.click();
    await sees(page, '/choose-plan, account exists');
    await page.getByRole('button', { name: 'Börja om' }).click();
    await page.getByRole('heading', { name: 'Skapa företagskonto' }).waitFor();
    expect(await page.getByLabel('E-post').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('pendingSignup'))).toBeNull();
  });

  story('leads back to the details a second after a session that is over', async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    await fillSignup(page, newDetails());
    await answerOnce(visit, '/api/auth/signup', 401, '{"error":"Invalid token"}');
    await page.getByRole('button', { name: 'Välj gratis' }).click();
    await sees(page, '/choose-plan, session over');
    await page.waitForURL('**/signup');
  });

  story(
    'points out what is missing, and warns of a check digit without stopping',
    async ({ open }) => {
      const { page } = await open();
      await page.goto('/signup');
      const password = page.getByLabel('Lösenord', { exact: true });
      await sees(page, '/signup');
      await password.fill('kort');
      await sees(page, '/signup, typing a short password');
      await page.getByRole('button', { name: 'Fortsätt till planval' }).click();
      await page.getByLabel('Organisationsnummer').fill('12345');
      await sees(page, '/signup, wrong details');
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
