import { describe } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { grantAdmin } from '#support/grant.ts';
import { specStory } from '#support/see-spec.ts';
import { answerOnce } from './server-answers.ts';

const sees = specStory('admin');

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
    await page.reload();
    await page.getByRole('tab', { name: 'Analyser', selected: true }).waitFor();
  });
});
