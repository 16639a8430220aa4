import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatMoney, formatNumber } from '#engine/text/format.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';
import { openTab } from './result-tabs.ts';
import { bakeryFile, bakerySales } from './sales-files.ts';
import { answerOnce } from './server-answers.ts';
import { fillSignup, skipIntroduction } from './signup-form.ts';
import { judgeAnalysis } from './thumbs.ts';

const sees = specStory('sales-guide');

const DETAILS = 'Se allt som lästes';
const { count, total } = bakerySales();

async function judge(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function uploadAndLook(page: Page): Promise<void> {
  const file = bakeryFile();
  await page.getByLabel('Dra hit din försäljningsfil').setInputFiles(file);
  await sees(page, '/sales, uploaded', { filename: file.name });
  await page
    .getByText(/Semikolon\s· teckenkodning Windows-1252\s· .*2023-01-03 – 2024-12-27/)
    .waitFor();
  const sum = formatMoney(total);
  const rest = `januari 2023–december 2024, ${count} rader.`;
  await page.getByText(`Försäljning ${sum} (oklart om moms ingår), ${rest}`).waitFor();
  await page.getByRole('button', { name: 'Utan moms' }).click();
  await page.getByText(`Försäljning ${sum} exkl. moms, ${rest}`).waitFor();
  await page.getByText('Summan är densamma som filens egen.').waitFor();
  await page.getByText(DETAILS).click();
  await page.getByText(`${formatNumber(count)} av`).waitFor();
  await page.getByText(formatMoney(total, { decimals: 2 }), { exact: true }).waitFor();
  await page.getByText('Allt som går att stämma av stämmer').waitFor();
}

/** Chooses and waits until the file has been read again. */
async function chooseRole(page: Page, role: Locator, label: string): Promise<void> {
  const isReread = (response: Response) => response.request().method() === 'PATCH';
  await Promise.all([page.waitForResponse(isReread), role.selectOption({ label })]);
  await page.getByText('Filen är läst på nytt.').waitFor({ state: 'attached' });
}

async function correctARole(page: Page): Promise<void> {
  const role = page.getByLabel('Betydelse för kolumnen Var');
  await chooseRole(page, role, 'Region');
  await chooseRole(page, role, 'Försäljningskanal');
  await page.reload();
  await page.getByRole('button', { name: 'Visa eller ändra' }).click();
  await page.getByText(DETAILS).click();
  await expect.poll(() => role.inputValue()).toBe('channel');
}

const save = (page: Page) => page.getByRole('button', { name: 'Spara svar och fortsätt' }).click();

/** The file shows its first picture and answers what it knows; what one presses or types is one's own. */
async function answersOfTheFile(page: Page): Promise<void> {
  const answer = (part: string) => page.getByRole('textbox', { name: part });
  await page.getByRole('region', { name: 'Första bilden' }).getByRole('figure').waitFor();
  await page.getByRole('button', { name: 'Fortsätt till frågorna' }).click();
  await page.getByText('3 svar är ifyllda ur filen.').waitFor();
  expect(await answer('säljer bäst').inputValue()).toMatch(/^Enligt filen: \S+/);
  await page.getByRole('button', { name: 'Vi annonserar inte' }).click();
  expect(await answer('annonsering').inputValue()).toBe('Vi annonserar inte');
  await answer('över året').press('End');
  await answer('över året').pressSequentially('!');
  expect(await answer('över året').inputValue()).toMatch(/^Starkast i .*!$/);
  await page.getByText('2 svar är ifyllda ur filen.').waitFor();
  await page.goBack();
}

async function fillInThree(page: Page): Promise<void> {
  const answer = (part: string) => page.getByRole('textbox', { name: part });
  await page.getByRole('button', { name: 'Fortsätt till frågorna' }).click();
  // What the file answers gives way: the story's answers are its own.
  await page.getByText(/ifyll(t|da) ur filen\./).waitFor();
  for (const box of await page.getByRole('textbox').all()) await box.fill('');
  await answer('säljer bäst').fill('Prinsesstårta');
  await save(page);
  await sees(page, '/sales, two answers');
  await answer('försäljningskanal').fill('Butiken, ungefär 65 %');
  await page.reload();
  await expect.poll(() => answer('försäljningskanal').inputValue()).toBe('Butiken, ungefär 65 %');
  await answer('annonsering').fill('Ungefär 8 % av försäljningen');
  await page.getByText('3 av 5 besvarade').waitFor();
  await judge(page);
}

async function answerThree(page: Page): Promise<void> {
  await fillInThree(page);
  await save(page);
  await sees(page, '/sales, saved');
}

async function run(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Allt är klart för analys' }).waitFor();
  await judge(page);
  await page.getByRole('button', { name: 'Kör analys', exact: true }).click();
  await sees(page, '/sales, analysed');
  await sees(page, '/sales, result');
}

/** From the table of all to one's own page and its rows, and back. */
async function openAProduct(page: Page): Promise<void> {
  const all = page.getByRole('region', { name: 'Alla produkter' });
  await all.getByRole('searchbox').fill('prinsess');
  await judge(page);
  await all.getByRole('link', { name: 'Prinsesstårta' }).click();
  await page.getByRole('heading', { level: 2, name: 'Prinsesstårta' }).waitFor();
  await page.getByRole('button', { name: /^Visa raderna/ }).click();
  await page.getByText(/^Raderna blir tillsammans .* samma som siffran\.$/).waitFor();
  await page.keyboard.press('Escape');
  await judge(page);
  await page.goBack();
  await all.getByRole('link', { name: 'Prinsesstårta' }).waitFor();
}

/** Each part has an address of its own, which Back leaves and a reload keeps. */
async function readTheParts(page: Page): Promise<void> {
  await openTab(page, 'Produkter');
  await sees(page, '/sales, result, products');
  await openAProduct(page);
  await openTab(page, 'Resultat');
  await sees(page, '/sales, result, profit');
  await openTab(page, 'Råd');
  await sees(page, '/sales, result, advice');
  await settleATask(page);
  await judge(page);
  await openTab(page, 'Källor');
  await page.getByText('Texten är skriven av regler, inte av AI.').waitFor();
  expect(new URL(page.url()).search).toBe('?visa=kallor');
  await page.reload();
  await page.getByText('Texten är skriven av regler, inte av AI.').waitFor();
  await page.goBack();
  await sees(page, '/sales, result, advice');
  await openTab(page, 'Översikt');
}

/** What becomes of the first recommendation, and until when; kept over a reload. */
async function settleATask(page: Page): Promise<void> {
  const state = page.getByRole('group', { name: /^Läge för/ }).first();
  await state.getByRole('button', { name: 'Planerad' }).click();
  await page.getByText(/^Planerad /).waitFor();
  await page.getByRole('button', { name: 'Bestäm vem och när' }).first().click();
  await page.getByLabel('Klart senast').fill('2027-01-15');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await page.getByRole('button', { name: 'Lägg i kalendern' }).waitFor();
  const assumption = page.getByRole('slider').first();
  await assumption.focus();
  const before = await page.getByRole('status').first().textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('status').first().textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Spara som ert antagande' }).click();
  await page.getByText('(ert antagande)').waitFor();
  await page.reload();
  await page.getByText('(ert antagande)').waitFor();
  await page.getByText('senast 15 januari 2027').waitFor();
  await page.getByText(/^Planerad /).waitFor();
}

/** By keyboard: Enter opens the receipt, Escape closes it and gives the figure focus back. */
async function readAReceipt(page: Page): Promise<void> {
  const revenue = page
    .getByRole('region', { name: 'Nyckeltal' })
    .getByRole('button', { name: `Omsättning ${formatMoney(total)}, visa kvitto`, exact: true });
  await revenue.focus();
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog');
  await receipt.getByText(formatMoney(total, { decimals: 2 }), { exact: true }).waitFor();
  await receipt.getByText('summan av Summa', { exact: true }).waitFor();
  await receipt.getByText('försäljning bageriet.csv').waitFor();
  await judge(page);
  await receipt.getByRole('button', { name: 'Visa raderna' }).click();
  await page.getByText(`Visar 1–100 av ${formatNumber(count)} rader`).waitFor();
  const sum = formatMoney(total, { decimals: 2 });
  await page.getByText(`Raderna blir tillsammans ${sum}: samma som siffran.`).waitFor();
  await page.getByRole('cell', { name: 'Kardemummabulle' }).first().waitFor();
  await judge(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => revenue.evaluate((it) => it === document.activeElement)).toBe(true);
}

async function readAChart(page: Page): Promise<void> {
  const chart = page.getByRole('figure', { name: 'Omsättning per månad' });
  // Drawn when it is near.
  await chart.scrollIntoViewIfNeeded();
  const drawing = chart.getByRole('application');
  await drawing.focus();
  await chart.getByText('Tryck för att se var siffran kommer ifrån').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Uträknad ur filen').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => drawing.evaluate((it) => it === document.activeElement)).toBe(true);
  await chart.getByText('Tabell').click();
  await chart.getByRole('row').nth(24).waitFor();
  const month = chart.getByRole('row').nth(1).getByRole('button').first();
  await month.click();
  await page.getByRole('dialog').getByText('Uträknad ur filen').waitFor();
  await page.keyboard.press('Escape');
}

async function startAgain(page: Page): Promise<void> {
  const anew = page.getByRole('button', { name: 'Starta ny analys' });
  await anew.click();
  await page.getByText('Dra hit din försäljningsfil').waitFor();
  await page.getByRole('button', { name: 'Visa förra analysen' }).click();
  await page.getByRole('heading', { name: 'Sammanfattning' }).waitFor();
  // A stored result is not hidden by a new analysis that was only begun; its file is offered beside it.
  await anew.click();
  const newer = bakeryFile('nyare.csv');
  await page
    .getByLabel('Dra hit din försäljningsfil')
    .setInputFiles({ ...newer, buffer: Buffer.concat([newer.buffer, Buffer.from('Nyare\r\n')]) });
  await sees(page, '/sales, uploaded', { filename: 'nyare.csv' });
  await page.reload();
  await page.getByText('nyare.csv är vald efter den här analysen.').waitFor();
  await page.getByRole('button', { name: 'Gör en ny analys på den' }).click();
  await page.getByRole('button', { name: 'Spara svar och fortsätt' }).waitFor();
}

describe('the sales guide', () => {
  story.for([1440, 360])(
    'leads from a cash register export to advice, %d wide',
    async (width, { open }) => {
      const { page } = await open({ width });
      await fillSignup(page, newDetails());
      await page.getByRole('button', { name: 'Välj gratis' }).click();
      await skipIntroduction(page);
      await page.goto('/forsaljning');
      await uploadAndLook(page);
      await judge(page);
      await correctARole(page);
      await answersOfTheFile(page);
      await answerThree(page);
      await run(page);
      await judge(page);
      await readTheParts(page);
      await readAReceipt(page);
      await readAChart(page);
      await startAgain(page);
    },
  );

  story('tells in the dark too, and when the month’s analysis is used', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app), theme: 'dark' });
    const { page } = visit;
    await page.goto('/sales');
    await uploadAndLook(page);
    await judge(page);
    await answerThree(page);
    await run(page);
    await judge(page);
    const judged = await judgeAnalysis(page, 'Ja, den hjälpte');
    expect(judged).toMatchObject({ context: 'sales_analysis', rating: 5 });
    await page.getByText('Visa stegen').click();
    await page.getByRole('button', { name: /Kör analys/ }).click();
    visit.expectRefusal(403, '/api/analysis/sales');
    await page.getByRole('button', { name: 'Kör analys', exact: true }).click();
    await sees(page, '/sales, a second analysis on free');
    await page
      .getByText(/Gratisplanen ger 1 analys i månaden/)
      .first()
      .waitFor();
    await judge(page);
    await page.getByRole('link', { name: 'Uppgradera plan' }).click();
    await page.waitForURL('**/subscribe');
  });

  story('takes corrections made in a hurry one after another', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    await page.goto('/sales');
    await uploadAndLook(page);
    const channel = page.getByLabel('Betydelse för kolumnen Var');
    const cost = page.getByLabel('Betydelse för kolumnen Inköpskostnad');
    await channel.selectOption({ label: 'Region' });
    await cost.selectOption({ label: 'Används inte' });
    await channel.selectOption({ label: 'Försäljningskanal' });
    expect([await channel.inputValue(), await cost.inputValue()]).toEqual(['channel', '']);
    await page.getByText('Läser om filen…').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Visa eller ändra' }).click();
    await page.getByText(DETAILS).click();
    await channel.waitFor();
    expect([await channel.inputValue(), await cost.inputValue()]).toEqual(['channel', '']);
  });

  story('says what failed, and takes up an analysis that ran meanwhile', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app) });
    const { page } = visit;
    await page.goto('/sales');
    await uploadAndLook(page);
    await fillInThree(page);
    await answerOnce(visit, '/api/form-answers', 500, '{}');
    await save(page);
    await sees(page, '/sales, saving failed');
    await save(page);
    await sees(page, '/sales, saved');
    await answerOnce(visit, '/api/analysis/sales', 500, '{}');
    await page.getByRole('button', { name: 'Kör analys', exact: true }).click();
    await sees(page, '/sales, analysis failed');
    await page.route('**/api/analysis/sales/progress', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: 'data: {"stage":"computing","percent":46,"text":"Räknar nyckeltal"}\n\n',
      }),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Analysen körs' }).waitFor();
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('46');
    await judge(page);
  });

  story(
    'waits on where the server stops meanwhile: the one free analysis is shown, not said to be used',
    async ({ app, open }) => {
      const { page, expectRefusal } = await open({ as: await createAccount(app) });
      await page.goto('/sales');
      await uploadAndLook(page);
      await fillInThree(page);
      await save(page);
      await sees(page, '/sales, saved');
      const keys: (string | null)[] = [];
      await page.route('**/api/analysis/sales', async (route, request) => {
        if (request.method() !== 'POST') return route.fallback();
        keys.push(await request.headerValue('idempotency-key'));
        // Begun and done, but the answer is that of a server that stops.
        await route.fetch();
        expectRefusal(503, '/api/analysis/sales');
        const body = JSON.stringify({ ok: false, error: 'Försök igen.', code: 'unavailable' });
        await route.fulfill({ status: 503, contentType: 'application/json', body });
      });
      await page.getByRole('button', { name: 'Kör analys', exact: true }).click();
      await sees(page, '/sales, analysed');
      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    },
  );
});
