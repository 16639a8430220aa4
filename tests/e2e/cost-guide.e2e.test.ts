import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatMoney, formatNumber } from '#engine/text/format.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';
import { bakeryCostFile, bakeryCosts } from './cost-files.ts';
import { openTab } from './result-tabs.ts';
import { answerOnce, hold } from './server-answers.ts';
import { fillSignup, skipIntroduction } from './signup-form.ts';
import { judgeAnalysis } from './thumbs.ts';

const sees = specStory('cost-guide');

const { count, total } = bakeryCosts();
const DROP = 'Dra hit din kostnadsfil';
const DETAILS = 'Se allt som lästes';

async function judge(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function uploadAndLook(page: Page): Promise<void> {
  const file = bakeryCostFile();
  await page.getByLabel(DROP).setInputFiles(file);
  await sees(page, '/costs, uploaded', { filename: file.name });
  await page.getByText(DETAILS).click();
  await page.getByText(`${formatNumber(count)} av ${formatNumber(count)}`).waitFor();
  await page.getByText(formatMoney(total, { decimals: 2 }), { exact: true }).waitFor();
  await sees(page, '/costs, file', { filename: file.name });
  await page.getByRole('button', { name: /^Ta bort kostnader bageriet/ }).waitFor();
}

const save = (page: Page) => page.getByRole('button', { name: 'Spara svar och fortsätt' }).click();

async function answerAll(page: Page): Promise<void> {
  const answer = (part: string) => page.getByRole('textbox', { name: part });
  await page.getByRole('region', { name: 'Första bilden' }).waitFor();
  await page.getByText(/^\d svar är ifyllda ur filen\./).waitFor();
  for (const box of await page.getByRole('textbox').all()) await box.fill('');
  await answer('största fasta').fill('Lokalhyra 29 900 kr i månaden');
  await save(page);
  await sees(page, '/costs, answers missing');
  await expect.poll(() => page.getByText('Detta fält är obligatoriskt').count()).toBe(4);
  await judge(page);
  await answer('varierar mest').fill('El och mjöl');
  await page.reload();
  await expect.poll(() => answer('varierar mest').inputValue()).toBe('El och mjöl');
  await answer('abonnemang').fill('Telia och Microsoft');
  await answer('onödiga').fill('Inga');
  await answer('avdelningarna').fill('Bageriet 60 %, butiken 35 % och kontoret 5 %');
  await page.getByText('5 av 5 besvarade').waitFor();
}

async function saveAndGoOn(page: Page): Promise<void> {
  await save(page);
  await page.getByText('Formulär sparat ✅', { exact: true }).waitFor();
  await sees(page, '/costs, ready');
}

async function run(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Allt är klart för analys' }).waitFor();
  await judge(page);
  await page.getByRole('button', { name: 'Kör kostnadsanalys' }).click();
  await page.getByText('Analys klar ✅', { exact: true }).waitFor();
  await sees(page, '/costs, result');
  await openTab(page, 'Råd');
  await page.getByRole('heading', { name: 'Det här bör du göra', exact: true }).waitFor();
  await sees(page, '/costs, result, advice');
  await openTab(page, 'Områden');
  await page.getByRole('heading', { name: 'Vart pengarna går', exact: true }).waitFor();
  await openTab(page, 'Resultat');
  await sees(page, '/costs, result, blocks');
  expect(await page.getByRole('main').textContent()).not.toMatch(/\*\*|##/);
}

/** From a figure in the formatted text and from the headline to the rows of the file. */
async function readReceipts(page: Page): Promise<void> {
  await openTab(page, 'Översikt');
  const headline = page
    .getByRole('region', { name: 'Nyckeltal' })
    .getByRole('button', { name: `Kostnader ${formatMoney(total)}, visa kvitto`, exact: true });
  await headline.click();
  const receipt = page.getByRole('dialog');
  await receipt.getByText(formatMoney(total, { decimals: 2 }), { exact: true }).waitFor();
  await receipt.getByText('kostnader bageriet.csv').waitFor();
  await receipt.getByRole('button', { name: 'Visa raderna' }).click();
  await page.getByText(`Visar 1–100 av ${formatNumber(count)} rader`).waitFor();
  await page.getByRole('cell', { name: 'Kvarnen i Skåne AB' }).first().waitFor();
  await judge(page);
  await page.keyboard.press('Escape');
  await openTab(page, 'Resultat');
  await page.locator('strong').getByRole('button').filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByText('Uträknad ur filen').waitFor();
  await page.keyboard.press('Escape');
  await openTab(page, 'Leverantörer');
  const recurring = page.getByRole('region', { name: 'Återkommande betalningar' });
  await recurring.getByText('Fastighets AB Hörnet').first().waitFor();
  await recurring.getByRole('button', { name: formatMoney(29_900 * 12) }).waitFor();
}

describe('the cost guide', () => {
  story.for([1440, 360])(
    'leads from a supplier ledger to advice, %d wide',
    async (width, { open }) => {
      const { page } = await open({ width });
      await fillSignup(page, newDetails());
      await page.getByRole('button', { name: 'Välj gratis' }).click();
      await skipIntroduction(page);
      await page.goto('/kostnader');
      await uploadAndLook(page);
      await judge(page);
      await answerAll(page);
      await saveAndGoOn(page);
      await run(page);
      await judge(page);
      await readReceipts(page);
      const judged = await judgeAnalysis(page, 'Nej, den hjälpte inte');
      expect(judged).toMatchObject({ context: 'cost_analysis', rating: 1 });
      await page.goto('/dashboard');
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Kostnadsanalys', exact: true }) })
        .getByText('Klar', { exact: true })
        .waitFor();
      await page.goto('/costs');
      await page.getByRole('button', { name: 'Starta ny analys' }).click();
      await page.getByText(DROP).waitFor();
    },
  );

  story('shows whose bookkeeping a SIE file holds', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app), width: 360, theme: 'dark' });
    await page.goto('/costs');
    const file = 'tests/fixtures/files/078-sie-1-two-years/input.se';
    await page
      .getByLabel(DROP)
      .setInputFiles({ name: 'bokslut.se', mimeType: '', buffer: await readFile(file) });
    await page.getByText(DETAILS).click();
    const books = page.getByRole('region', { name: 'Bokföringen i filen' });
    await books.getByText('Räkenskapsår').waitFor();
    await judge(page);
  });

  story('says why a file does not work, and takes the next', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app), width: 360 });
    const { page } = visit;
    const release = await hold(page, '/api/analysis/kostnader', 'GET');
    await page.goto('/costs');
    await sees(page, '/costs, loading');
    release();
    const alert = page.getByRole('main').getByRole('alert');
    const image = { name: 'kvitto.png', mimeType: 'image/png', buffer: Buffer.from('PNG') };
    await page.getByLabel(DROP).setInputFiles(image);
    await sees(page, '/costs, wrong type');
    await alert.getByText('Filtyp stöds ej').waitFor();
    await alert.getByText('Ladda upp CSV, XLSX, TXT eller JSON-filer').waitFor();
    await judge(page);

    await answerOnce(visit, '/api/uploaded-files', 502, '<html>Bad Gateway</html>');
    await page.getByLabel(DROP).setInputFiles(bakeryCostFile());
    await sees(page, '/costs, upload answered with a page');
    await alert.getByText('Fel vid uppladdning').waitFor();
    await alert.getByText(/^Serverfel: Kunde inte bearbeta filen/).waitFor();
    await answerOnce(visit, '/api/uploaded-files', 500, '{}');
    await page.getByLabel(DROP).setInputFiles(bakeryCostFile());
    await sees(page, '/costs, upload failed');
    await uploadAndLook(page);
    const remove = page.getByRole('button', { name: /^Ta bort kostnader/ });
    await remove.click();
    const confirm = page.getByRole('button', { name: 'Ta bort filen' });
    await answerOnce(visit, '/api/documents/*', 500, '{}', 'DELETE');
    await confirm.click();
    await sees(page, '/costs, deleting failed');
    await remove.click();
    await confirm.click();
    await sees(page, '/costs, deleted');
    await page.getByText(DROP).waitFor();
  });

  story('shows a stored analysis of either shape, formatted', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app), width: 360 });
    const stored = { id: crypto.randomUUID(), analysisType: 'kostnader', documentId: null };
    await page.route('**/api/analysis/*/answers', (route) => route.fulfill({ json: [] }));
    const show = async (result: unknown) => {
      await page.unroute('**/api/analysis/kostnader');
      await page.route('**/api/analysis/kostnader', (route) =>
        route.fulfill({
          json: { ...stored, result, createdAt: '2025-08-10T08:00:00.000Z', sample: false },
        }),
      );
      await page.goto('/costs');
    };
    await show({
      stora_kostnadsomraden: { titel: 'Stora poster', innehall: '## Lokal\n- **Hyra**: hög' },
      optimeringsmojligheter: { titel: 'Att spara', innehall: 'Säg upp **två** avtal.' },
      avdelningsspecifika_rad: { titel: 'Per avdelning', innehall: '1. Butik' },
    });
    await page.getByRole('heading', { level: 2, name: 'Att spara' }).waitFor();
    await page.getByRole('heading', { level: 3, name: 'Lokal' }).waitFor();
    await page.getByRole('listitem').getByText('Hyra', { exact: true }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/\*\*|##|inga råd/);
    await judge(page);

    const section = { title: 'Säg upp faxen', description: 'Ingen **faxar**.', action: '- Ring' };
    await show(JSON.stringify({ sections: [section], summary: '# Läget\nDet är lugnt.' }));
    await page.getByRole('heading', { name: 'Säg upp faxen' }).waitFor();
    await page.getByRole('heading', { name: 'Läget' }).waitFor();
    await page.locator('strong').getByText('faxar').waitFor();
    await page.getByRole('listitem').getByText('Ring').first().waitFor();
    await page.getByRole('button', { name: 'Starta ny analys' }).click();
    await page.getByText(DROP).waitFor();
  });

  story('says what failed, and begins again when the file is gone', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open({ as: account });
    const { page } = visit;
    await page.goto('/kostnader');
    await uploadAndLook(page);
    await answerAll(page);
    await answerOnce(visit, '/api/form-answers', 500, '{}');
    await save(page);
    await sees(page, '/costs, saving failed');
    await saveAndGoOn(page);
    await answerOnce(visit, '/api/analysis/kostnader', 500, '{}');
    const release = await hold(page, '/api/analysis/kostnader');
    await page.getByRole('button', { name: 'Kör kostnadsanalys' }).click();
    await sees(page, '/costs, running');
    release();
    await sees(page, '/costs, analysis failed');
    const headers = { authorization: `Bearer ${account.token}` };
    const listed = await fetch(`${app.url}/api/documents`, { headers });
    const [{ id }] = (await listed.json()) as [{ id: string }];
    // As from another window.
    await fetch(`${app.url}/api/documents/${id}`, { method: 'DELETE', headers });
    visit.expectRefusal(409, '/api/analysis/kostnader');
    await page.getByRole('button', { name: 'Kör kostnadsanalys' }).click();
    await page.getByText('Ladda upp en kostnadsfil innan du kör analysen.').first().waitFor();
    await page.getByText(DROP).waitFor();
  });
});
