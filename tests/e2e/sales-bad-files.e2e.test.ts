import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';
import { bakeryFile, type PickedFile, twoYearWorkbook } from './sales-files.ts';
import { answerOnce } from './server-answers.ts';

const sees = specStory('sales-bad-files');

const DETAILS = 'Se allt som lästes';
const DROP = 'Dra hit din försäljningsfil';

function csv(name: string, text: string): PickedFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

describe('a file that does not work', () => {
  story('is refused with a sentence that stays until the next try', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app), width: 360 });
    const { page } = visit;
    await page.goto('/sales');
    const drop = page.getByLabel(DROP);
    const alert = page.getByRole('main').getByRole('alert');

    const pdf = {
      name: 'bokslut.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    };
    await drop.setInputFiles(pdf);
    await sees(page, '/sales, wrong type');
    await alert.getByText('Fel filformat').waitFor();
    await alert.getByText('Endast CSV och XLSX-filer stöds').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    visit.expectRefusal(422, '/api/documents/upload');
    await drop.setInputFiles(csv('tom.csv', ''));
    await sees(page, '/sales, upload refused');
    await alert.getByText('Uppladdningsfel').waitFor();

    visit.expectRefusal(413, '/api/documents/upload');
    await drop.setInputFiles(csv('stor.csv', 'Datum;Belopp\r\n'.repeat(800_000)));
    await alert.getByText(/större än 10 MB/).waitFor();

    await answerOnce(visit, '/api/documents/upload', 500, '{}');
    await drop.setInputFiles(bakeryFile());
    await sees(page, '/sales, upload refused without a word', { N: 500 });
    await answerOnce(visit, '/api/documents/upload', 502, '<html>Bad Gateway</html>');
    await drop.setInputFiles(bakeryFile());
    await sees(page, '/sales, upload failed');

    await drop.setInputFiles(bakeryFile());
    await page.getByText('Klar att analysera').waitFor();
    expect(await alert.count()).toBe(0);
  });

  story(
    'that lacks an amount says so, and can be mended where it stands',
    async ({ app, open }) => {
      const { page } = await open({ as: await createAccount(app) });
      await page.goto('/sales');
      const rows = Array.from(
        { length: 40 },
        (_, i) => `2025-01-${String((i % 28) + 1).padStart(2, '0')};Vara ${i % 4};${i + 10}`,
      );
      await page
        .getByLabel(DROP)
        .setInputFiles(csv('oklar.csv', ['Dag;Vara;Xyz', ...rows].join('\n')));
      await page.getByText('Så här läste vi filen').waitFor();
      await page.getByText(DETAILS).click();
      const role = page.getByLabel('Betydelse för kolumnen Xyz');
      await role.selectOption({ label: 'Används inte' });
      await page.getByText(/^Ingen kolumn gick säkert att känna igen/).waitFor();
      expect(await page.getByRole('button', { name: 'Fortsätt till frågorna' }).isDisabled()).toBe(
        true,
      );
      await expectAccessible(page);
      await role.selectOption({ label: 'Belopp exkl. moms' });
      await page.getByText('Klar att analysera').waitFor();
      await page.getByRole('button', { name: 'Fortsätt till frågorna' }).click();
      await page.getByRole('heading', { name: 'Fem frågor om försäljningen' }).waitFor();
    },
  );

  story('shows the kronor that do not add up, and the rows behind them', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    await page.goto('/sales');
    const file = bakeryFile();
    const text = file.buffer.toString('latin1').replace(/(Totalt;+)([\d ]+),/, '$19 999 999,');
    await page.getByLabel(DROP).setInputFiles({ ...file, buffer: Buffer.from(text, 'latin1') });
    await page
      .getByText(/Skillnad/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: /Visa raderna/ }).click();
    await page
      .getByRole('dialog')
      .getByText(/summarad/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByText(DETAILS).click();
    await page.getByRole('button', { name: 'visa', exact: true }).click();
    await page.getByRole('cell', { name: /Totalt/ }).waitFor();
  });

  story('with several sheets is read again from the one chosen', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    await page.goto('/sales');
    await page.getByLabel(DROP).setInputFiles(twoYearWorkbook());
    await page.getByText(DETAILS).click();
    const sheet = page.getByLabel('Blad', { exact: true });
    await sheet.waitFor();
    expect(await sheet.locator('option:checked').textContent()).toBe('2 blad tillsammans');
    await page.getByText('130 av 130').first().waitFor();
    await sheet.selectOption('Försäljning 2023');
    await page.getByText('40 av 40').first().waitFor();
    expect(await sheet.inputValue()).toBe('Försäljning 2023');
    await page.getByText(/2023-01-01 – 2023-02-09/).waitFor();
    await page.getByRole('tab', { name: 'Förhandsvisning' }).click();
    await page.getByText('Rad 1–40 av 40').waitFor();
    await expectAccessible(page);
  });

  story(
    'is deleted only after a question, and takes the guide back to its start',
    async ({ app, open }) => {
      const visit = await open({ as: await createAccount(app) });
      const { page } = visit;
      await page.goto('/sales');
      await sees(page, '/sales');
      await page.getByLabel(DROP).setInputFiles(bakeryFile());
      const remove = page.getByRole('button', { name: /^Ta bort försäljning/ });
      await remove.click();
      const question = page.getByRole('dialog', { name: 'Ta bort filen?' });
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await remove.evaluate((it) => it === document.activeElement)).toBe(true);
      const confirm = question.getByRole('button', { name: 'Ta bort filen' });
      await remove.click();
      await answerOnce(visit, '/api/documents/*', 500, '{}', 'DELETE');
      await confirm.click();
      await sees(page, '/sales, deleting failed');
      await remove.click();
      await confirm.click();
      await sees(page, '/sales, deleted');
      await page.getByText(DROP).waitFor();
    },
  );
});
