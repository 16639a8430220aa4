import { describe, expect } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { scriptsNamed } from '#support/built-scripts.ts';
import { specStory } from '#support/see-spec.ts';
import { answerOnce } from './server-answers.ts';
import { analyse, monthsFile, upload } from './stored-files.ts';

const sees = specStory('dashboard');

describe('the dashboard', () => {
  story('takes the sample company in and out, marked all the while', async ({ app, open }) => {
    const { page, problems } = await open({ as: await createAccount(app) });
    await page.goto('/dashboard');
    await sees(page, '/dashboard, new account', { N: 0 });

    await page.getByRole('button', { name: 'Se med exempeldata' }).click();
    const remove = page.getByRole('button', { name: 'Ta bort exempeldata' });
    await remove.waitFor();
    await page.getByRole('heading', { name: 'Senaste aktivitet' }).waitFor();
    expect(await page.getByText('Klar', { exact: true }).count()).toBe(2);
    const found = page.getByRole('region', { name: 'Läget i försäljningen' });
    await found.getByRole('figure', { name: 'Omsättning per månad' }).waitFor();
    await found.getByRole('heading', { name: 'Det här bör du göra först' }).waitFor();
    await page.getByRole('heading', { name: 'Det som blir kvar' }).waitFor();
    // The banner, what is left, sales, costs, and the two latest analyses.
    expect(await page.getByText('Exempeldata', { exact: true }).count()).toBe(6);
    await found
      .getByRole('region', { name: 'Försäljningens nyckeltal' })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog').getByText('Uträknad ur filen').waitFor();
    await page.keyboard.press('Escape');

    await remove.click();
    await page.getByRole('button', { name: 'Se med exempeldata' }).waitFor();
    expect(await found.count()).toBe(0);
    expect(await page.getByText('Exempeldata', { exact: true }).count()).toBe(0);
    expect(await page.getByText('Väntar', { exact: true }).count()).toBe(3);

    // Where a part of the page cannot be fetched, the button that is left works.
    const findings = scriptsNamed('found');
    await page.route(findings, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Se med exempeldata' }).click();
    await page.getByText('Sidan kunde inte visas.').waitFor();
    expect(problems.splice(0).every((each) => findings.test(each))).toBe(true);
    await page.unroute(findings);
    // Where a part that the page can do without cannot, the rest stays: figures for their picture.
    await page.route(scriptsNamed('line-chart', 'palette-dialog'), (route) => route.abort());
    await page.getByRole('button', { name: 'Ladda om sidan' }).click();
    await found.getByRole('table', { name: 'Omsättning per månad' }).waitFor();
    const refused = page.waitForEvent('requestfailed');
    await page.keyboard.press('Control+k');
    expect((await refused).url()).toMatch(scriptsNamed('palette-dialog'));
    await found
      .getByRole('region', { name: 'Försäljningens nyckeltal' })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog').getByText('Uträknad ur filen').waitFor();
  });

  story('says how far each guide has come, and where to go on', async ({ app, open }) => {
    const account = await createAccount(app, 'pro');
    const { page } = await open({ as: account });
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await page.goto('/dashboard');
    await sees(page, '/dashboard, Pro and no analyses');
    await card('Handlingsplan').getByText('Ingen plan ännu').waitFor();

    await upload(app, account, monthsFile(6));
    for (let times = 0; times < 4; times++) await analyse(app, account);
    await page.reload();
    await sees(page, '/dashboard, Pro and analyses');
    for (const [guide, path] of [
      ['Försäljningsanalys', '/sales'],
      ['Kostnadsanalys', '/costs'],
      ['Handlingsplan', '/actions'],
      ['AI-Konsult', '/chat'],
    ] as const) {
      const heading = page.getByRole('heading', { level: 2, name: guide });
      expect(await heading.getByRole('link').getAttribute('href')).toBe(path);
    }
    const newest = page.getByRole('link', { name: /^Försäljningsanalys \d{4}-/ });
    expect(await newest.count()).toBe(3);
    await newest.first().click();
    await page.waitForURL('**/chat');

    await page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      const filled = { industry: 'Bageri', location: 'Lund', employees: 4, ceo: 'Åsa Öberg' };
      const json = { ...((await response.json()) as object), ...filled };
      await route.fulfill({ response, json });
    });
    await page.goto('/dashboard');
    await sees(page, '/dashboard, all in place');
  });

  story(
    'leads a free account to the plans, and an empty profile to the settings',
    async ({ app, open }) => {
      const { page } = await open({ as: await createAccount(app) });
      await page.goto('/dashboard');
      await page
        .getByText('Ofullständig företagsinformation: Endast 0 av 11 fält är ifyllda')
        .click();
      await page.waitForURL('**/settings');
      await page.goBack();
      await page.getByRole('link', { name: 'Uppgradera plan' }).click();
      await page.waitForURL('**/subscribe');
      // The flag alone tells, whatever its value.
      await page.goto('/dashboard?signup=true');
      await page.getByText('Kontot är skapat', { exact: true }).waitFor();
      await page.waitForURL('**/dashboard');
    },
  );

  story(
    'tells how a checkout ended, once, and calls analyses what they are',
    async ({ app, open }) => {
      const { page } = await open({ as: await createAccount(app) });
      const stored = ['kostnader', 'åtgärder', 'kassaflöde'].map((analysisType) => ({
        ...{ id: crypto.randomUUID(), analysisType, sample: false },
        ...{ document: null, createdAt: '2026-01-02T03:04:05.000Z' },
      }));
      await page.route('**/api/analysis', (route) => route.fulfill({ json: stored }));
      await page.goto('/dashboard?checkout=cancel');
      await sees(page, '/dashboard?checkout=cancel');
      await page.waitForURL('**/dashboard');
      await sees(page, '/dashboard, the newest analyses');
      await page.goto('/checkout-success');
      await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();
    },
  );

  story(
    'takes feedback: type and area are needed, a bug report is not rated',
    async ({ app, open }) => {
      const visit = await open({ as: await createAccount(app), width: 360 });
      const { page } = visit;
      const send = page.getByRole('button', { name: 'Skicka' });
      const closeToast = () => page.getByRole('button', { name: 'Stäng', exact: true }).click();
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Ge feedback' }).click();
      await send.click();
      await sees(page, 'feedback, incomplete');
      await closeToast();
      const rating = page.getByRole('radio', { name: '4 av 5' });
      await page.getByLabel('Typ av feedback').selectOption('bug_report');
      expect(await rating.count()).toBe(0);
      await page.getByLabel('Typ av feedback').selectOption('suggestion');
      await page.getByLabel('Område').selectOption('ui_ux');
      await page.locator('label', { has: rating }).click();
      expect(await rating.isChecked()).toBe(true);
      await page.getByLabel('Meddelande (valfritt)').fill('Större siffror, tack.');
      await answerOnce(visit, '/api/feedback', 500, '{}');
      await send.click();
      await sees(page, 'feedback, failed');
      await closeToast();
      await send.click();
      await page.getByText('Tack för din feedback', { exact: true }).waitFor();
    },
  );
});
