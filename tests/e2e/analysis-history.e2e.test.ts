import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { type Account, createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { linkOf, mailTo, tokenOf } from '#support/mails.ts';
import type { RunningApp } from '#support/running-app.ts';
import { analyse, monthsFile, upload } from './stored-files.ts';

const history = (page: Page) => page.getByRole('region', { name: 'Tidigare analyser' });

/** Half a year analysed, then the same with a month more. */
async function twoAnalyses(app: RunningApp, account: Account): Promise<string> {
  await upload(app, account, monthsFile(6));
  const first = await analyse(app, account);
  await upload(app, account, monthsFile(7));
  await analyse(app, account);
  return first;
}

/** Gives the company's reports a logo, a colour that had to be darkened, and who made them. */
async function giveLetterhead(own: Page): Promise<void> {
  await own.goto('/settings');
  const look = own.getByRole('region', { name: 'Rapporternas utseende' });
  await look.scrollIntoViewIfNeeded();
  await look.getByRole('img', { name: 'Första sidan av er senaste rapport' }).waitFor();
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>';
  await look.getByLabel('Logotyp').setInputFiles({
    ...{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) },
  });
  await look.getByLabel('Färg', { exact: true }).fill('#ffcc00');
  await look.getByRole('button', { name: /^Använd #/ }).click();
  await look.getByLabel('Framtagen av').fill('Anna Öberg');
  await expectAccessible(own);
  await look.getByRole('button', { name: 'Spara' }).click();
  await own.getByText('Rapporternas utseende är sparat', { exact: true }).waitFor();
  await look.getByRole('img', { name: 'Er logotyp' }).waitFor();
}

/** A PDF is held against what was handed out: as it is, and with one sign more. */
async function checkReport(page: Page, pdf: Buffer) {
  const file = { name: 'rapport.pdf', mimeType: 'application/pdf' };
  await page.goto('/kontrollera');
  await page.getByLabel('Släpp rapporten här').setInputFiles({ ...file, buffer: pdf });
  await page.getByRole('heading', { name: 'Rapporten är oändrad' }).waitFor();
  await page.getByText('921,00 kr').waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const other = page.getByLabel('Släpp en annan fil här');
  await other.setInputFiles({ ...file, buffer: Buffer.concat([pdf, Buffer.from(' ')]) });
  await page.getByRole('heading', { name: 'Filen är ändrad' }).waitFor();
  await other.setInputFiles({ ...file, buffer: Buffer.from('%PDF-1.7') });
  await page.getByText('Filen har ingen kod från oss.').waitFor();
}

/** The report in every format, and with others as one document for the bank. */
async function downloadAll(page: Page) {
  const download = async (button: Locator) => {
    const saved = page.waitForEvent('download');
    await button.click();
    return (await saved).suggestedFilename();
  };
  const named = (name: string) => page.getByRole('button', { name });
  expect(await download(named('Ladda ned PDF'))).toMatch(/^rapport-forsaljningsanalys-.+\.pdf$/);
  await named('Fler val').click();
  expect(await download(named('Excel'))).toMatch(/\.xlsx$/);
  expect(await download(named('PowerPoint'))).toMatch(/\.pptx$/);
  await named('Bank och styrelse').click();
  const dialog = page.getByRole('dialog', { name: 'Underlag till bank eller styrelse' });
  await dialog.getByText('Styrelsen').click();
  await dialog.getByLabel('Handlingsplan').uncheck();
  await expectAccessible(page);
  const make = dialog.getByRole('button', { name: 'Ladda ned PDF' });
  expect(await download(make)).toBe('underlag-till-styrelsen.pdf');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
}

describe('the analyses of a guide', () => {
  story('tell what has changed, and why', async ({ app, open }) => {
    const account = await createAccount(app, 'pro');
    await twoAnalyses(app, account);
    const { page } = await open({ as: account });
    await page.goto('/sales?visa=kallor');
    await history(page).getByText('Visas här').waitFor();
    await history(page)
      .getByText(/^Ny data: analysen bygger på 7 månader.csv i stället för 6 månader.csv/)
      .waitFor();
    const rows = history(page)
      .getByRole('table', { name: 'Siffror som har ändrats' })
      .getByRole('row');
    const revenue = rows.filter({ hasText: '1 078 kr' }).first();
    expect(await revenue.textContent()).toMatch(/921,00\skr.*1\s078\skr.*\+157/);
    expect(await rows.count()).toBe(13);
    await history(page)
      .getByRole('button', { name: /^Visa alla/ })
      .click();
    expect(await rows.count()).toBeGreaterThan(13);
    await expectAccessible(page);
  });

  story('open as they were, survive a reload, and are left by Back', async ({ app, open }) => {
    const account = await createAccount(app, 'pro');
    const first = await twoAnalyses(app, account);
    const { page } = await open({ as: account, width: 360 });
    const analysisOf = (file: string) =>
      page.getByRole('paragraph').filter({ hasText: new RegExp(`^${file}Gjord`) });
    await page.goto('/sales?visa=kallor');
    await history(page)
      .getByRole('link', { name: /^Visa analysen från/ })
      .click();
    await page.getByText('Du läser en analys som den var').waitFor();
    expect(new URL(page.url()).search).toBe(`?analys=${first}`);
    await analysisOf('6 månader.csv').waitFor();
    expect(await page.getByRole('button', { name: 'Starta ny analys' }).count()).toBe(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await analysisOf('6 månader.csv').waitFor();
    await page.goBack();
    await analysisOf('7 månader.csv').waitFor();
    await page.getByRole('button', { name: 'Starta ny analys' }).waitFor();
  });

  story('give the same figures when they are computed again', async ({ app, open }) => {
    const account = await createAccount(app, 'pro');
    await upload(app, account, monthsFile(6));
    await analyse(app, account);
    const { page } = await open({ as: account });
    await page.goto('/sales?visa=kallor');
    await history(page).getByText('Det här är den enda hittills.').waitFor();
    await history(page).getByRole('button', { name: 'Räkna om' }).click();
    await history(page)
      .getByText(/^Identiska siffror: alla \d+ blev desamma\.$/)
      .waitFor();
    await history(page)
      .getByText(/^Analysmotor [\d.]+, samma som då\.$/)
      .waitFor();
    await expectAccessible(page);
  });

  story('are refused in words where there is none', async ({ app, open }) => {
    const { page, expectRefusal } = await open({ as: await createAccount(app) });
    const id = '00000000-0000-4000-8000-000000000000';
    expectRefusal(404, `/api/analysis/${id}/record`);
    await page.goto(`/sales?analys=${id}`);
    await page.getByText('Analysen finns inte.').waitFor();
    await page.getByRole('link', { name: 'Till guiden' }).click();
    await page.getByText('Dra hit din försäljningsfil').waitFor();
  });

  story(
    'are shared by a link, read and answered by a stranger, counted and revoked',
    async ({ app, open }) => {
      const account = await createAccount(app, 'pro');
      await upload(app, account, monthsFile(6));
      await analyse(app, account);
      const { page: own } = await open({ as: account });
      await giveLetterhead(own);
      await own.goto('/sales');
      await downloadAll(own);
      await own.getByRole('button', { name: 'Dela' }).click();
      await own.getByLabel('Till vem').fill('Banken');
      await own.getByLabel(/^Lösenord/).fill('Räksmörgås 12');
      await own.getByLabel('Läsaren får svara').check();
      await own.getByRole('button', { name: 'Skapa länk' }).click();
      const { pathname, hash } = new URL(await own.getByLabel('Länk till rapporten').inputValue());
      await own.getByText('Inte öppnad än').waitFor();
      await expectAccessible(own);

      const { page, context, expectRefusal } = await open({ width: 360, unasked: true });
      expectRefusal(401, '/api/shared-report');
      await page.goto(pathname + hash);
      await page.getByRole('heading', { name: 'Rapporten är skyddad' }).waitFor();
      await expectAccessible(page);
      await page.getByLabel('Lösenord', { exact: true }).fill('Räksmörgås 12');
      await page.getByRole('button', { name: 'Visa rapporten' }).click();
      await page.getByRole('heading', { level: 1, name: 'Försäljningsanalys' }).waitFor();
      await page.getByText('Framtagen av Anna Öberg').waitFor();
      await page.getByRole('img', { name: account.companyName }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: '921,00 kr' }).first().click();
      const receipt = page.getByRole('dialog');
      await receipt.getByText('summan av Summa').first().waitFor();
      expect(await receipt.getByRole('button', { name: 'Visa rader' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Ladda ned PDF' }).click();
      expect((await saved).suggestedFilename()).toMatch(/^rapport-.+\.pdf$/);
      const { page: checker } = await open({ width: 360, unasked: true });
      await checkReport(checker, readFileSync(await (await saved).path()));
      // Nothing of the visit stays in the browser, and nothing of the secret is in what it asked for.
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

      const summary = page.getByRole('group', { name: 'Ditt svar på Sammanfattning' });
      await summary.getByText('Godkänn').click();
      const figures = page.getByRole('group', { name: 'Ditt svar på Nyckeltal' });
      await figures.getByText('Fråga').click();
      await page.getByLabel('Ditt namn').fill('Åsa Ek, revisor');
      await page.getByRole('button', { name: 'Skicka 2 svar' }).click();
      await page.getByText('Skriv vad du menar, eller välj Inget.').waitFor();
      await expectAccessible(page);
      await page.getByLabel('Din fråga').fill('Ingår frakten?');
      await page.getByRole('button', { name: 'Skicka 2 svar' }).click();
      await page.getByText('Tack, svaren är skickade').waitFor();
      await expectNoSidewaysScroll(page);

      await own.reload();
      await own.getByText('Svar på rapporten (2)').click();
      await own.getByText('Ingår frakten?').waitFor();
      await own
        .getByText(/^Åsa Ek, revisor, \d{4}-/)
        .first()
        .waitFor();
      await expectAccessible(own);
      await own.getByRole('button', { name: 'Dela' }).click();
      await own.getByText(/Öppnad en gång, senast/).waitFor();
      await own.getByRole('button', { name: 'Återkalla länken till Banken' }).click();
      await own.getByText('Länken är borta och visar ingen rapport längre.').waitFor();
      expectRefusal(404, '/api/shared-report');
      await page.reload();
      await page.getByText(/^Länken visar ingen rapport\./).waitFor();
    },
  );

  story('are mailed to one who has said yes, and who may say no', async ({ app, open }) => {
    const account = await createAccount(app, 'pro');
    const verify = await mailTo(app.dataDir, account.email, 'Bekräfta din e-postadress');
    await fetch(`${app.url}/api/auth/verify`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({ token: tokenOf(verify, '/verify') }),
    });
    const { page } = await open({ as: account });
    await page.goto('/utskick');
    await page.getByText('Varje vecka', { exact: true }).click();
    await page.getByLabel('Veckodag').selectOption('fredag');
    await page.getByLabel(/^Lösenord/).fill('kort');
    await page.getByRole('button', { name: 'Starta utskicket' }).click();
    await page.getByText('Lösenordet behöver minst').waitFor();
    await page.getByLabel(/^Lösenord/).fill('Räksmörgås 12');
    await page.getByRole('button', { name: 'Starta utskicket' }).click();
    await page.getByText('Nästa gång').waitFor();
    await page.getByLabel('E-postadress').fill('styrelsen@exempel.se');
    await page.getByRole('button', { name: 'Lägg till' }).click();
    await page.getByText('Har inte svarat').waitFor();
    await expectAccessible(page);
    const asked = await mailTo(
      app.dataDir,
      'styrelsen@exempel.se',
      'Vill du få rapporter per mejl?',
    );
    const { page: reader } = await open({ width: 360, unasked: true });
    const { pathname, search } = new URL(linkOf(asked, '/utskick-svar'));
    await reader.goto(pathname + search);
    await reader.getByRole('button', { name: 'Ja, mejla mig' }).click();
    await reader.getByRole('heading', { name: 'Du får rapporterna' }).waitFor();
    await expectNoSidewaysScroll(reader);
    await page.reload();
    await page.getByText('Får utskicket').waitFor();
    await page.getByRole('button', { name: 'Ta bort styrelsen@exempel.se' }).click();
    await page.getByText('Mottagaren är borttagen.').waitFor();
    await page.getByRole('button', { name: 'Stoppa utskicket' }).click();
    await page.getByRole('button', { name: 'Starta utskicket' }).waitFor();
  });

  story('are printed without a frame around nothing, and no card broken', async ({ app, open }) => {
    const account = await createAccount(app, 'pro');
    await upload(app, account, monthsFile(6));
    await analyse(app, account);
    const { page } = await open({ as: account });
    await page.goto('/sales?visa=rad');
    const frames = page.locator('[data-print=frame]');
    await frames.getByText('Bestäm vem och när').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await frames.count()).toBeGreaterThan(0);
    expect(await frames.filter({ visible: true }).count()).toBe(0);
    const figures = page.getByRole('region', { name: 'Nyckeltal' }).locator('> div');
    expect(await figures.evaluate((card) => getComputedStyle(card).breakInside)).toBe('avoid');
  });

  story('as workbooks lead to the plan that has them', async ({ app, open }) => {
    const account = await createAccount(app);
    await upload(app, account, monthsFile(6));
    const id = await analyse(app, account);
    const { page, expectRefusal } = await open({ as: account, width: 360 });
    expectRefusal(403, `/api/analysis/${id}/report.xlsx`);
    await page.goto('/sales');
    await page.getByRole('button', { name: 'Fler val' }).click();
    await page.getByRole('button', { name: 'Excel' }).click();
    await page.getByText(/^Rapporten som Excel och PowerPoint ingår i Pro\./).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Uppgradera plan' }).click();
    await page.waitForURL('**/subscribe');
  });
});
