import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';

const DROP = 'Dra hit din försäljningsfil';

/** Two things are open: what comes first in the dates, and what the comma of the amounts is. */
const openFile = (year: number) => ({
  name: `export ${year}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Datum\tVara\tSumma\n${[1, 2, 3, 4, 5, 6]
      .map((n) => `0${n}/0${7 - n}/${year}\tTe\t${n},${n}00\n`)
      .join('')}`,
  ),
});

const question = (page: Page) => page.getByRole('heading', { level: 2, name: /I kolumnen/ });
const decimalPoint = (page: Page) =>
  page.getByRole('button', { name: 'Decimalpunkt: 1,234 är drygt tusen 23 100 kr' });
const isReread = (response: Response) => response.request().method() === 'PATCH';

/** Answers and waits until the file has been read again. */
async function answer(page: Page, name: RegExp): Promise<void> {
  const reread = page.waitForResponse(isReread);
  await page.getByRole('button', { name }).click();
  expect((await reread).status()).toBe(200);
}

async function answerThreeAndSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fortsätt till frågorna' }).click();
  for (const [place, text] of ['Te', 'Butiken', 'Ingen'].entries())
    await page.getByRole('textbox').nth(place).fill(text);
  await page.getByRole('button', { name: 'Spara svar och fortsätt' }).click();
}

describe('a file that can be read in two ways', () => {
  story.for([1440, 360])(
    'is asked about one question at a time before anything else, %d wide',
    async (width, { app, open }) => {
      const { page } = await open({ as: await createAccount(app), width });
      await page.goto('/sales');
      await page.getByLabel(DROP).setInputFiles(openFile(2025));
      await page.getByText('2 frågor innan vi räknar, en i taget').waitFor();
      await page.getByText('Väntar på svar').waitFor();
      expect(await question(page).count()).toBe(1);
      expect(await page.getByText(/^Försäljning .* kr/).count()).toBe(0);
      const goOn = page.getByRole('button', { name: 'Fortsätt till frågorna' });
      expect(await goOn.isDisabled()).toBe(true);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.reload();
      await decimalPoint(page).focus();
      const reread = page.waitForResponse(isReread);
      await page.keyboard.press('Enter');
      await reread;
      await page.getByText('En fråga innan vi räknar').waitFor();
      await expect
        .poll(() => question(page).evaluate((it) => it === document.activeElement))
        .toBe(true);
      await page.getByText('Summan blir 23 100 kr vilket svar du än väljer.').waitFor();
      await answer(page, /^Månad först/);
      await page
        .getByText('Försäljning 23 100 kr (oklart om moms ingår), januari–juni 2025, 6 rader.')
        .waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await answerThreeAndSave(page);
      await page.getByRole('button', { name: 'Kör analys', exact: true }).click();
      await page.getByRole('heading', { name: 'Sammanfattning' }).waitFor();
    },
  );

  story('keeps its answers over a reload, and takes another instead', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app), theme: 'dark' });
    await page.goto('/sales');
    await page.getByLabel(DROP).setInputFiles(openFile(2025));
    await answer(page, /^Decimalpunkt/);
    await answer(page, /^Dag först/);
    await page
      .getByText('Försäljning 23 100 kr (oklart om moms ingår), januari–juni 2025, 6 rader.')
      .waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Visa eller ändra' }).click();
    const choices = page.getByRole('region', { name: 'Går att ändra' });
    const comma = choices.getByRole('button', { name: /^Decimalkomma/ });
    expect(await comma.getAttribute('aria-pressed')).toBe('false');
    await comma.click();
    await page
      .getByText('Försäljning 23 kr (oklart om moms ingår), januari–juni 2025, 6 rader.')
      .waitFor();
    expect(await comma.getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page);
  });

  story('is not asked about when the one before it was', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    await page.goto('/sales');
    await page.getByLabel(DROP).setInputFiles(openFile(2024));
    await answer(page, /^Decimalpunkt/);
    await answer(page, /^Månad först/);
    await page.getByText(/^Försäljning 23\s100\skr/).waitFor();
    await page.getByRole('button', { name: 'Byt fil' }).click();
    await page.getByLabel(DROP).setInputFiles(openFile(2025));
    await page
      .getByText('Försäljning 23 100 kr (oklart om moms ingår), januari–juni 2025, 6 rader.')
      .waitFor();
    expect(await question(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Fortsätt till frågorna' }).waitFor();
  });

  story('stops an analysis that another window has opened the way to', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open({ as: account });
    const { page } = visit;
    await page.goto('/sales');
    await page.getByLabel(DROP).setInputFiles({
      name: 'klar.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Datum;Produkt;Summa\n2025-01-14;Te;100,50\n2025-02-15;Te;200,50\n'),
    });
    await answerThreeAndSave(page);
    const run = page.getByRole('button', { name: 'Kör analys', exact: true });
    await run.waitFor();
    const form = new FormData();
    form.append('category', 'sales');
    const { buffer, name } = openFile(2025);
    form.append('file', new Blob([buffer], { type: 'text/csv' }), name);
    const headers = { Authorization: `Bearer ${account.token}` };
    const to = `${app.url}/api/documents/upload`;
    expect((await fetch(to, { method: 'POST', headers, body: form })).status).toBe(200);
    visit.expectRefusal(409, '/api/analysis/sales');
    await run.click();
    await question(page).waitFor();
    await page.getByText('2 frågor innan vi räknar, en i taget').waitFor();
  });
});
