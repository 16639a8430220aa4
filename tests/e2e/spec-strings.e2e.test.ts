import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import type { Visit } from '#support/visit.ts';
import { bakeryCostFile } from './cost-files.ts';
import { bakeryFile } from './sales-files.ts';
import { fillSignup } from './signup-form.ts';

/** Each of the texts is on the screen. */
async function says(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  }
}

/** The server answers the next call so, once. */
async function answers(visit: Visit, path: string, status: number, body: string): Promise<void> {
  if (status >= 400) visit.expectRefusal(status, path);
  await visit.page.route(
    `**${path}`,
    (route) => {
      const contentType = body.startsWith('<') ? 'text/html' : 'application/json';
      return route.fulfill({ status, contentType, body });
    },
    { times: 1 },
  );
}

/** The next call of this kind waits until it is let go. */
async function holds(page: Page, path: string, method = 'GET'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  });
  return release;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('what the specification has the product say', () => {
  story('to a visitor who logs in or signs up', async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    await page.goto('/login');
    await answers(visit, '/api/login', 401, '{"error":"Fel uppgifter.","code":"account.wrong"}');
    const release = await holds(page, '/api/login', 'POST');
    await page.getByLabel('E-post').fill('asa@bageriet.example');
    await page.getByLabel('Lösenord', { exact: true }).fill('en lång mening');
    await press(page, 'Logga in');
    await says(page, 'Loggar in...');
    expect(await page.getByLabel('E-post').isDisabled()).toBe(true);
    release();
    await page.getByRole('alert').getByText('Fel uppgifter.').waitFor();

    await fillSignup(page, newDetails());
    await answers(visit, '/api/auth/signup', 500, '{}');
    await press(page, 'Välj gratis');
    await says(page, 'Fel vid registrering', 'Kunde inte välja plan. Försök igen.');
    await answers(visit, '/api/auth/signup', 400, '{"error":"User already exists"}');
    await press(page, 'Välj gratis');
    await says(page, 'Konto finns redan', 'Logga in i stället');
    await page.getByText('E-postadressen eller organisationsnumret används redan').waitFor();
  });

  story('to a new user on every page that is ready', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app) });
    const { page } = visit;
    await page.goto('/dashboard');
    await says(page, 'AI-Chatt', 'Logga ut', 'Ingen analys ännu', 'Ingen plan ännu', '50%');
    await says(page, 'Konfiguration klar', 'Fyll i mer för bättre AI-analyser');
    await page
      .getByText(
        'Kontrollera din e-post och klicka på verifieringslänken för att få full tillgång.',
      )
      .waitFor();
    await press(page, 'Ge feedback');
    await page.getByLabel('Typ av feedback').selectOption('bug_report');
    await page.getByLabel('Område').selectOption('bug');
    await answers(visit, '/api/feedback', 500, '{}');
    await press(page, 'Skicka');
    await says(page, 'Kunde inte skicka feedback. Försök igen.');

    await page.goto('/choose-plan');
    await answers(visit, '/api/billing/checkout', 500, '{"error":"No such price: price_1"}');
    await press(page, 'Välj Pro');
    await says(page, 'Fel vid planval', 'Betalningssystem konfigureras. Kontakta support.');
    await answers(visit, '/api/billing/checkout', 200, '{"url":""}');
    await press(page, 'Välj Pro');
    await says(page, 'Kunde inte skapa betalningssession. Försök igen.');

    await page.goto('/actions');
    await says(page, 'Strategiska mål', 'Skapa plan');
    await page.goto('/kundanalys');
    await says(page, 'Under Utveckling', 'Kundsegmentering', 'Köpbeteende');
    await says(page, 'Lojalitet och återköpsgrad', 'Prediktivt kundvärde');
    await says(page, 'Personliga marknadsföringsrekommendationer');
    await page.goto('/branchinsikter');
    await says(page, 'Under Utveckling', 'Branschjämförelse', 'Konkurrentanalys', 'Trender');
    await says(page, 'Regelförändringar', 'Tillväxtmöjligheter');
  });

  story(
    'when something fails on the way to a sales analysis, and when all is in place',
    async ({ app, open }) => {
      const visit = await open({ as: await createAccount(app) });
      const { page } = visit;
      await page.goto('/sales');
      await says(page, 'CSV eller XLSX, max 10MB');
      const drop = page.getByLabel('Dra hit din försäljningsfil');
      await answers(visit, '/api/documents/upload', 500, '{}');
      await drop.setInputFiles(bakeryFile());
      await says(page, 'HTTP error! status: 500');
      await answers(visit, '/api/documents/upload', 502, '<html>Bad Gateway</html>');
      await drop.setInputFiles(bakeryFile());
      await says(page, 'Kunde inte ladda upp filen');
      await drop.setInputFiles(bakeryFile());
      await page.getByRole('button', { name: /^Ta bort försäljning/ }).click();
      await page.route('**/api/documents/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
          : route.fallback(),
      );
      page.on('request', (request) => {
        if (request.method() === 'DELETE')
          visit.expectRefusal(500, new URL(request.url()).pathname);
      });
      await press(page, 'Ta bort filen');
      await says(page, 'Borttagningsfel', 'Kunde inte ta bort filen');
      await page.keyboard.press('Escape');

      await press(page, 'Fortsätt till frågorna');
      for (let box = 0; box < 3; box++) await page.getByRole('textbox').nth(box).fill('Bröd');
      await answers(visit, '/api/form-answers', 500, '{}');
      await press(page, 'Spara svar och fortsätt');
      await says(page, 'Fel vid sparande', 'Kunde inte spara formuläret');
      await press(page, 'Spara svar och fortsätt');
      await says(page, 'Formulär sparat ✅', 'Dina svar har sparats. Du kan nu köra analysen.');
      await answers(visit, '/api/analysis/sales', 500, '{}');
      await press(page, 'Kör analys');
      await says(page, 'Analysfel', 'Kunde inte köra analysen');

      await press(page, 'Kör analys');
      await page.getByRole('heading', { name: 'Portföljöversikt' }).waitFor();
      await page.route('**/api/user', async (route) => {
        const response = await route.fetch();
        const user = (await response.json()) as object;
        const filled = { industry: 'Bageri', location: 'Lund', employees: 4, ceo: 'Åsa Öberg' };
        await route.fulfill({ response, json: { ...user, ...filled } });
      });
      await page.goto('/dashboard');
      await says(page, '100%');
    },
  );

  story('when something fails on the way to a cost analysis', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app) });
    const { page } = visit;
    const release = await holds(page, '/api/analysis/kostnader');
    await page.goto('/kostnader');
    await says(page, 'Laddar analys...');
    release();
    const drop = page.getByLabel('Dra hit din kostnadsfil');
    await answers(visit, '/api/uploaded-files', 500, '{}');
    await drop.setInputFiles(bakeryCostFile());
    await says(page, 'Filuppladdning misslyckades');
    await drop.setInputFiles(bakeryCostFile());
    await press(page, 'Fortsätt till frågorna');
    for (let box = 0; box < 5; box++) await page.getByRole('textbox').nth(box).fill('Hyran');
    await press(page, 'Spara svar och fortsätt');
    await answers(visit, '/api/analysis/kostnader', 500, '{}');
    const finish = await holds(page, '/api/analysis/kostnader', 'POST');
    await press(page, 'Kör kostnadsanalys');
    await says(page, 'Analyserar...');
    finish();
    await says(page, 'Analys misslyckades');
  });
});
