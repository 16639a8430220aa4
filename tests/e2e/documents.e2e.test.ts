import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { analyse, monthsFile, upload } from './stored-files.ts';

/** The line of one file, by its name. */
const line = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Försäljning' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

describe('the files', () => {
  story('are found from the dashboard, each with what was understood', async ({ app, open }) => {
    const account = await createAccount(app);
    await upload(app, account, monthsFile(6));
    await upload(app, account, monthsFile(7));
    const { page } = await open({ as: account, width: 360 });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: '2, visa filerna' }).click();
    await page.getByRole('heading', { level: 1, name: 'Filer' }).waitFor();
    await line(page, '7 månader.csv').getByText('Används', { exact: true }).waitFor();
    await line(page, '6 månader.csv')
      .getByText(/Semikolon/)
      .waitFor();
    await page.getByText('Ingen kostnadsfil ännu.').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  story('are saved again just as they were uploaded', async ({ app, open }) => {
    const account = await createAccount(app);
    const file = monthsFile(6);
    await upload(app, account, file);
    const { page } = await open({ as: account });
    await page.goto('/dokument');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ladda ner 6 månader.csv' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('6 månader.csv');
    expect(await readFile(await saved.path(), 'utf8')).toBe(file.text);
  });

  story(
    'chosen after an analysis is offered beside its result, which it does not hide',
    async ({ app, open }) => {
      const account = await createAccount(app, 'pro');
      await upload(app, account, monthsFile(6));
      await upload(app, account, monthsFile(7));
      await analyse(app, account);
      const { page } = await open({ as: account });
      await page.goto('/documents');
      await page.getByRole('button', { name: 'Använd 6 månader.csv' }).click();
      await line(page, '6 månader.csv').getByText('Används', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Till försäljningsanalysen' }).click();
      const offered = page.getByText('6 månader.csv är vald efter den här analysen.');
      await offered.waitFor();
      await page.reload();
      await offered.waitFor();
      await page.getByRole('button', { name: 'Gör en ny analys på den' }).click();
      await page.getByRole('heading', { name: 'Fem frågor om försäljningen' }).waitFor();
      await page.getByText('6 månader.csv').waitFor();
    },
  );

  story('are read anew in place, and a file known is noticed', async ({ app, open }) => {
    const account = await createAccount(app);
    const file = monthsFile(6);
    await upload(app, account, file);
    const { page } = await open({ as: account });
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Så lästes den: 6 månader.csv' }).click();
    await page
      .getByLabel('Betydelse för kolumnen Produkt')
      .selectOption({ label: 'Försäljningskanal' });
    await page.getByText('Filen är läst på nytt.').waitFor({ state: 'attached' });
    await expectAccessible(page);
    await page.getByText('Ladda upp en försäljningsfil').click();
    await page.getByLabel('Dra hit din försäljningsfil').setInputFiles({
      name: 'en gång till.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file.text),
    });
    await page.getByText('Filen finns redan', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 3, name: /\.csv$/ }).count()).toBe(1);
  });

  story('are deleted only after a question', async ({ app, open }) => {
    const account = await createAccount(app);
    await upload(app, account, monthsFile(6));
    const { page } = await open({ as: account });
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Ta bort 6 månader.csv' }).click();
    const question = page.getByRole('dialog', { name: 'Ta bort filen?' });
    await question.getByRole('button', { name: 'Avbryt' }).click();
    await line(page, '6 månader.csv').waitFor();
    await page.getByRole('button', { name: 'Ta bort 6 månader.csv' }).click();
    await question.getByRole('button', { name: 'Ta bort filen' }).click();
    await page.getByText('Ingen försäljningsfil ännu.').waitFor();
  });
});
