import { describe, expect } from 'vitest';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { PROMO_CODE } from '#support/running-app.ts';
import { specStory } from '#support/see-spec.ts';
import { answerOnce } from './server-answers.ts';
import { fillSignup } from './signup-form.ts';

const sees = specStory('plan');

describe('choosing a plan', () => {
  story(
    'takes a user to Pro by promo code and, once asked, back to free',
    async ({ app, open }) => {
      const { page } = await open({ as: await createAccount(app) });
      await page.goto('/choose-plan');
      await page.getByText('Din plan nu: Gratis.').waitFor();
      expect(await page.getByRole('button', { name: 'Din nuvarande plan' }).isDisabled()).toBe(
        true,
      );
      await page.getByRole('button', { name: 'Har du en kampanjkod?' }).click();
      await page.getByLabel('Kampanjkod').fill(PROMO_CODE);
      await page.getByLabel('Kampanjkod').press('Enter');
      await page.getByText('Testkonto aktiverat', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Välj Pro' }).click();
      await page.getByText('Du har Pro.', { exact: true }).waitFor();
      await page.getByText('Förbered', { exact: true }).waitFor();

      await page.goto('/choose-plan');
      await page.getByRole('button', { name: 'Välj gratis' }).click();
      await page.getByRole('button', { name: 'Behåll planen' }).click();
      await page.getByText('Din plan nu: Pro.').waitFor();
      await page.getByRole('button', { name: 'Välj gratis' }).click();
      await page.getByRole('button', { name: 'Byt till gratis' }).click();
      await page.getByText('Du har gratisplanen.', { exact: true }).waitFor();
      await page.getByText('Pro-funktion', { exact: true }).waitFor();
    },
  );

  story('tells a user why it failed, and leads to where it is paid', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app), width: 360 });
    const { page } = visit;
    await page.goto('/checkout-cancelled');
    await sees(page, '/checkout-cancelled');
    const choose = page.getByRole('button', { name: 'Välj Pro' });
    for (const [place, status, body] of [
      ['/choose-plan, no price', 500, '{"error":"No such price: price_1"}'],
      ['/choose-plan, no checkout', 200, '{"url":""}'],
      ['/choose-plan, no checkout', 200, '{}'],
      ['/choose-plan, no checkout', 200, 'null'],
      ['/choose-plan, no checkout', 200, '{"url":"https://example.org/pay"}'],
      ['/choose-plan, details in use', 400, '{"error":"User already exists"}'],
      ['/choose-plan, failed', 500, '{}'],
    ] as const) {
      const answered = await answerOnce(visit, '/api/billing/checkout', status, body);
      await choose.click();
      // Several of them say the same, and the toast before may still be there.
      await answered();
      await sees(page, place);
    }
    await choose.click();
    await page.getByText('Testläge – inget kort debiteras', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Betala Pro' }).waitFor();
  });

  story('leads back to the details where the password is too easy to guess', async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    // Where it could not be told at once, since no answer came.
    await answerOnce(visit, '/api/auth/check-password', 500, '{}');
    await fillSignup(page, { ...newDetails(), password: 'password1' });
    visit.expectRefusal(400, '/api/auth/signup');
    await page.getByRole('button', { name: 'Välj gratis' }).click();
    await page.getByRole('alert').getByText('Lösenordet är för lätt att gissa').waitFor();
    await page.getByRole('link', { name: 'Ändra uppgifterna' }).click();
    await page.getByRole('heading', { name: 'Skapa företagskonto' }).waitFor();
    expect(await page.getByLabel('Företagsnamn').inputValue()).toBe('Bageriet på Hörnet AB');
    // And at once otherwise, with all that was typed still there.
    await page.getByLabel('Lösenord', { exact: true }).fill('bageriet1');
    const onwards = page.getByRole('button', { name: 'Fortsätt till planval' });
    await onwards.click();
    await page.getByText('Lösenordet är för lätt att gissa').waitFor();
    expect(new URL(page.url()).pathname).toBe('/signup');
    expect(await page.getByLabel('E-post').inputValue()).toContain('@bageriet.example');
    await page.getByLabel('Lösenord', { exact: true }).fill('fyra kanelbullar på fat');
    await onwards.click();
    await page.waitForURL('**/choose-plan');
  });

  story('asks for a new login when the session has ended meanwhile', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open({ as: account });
    const { page } = visit;
    await page.clock.install();
    await page.goto('/choose-plan');
    await page.getByText('Din plan nu: Gratis.').waitFor();
    await fetch(`${app.url}/api/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token}` },
    });
    visit.expectSessionEnd();
    await page.getByRole('button', { name: 'Välj Pro' }).click();
    await sees(page, '/choose-plan, session over');
    await page.clock.runFor(900);
    expect(new URL(page.url()).pathname).toBe('/choose-plan');
    await page.clock.runFor(200);
    await page.waitForURL('**/signup');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});
