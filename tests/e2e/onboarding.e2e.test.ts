import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createNewcomer } from '#support/accounts.ts';
import { story } from '#support/browser.ts';

describe('the introduction', () => {
  story(
    'finds the company, asks what matters and goes on on another device',
    async ({ app, open }) => {
      const account = await createNewcomer(app);
      const { page } = await open({ as: account });
      await page.goto('/dashboard');
      await page.waitForURL('**/onboarding');
      await page.getByLabel('Organisationsnummer').fill('529999-0092');
      await page.getByRole('button', { name: 'Sök företag' }).click();
      await page.getByText('Ifyllt och sparat: bransch,', { exact: false }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();

      const industry = page.getByRole('combobox', { name: 'Bransch' });
      await industry.waitFor();
      await expect.poll(() => industry.inputValue()).toBe('96.210 Frisörer och barberare');
      await industry.fill('dataprogr');
      const option = page.getByRole('option', { name: '62.100 Dataprogrammering' });
      await option.getByText('Närmast i SNI 2007: 62.010 Dataprogrammering').waitFor();
      await expectAccessible(page);
      await industry.press('ArrowDown');
      await industry.press('Enter');
      expect(await industry.inputValue()).toBe('62.100 Dataprogrammering');
      await page.getByLabel('Antal anställda').fill('4');
      await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
      await page.getByLabel('Var kostnaderna kan minska').check();
      await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
      await page.getByText('Steg 4 av 4').waitFor();

      const other = await open({ as: account, width: 360, theme: 'dark' });
      await other.page.goto('/dashboard');
      await other.page.getByText('Steg 4 av 4').waitFor();
      await expectAccessible(other.page);
      await expectNoSidewaysScroll(other.page);
      await other.page.getByRole('button', { name: 'Ladda upp en kostnadsfil' }).click();
      await other.page.getByRole('heading', { level: 1, name: 'Kostnadsanalys' }).waitFor();
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();
    },
  );
});
