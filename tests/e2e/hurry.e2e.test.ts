import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Account, createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { hold } from './server-answers.ts';
import { monthsFile, upload } from './stored-files.ts';

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Välkommen/ }).waitFor();
}

/** The next call of this kind, and no other, comes to this. */
async function next(page: Page, path: string, method: string, come: (route: Route) => unknown) {
  let came = false;
  await page.route(path, async (route) => {
    if (came || route.request().method() !== method) return route.fallback();
    came = true;
    await come(route);
  });
}

const runs = (page: Page) => page.getByRole('button', { name: 'Kör analys', exact: true });

/** Typed while the answers are being saved: is there still, and saved with the next press. */
async function typeWhileSaving(page: Page): Promise<void> {
  const box = (place: number) => page.getByRole('textbox').nth(place);
  for (const [place, answer] of ['Kaffe', 'Butiken', 'Nästan ingen'].entries())
    await box(place).fill(answer);
  const save = page.getByRole('button', { name: 'Spara svar och fortsätt' });
  const go = await hold(page, '/api/form-answers');
  await save.click();
  await box(3).fill('Fler stamkunder');
  go();
  await page.getByText('Formulär sparat ✅', { exact: true }).waitFor();
  expect(await box(3).inputValue()).toBe('Fler stamkunder');
  await save.click();
  await page.getByText('4 av 5 frågor').waitFor();
}

/** The file is being read again when the user is at the last step already; then the line breaks. */
async function correctAndGoOn(page: Page): Promise<void> {
  let breakLine = () => {};
  const broken = new Promise<void>((resolve) => {
    breakLine = resolve;
  });
  await next(page, '**/api/documents/*', 'PATCH', (route) => broken.then(() => route.abort()));
  await page.getByRole('button', { name: 'Ändra: Underlag' }).click();
  await page.getByText('Se allt som lästes').click();
  await page
    .getByLabel('Betydelse för kolumnen Produkt')
    .selectOption({ label: 'Försäljningskanal' });
  await page.getByRole('button', { name: 'Fortsätt till frågorna' }).click();
  await page.getByRole('button', { name: 'Spara svar och fortsätt' }).click();
  await expect.poll(() => runs(page).getAttribute('aria-busy')).toBe('true');
  breakLine();
  await page.getByText('Ändringen kunde inte göras', { exact: true }).waitFor();
  await expect.poll(() => runs(page).getAttribute('aria-busy')).toBe(null);
}

describe('on a slow or broken line', () => {
  story('the file answers no question that one has begun to answer', async ({ app, open }) => {
    const account = await createAccount(app);
    await upload(app, account, monthsFile(6));
    const { page } = await open({ as: account });
    const first = page.getByRole('textbox').first();
    const look = await hold(page, '/api/documents/*/first-look', 'GET');
    await page.goto('/sales');
    await first.focus();
    const looked = page.waitForResponse('**/first-look');
    look();
    await looked;
    // Time enough for an answer that is put there.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await first.inputValue()).toBe('');
    await page.reload();
    await expect.poll(() => first.inputValue()).toMatch(/^Enligt filen: /);
  });

  story('nothing typed, corrected or analysed is lost', async ({ app, open }) => {
    const account = await createAccount(app);
    await upload(app, account, monthsFile(6));
    const { page, expectRefusal } = await open({ as: account });
    await page.goto('/sales');
    await typeWhileSaving(page);
    await correctAndGoOn(page);
    // The free plan's only analysis is made, and its answer does not come through.
    expectRefusal(504, '/api/analysis/sales');
    await next(page, '**/api/analysis/sales', 'POST', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 504, contentType: 'text/html', body: '<p>Gateway Timeout' });
    });
    await runs(page).click();
    // The page asks what became of it, by itself.
    await page.getByRole('region', { name: 'Nyckeltal' }).waitFor();
  });

  story('an uploaded file is shown once the list can be fetched', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    await page.goto('/documents');
    await page.getByText('Ladda upp en försäljningsfil').click();
    await next(page, '**/api/documents', 'GET', (route) => route.abort());
    const { name, text } = monthsFile(6);
    await page
      .getByLabel('Dra hit din försäljningsfil')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByRole('heading', { level: 3, name }).waitFor();
  });

  story('of two files chosen in a row the last is used', async ({ app, open }) => {
    const account = await createAccount(app);
    for (const months of [6, 7, 8]) await upload(app, account, monthsFile(months));
    const { page } = await open({ as: account });
    await page.goto('/documents');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // The first to be sent is the last to arrive, if they are sent at once.
    await next(page, '**/choose', 'POST', (route) => held.then(() => route.fallback()));
    let answers = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/choose')) answers += 1;
    });
    for (const months of [6, 7])
      await page.getByRole('button', { name: `Använd ${months} månader.csv` }).click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    goOn();
    await expect.poll(() => answers).toBe(2);
    await page.reload();
    const used = page.getByRole('heading', { level: 3 }).first();
    await expect.poll(() => used.textContent()).toBe('7 månader.csv');
  });

  story('a plan that is changed takes nobody away who has left', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app, 'pro') });
    await page.goto('/choose-plan');
    const go = await hold(page, '/api/billing/select-free');
    await page.getByRole('button', { name: 'Välj gratis' }).click();
    await page.getByRole('button', { name: 'Byt till gratis' }).click();
    await page.getByRole('link', { name: 'Tillbaka' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Filer' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Filer' });
    await heading.waitFor();
    go();
    await page.getByText('Du har gratisplanen.', { exact: true }).waitFor();
    await heading.waitFor();
  });
});

describe('two windows', () => {
  story('never show one account what another had fetched', async ({ app, open }) => {
    const first = await createAccount(app);
    await upload(app, first, monthsFile(6));
    const second = await createAccount(app);
    const { page, context } = await open({ as: first });
    await page.goto('/documents');
    await page.getByText('6 månader.csv').waitFor();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await page.waitForURL('**/login?redirect=**');
    await logIn(other, second);
    await page.getByText('Ingen försäljningsfil ännu.').waitFor();
    expect(await page.getByText(second.email).count()).toBe(1);
    expect(await page.getByText(first.email).count()).toBe(0);
  });
});
