import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { type Account, createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
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
    await page.goto('/sales?visa=kallor');
    await history(page)
      .getByRole('link', { name: /^Visa analysen från/ })
      .click();
    await page.getByText('Du läser en analys som den var').waitFor();
    expect(new URL(page.url()).search).toBe(`?analys=${first}`);
    await page.getByText(/^6 månader.csv · Gjord/).waitFor();
    expect(await page.getByRole('button', { name: 'Starta ny analys' }).count()).toBe(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByText(/^6 månader.csv · Gjord/).waitFor();
    await page.goBack();
    await page.getByText(/^7 månader.csv · Gjord/).waitFor();
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

  story('as workbooks lead to the plan that has them', async ({ app, open }) => {
    const account = await createAccount(app);
    await upload(app, account, monthsFile(6));
    const id = await analyse(app, account);
    const { page, expectRefusal } = await open({ as: account, width: 360 });
    expectRefusal(403, `/api/analysis/${id}/report.xlsx`);
    await page.goto('/sales');
    await page.getByRole('button', { name: 'Excel' }).click();
    await page.getByText(/^Rapporten som Excel och PowerPoint ingår i Pro\./).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Uppgradera plan' }).click();
    await page.waitForURL('**/subscribe');
  });
});
