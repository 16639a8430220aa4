import type { Page } from 'playwright-core';
import type { newDetails } from '#support/accounts.ts';

/** Fills the sign-up page as a person would and goes on to the plan choice. */
export async function fillSignup(page: Page, details: ReturnType<typeof newDetails>) {
  await page.goto('/signup');
  await page.getByLabel('Fullständigt namn').fill(details.name);
  await page.getByLabel('E-post').fill(details.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(details.password);
  await page.getByLabel('Företagsnamn').fill(details.companyName);
  await page.getByLabel('Organisationsnummer').fill(details.orgNumber);
  await page.getByRole('button', { name: 'Fortsätt till planval' }).click();
  await page.waitForURL('**/choose-plan');
}

/** From the introduction, where a new account is led, to the dashboard. */
export async function skipIntroduction(page: Page) {
  await page.getByRole('button', { name: 'Hoppa över allt' }).click();
  await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();
}
