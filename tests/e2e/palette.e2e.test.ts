import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';

describe('the commands', () => {
  story('are found and run with the keyboard, those used lately first', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Företagsöversikt' }).waitFor();
    const field = page.getByRole('combobox', { name: 'Sök kommando' });
    const options = page.getByRole('listbox', { name: 'Kommandon' }).getByRole('option');

    await page.keyboard.press('Control+k');
    await field.waitFor();
    await expectAccessible(page);
    await page.keyboard.type('kostnader');
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Kostnadsanalys' }).waitFor();

    await page.keyboard.press('Control+k');
    await field.waitFor();
    expect(await options.first().textContent()).toContain('Kostnader');
    await page.keyboard.type('oversikt');
    expect(await options.allTextContents()).toEqual([expect.stringContaining('Översikt')]);
    await field.fill('kamel');
    await page.getByText('Inget passar ”kamel”.').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await field.fill('ladda upp');
    await page.keyboard.press('Enter');
    await page.getByText('Dra hit din försäljningsfil').waitFor();

    await page.keyboard.press('Control+k');
    await field.fill('mörkt');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(
      true,
    );

    await page.keyboard.press('Control+k');
    await field.fill('logga ut');
    await page.keyboard.press('Enter');
    await page.getByText('Utloggad', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  story('are reached from the menu on a phone', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app), width: 360, theme: 'dark' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    await page.getByRole('button', { name: 'Sök eller gå till' }).click();
    await page.getByRole('combobox', { name: 'Sök kommando' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('option', { name: 'Inställningar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inställningar' }).waitFor();
  });

  story('find what both analyses name, and nothing is refused', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Se med exempeldata' }).click();
    await page.getByRole('heading', { name: 'Senaste aktivitet' }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Sök kommando' });
    for (const [letters, name, kind] of [
      ['fjällvyn', 'Fjällvyn Hotell & Spa AB', 'Kund'],
      ['lokalhyra', '5010 Lokalhyra', 'Konto'],
    ]) {
      await field.fill(letters ?? '');
      await page.getByRole('option', { name: `${name} ${kind}` }).waitFor();
    }
    await field.fill('kamel');
    await page.getByText('Inget passar ”kamel”.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
