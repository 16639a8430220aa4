import { describe, expect } from 'vitest';
import { newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';

describe('signing up', () => {
  story(
    'leads a new company from the start page to its dashboard on the free plan',
    async ({ open }) => {
      const { page } = await open();
      const details = newDetails();
      await page.goto('/');
      await page.getByRole('link', { name: 'Starta gratis analys' }).click();
      await page.getByLabel('Fullständigt namn').fill(details.name);
      await page.getByLabel('E-post').fill(details.email);
      await page.getByLabel('Lösenord', { exact: true }).fill(details.password);
      await page.getByLabel('Företagsnamn').fill(details.companyName);
      await page.getByLabel('Organisationsnummer').fill(details.orgNumber);
      await page.getByRole('button', { name: 'Fortsätt till planval' }).click();
      await page.getByRole('button', { name: 'Välj gratis' }).click();
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    },
  );
});
