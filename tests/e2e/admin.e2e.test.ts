import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount, newDetails } from '#support/accounts.ts';
import { storyWith } from '#support/browser.ts';
import { grantAdmin } from '#support/grant.ts';
import { mailTo } from '#support/mails.ts';
import { specStory } from '#support/see-spec.ts';
import { answerOnce } from './server-answers.ts';

const sees = specStory('admin');
// An administrator sees all that is on a server: here it is this file's alone.
const story = storyWith({});

describe('the administration', () => {
  story('is an administrator’s, who finds an account and deletes it', async ({ app, open }) => {
    const [admin, customer] = [await createAccount(app), await createAccount(app)];
    const visit = await open({ as: admin });
    const { page } = visit;
    await page.goto('/admin');
    await sees(page, '/admin, no administrator');
    await grantAdmin(app, admin);
    await page.reload();
    await sees(page, '/admin');
    const shapes = async () => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    };
    await page.getByText('Användare totalt').waitFor();
    await shapes();

    // From tab to tab by the keyboard.
    await page.getByRole('tab', { name: 'Översikt' }).press('ArrowRight');
    const row = page.getByRole('listitem').filter({ hasText: customer.email });
    await row.waitFor();
    await shapes();
    await page.getByRole('searchbox').fill(customer.email);
    await page.getByRole('searchbox').press('Enter');
    await page.getByText('Rad 1–1').waitFor();
    const remove = row.getByRole('button', { name: /^Ta bort/ });
    await remove.click();
    await answerOnce(visit, `/api/admin/users/${customer.user.id}`, 502, 'x', 'DELETE');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Ta bort användaren' });
    await confirm.click();
    await sees(page, '/admin, not deleted');
    await remove.click();
    await confirm.click();
    await page.getByText(/Inget hittades för/).waitFor();

    for (const tab of ['Dokument', 'Analyser']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByText('Här finns inget ännu').waitFor();
    }
    await page.getByRole('tab', { name: 'Drift' }).click();
    await page.getByText('Ingen analys har misslyckats.').waitFor();
    await shapes();
    await page.reload();
    await page.getByRole('tab', { name: 'Drift', selected: true }).waitFor();
  });

  story('answers what is written to it, and reads the log', async ({ app, open }) => {
    const admin = await createAccount(app);
    await grantAdmin(app, admin);
    const sender = newDetails();
    await fetch(`${app.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...sender, subject: 'Fakturan', message: 'Kan jag få den igen?' }),
    });
    const { page } = await open({ as: admin, width: 360 });
    await page.goto('/admin?flik=arenden');
    await page.getByRole('button', { name: 'Öppna Fakturan' }).click();
    await page.getByText('Kan jag få den igen?').waitFor();
    await page.getByLabel('Ditt svar').fill('Här kommer den.');
    await page.getByRole('button', { name: 'Skicka svaret' }).click();
    await page.getByText('Svaret är på väg', { exact: true }).waitFor();
    await page.getByRole('list', { name: 'Anteckningar och svar' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const mail = await mailTo(app.dataDir, sender.email, 'Svar: Fakturan');
    expect(mail.text).toContain('Här kommer den.');

    await page.getByRole('tab', { name: 'Logg' }).click();
    await page.getByLabel('Händelse', { exact: true }).selectOption('Ärende besvarat');
    await page.getByRole('button', { name: 'Visa', exact: true }).click();
    await page.getByText('Rad 1–1').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Spara som CSV' }).click();
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain('"admin.answer";"ok"');
  });
});
