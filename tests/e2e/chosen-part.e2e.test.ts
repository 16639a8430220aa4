import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';

const figures = (page: Page) => page.getByRole('region', { name: 'Siffror' });

describe('a part of an analysis', () => {
  story(
    'is chosen, shared by its address, opened to its rows, and left again',
    async ({ app, open }) => {
      const account = await createAccount(app, 'pro');
      const { page } = await open({ as: account });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Se med exempeldata' }).click();
      await page.getByRole('button', { name: 'Ta bort exempeldata' }).waitFor();
      await page.goto('/sales');
      await page.getByRole('heading', { name: 'Sammanfattning' }).waitFor();
      await page.getByLabel('Jämför med').selectOption('Tiden närmast före');
      await page.getByLabel('Period', { exact: true }).selectOption('Senaste 12 månaderna');
      await figures(page).waitFor();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByLabel('Filtrera på').selectOption('Kanal');
      await page.getByRole('searchbox', { name: 'Sök kanal' }).fill('web');
      await page.getByRole('button', { name: 'Webb', exact: true }).click();
      await page.getByRole('button', { name: 'Ta bort filtret Kanal: Webb' }).waitFor();
      await page.getByLabel('Visa per').selectOption('Vecka');
      await page.getByRole('heading', { name: 'Omsättning per vecka' }).waitFor();
      await page.getByRole('heading', { name: 'Vad som ändrade omsättningen' }).waitFor();
      await expectAccessible(page);

      const address = new URL(page.url());
      expect(Object.fromEntries(address.searchParams)).toEqual({
        period: '12m',
        mot: 'perioden-fore',
        per: 'vecka',
        'f-kanal': 'Webb',
      });
      const { page: other } = await open({ as: account, width: 360 });
      await other.goto(`${address.pathname}${address.search}`);
      await figures(other).waitFor();
      expect(await figures(other).textContent()).toBe(await figures(page).textContent());
      await expectNoSidewaysScroll(other);

      const sum = /Omsättning([\d\s]+)kr/.exec((await figures(page).textContent()) ?? '')?.[1];
      await page.getByRole('button', { name: /^Visa raderna/ }).click();
      const rows = page.getByRole('dialog');
      await rows.getByRole('table').waitFor();
      expect(await rows.textContent()).toContain(sum?.trim());
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'Råd', exact: true }).click();
      await page.getByText('Det här gäller hela analysen, inte urvalet.').waitFor();
      await page.getByRole('link', { name: 'Kunder', exact: true }).click();
      await page.getByRole('link', { name: 'Café Kanelknuten AB' }).click();
      await page.getByRole('heading', { name: 'Omsättning per vecka' }).waitFor();
      await page.getByRole('button', { name: 'Visa hela analysen' }).click();
      await page.getByRole('heading', { name: 'Omsättning per månad' }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Ta bort filtret Kanal: Webb' }).waitFor();
    },
  );
});
