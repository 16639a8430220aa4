import { describe, expect } from 'vitest';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';
import { answerOnce } from './server-answers.ts';
import { fillSignup, skipIntroduction } from './signup-form.ts';

const sees = specStory('billing');

describe('paying', () => {
  story('buys Pro before there is an account, which is made once it is paid', async ({ open }) => {
    const { page } = await open({ width: 360 });
    await fillSignup(page, newDetails());
    await page.getByText('Årsvis').click();
    await page.getByText('4 250 kr inkl. moms').waitFor();
    await page.getByRole('button', { name: 'Välj Pro' }).click();
    await page.getByText('Testläge – inget kort debiteras', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Avbryt och gå tillbaka' }).click();
    await page.getByText('Betalning avbruten', { exact: true }).waitFor();
    // What was chosen is still chosen.
    await page.getByText('Ditt val', { exact: true }).waitFor();
    await page.getByText('4 250 kr inkl. moms').waitFor();
    await page.getByRole('button', { name: 'Välj Pro' }).click();
    await page.getByRole('button', { name: 'Betala', exact: true }).click();
    await page.getByText('Tack, betalningen är mottagen', { exact: true }).waitFor();
    await skipIntroduction(page);
    await page.getByText('Förbered', { exact: true }).waitFor();
    const keys = await page.evaluate(() => Object.keys(sessionStorage));
    expect(keys).not.toContain('pendingSignup');
    expect(keys).not.toContain('purchaseClaim');
  });

  story('upgrades, cancels, resumes, changes the period and withdraws', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app) });
    const { page } = visit;
    await page.goto('/subscribe');
    await sees(page, '/subscribe');
    const upgrade = page.getByRole('button', { name: 'Uppgradera till Pro' });
    await answerOnce(visit, '/api/billing/checkout', 500, '{}');
    await upgrade.click();
    await sees(page, '/subscribe, failed');
    await upgrade.click();
    await page.getByRole('button', { name: 'Låt betalningen misslyckas' }).click();
    await page.getByText('Kortet nekades. Inget är köpt. Försök igen.').waitFor();
    await page.getByRole('button', { name: 'Betala', exact: true }).click();
    await page.getByText('Tack, betalningen är mottagen', { exact: true }).waitFor();
    await page.getByText('Förbered', { exact: true }).waitFor();

    // What is paid for ends by being cancelled, in the settings.
    await page.goto('/choose-plan');
    await page.getByText('Din plan nu: Pro.').waitFor();
    await page.getByRole('button', { name: 'Välj gratis' }).click();
    await page.getByText('Säg upp prenumerationen här', { exact: true }).waitFor();
    await page.getByText('Provperioden slutar').waitFor();
    await page
      .getByText(/436,25\skr inkl\. moms/)
      .first()
      .waitFor();
    await answerOnce(visit, '/api/billing/portal', 500, '{}');
    await page.getByRole('button', { name: 'Ändra betalsätt' }).click();
    await sees(page, '/settings, no portal');
    const cancel = page.getByRole('button', { name: 'Säg upp prenumerationen' });
    const confirm = page.getByRole('button', { name: 'Säg upp', exact: true });
    await answerOnce(visit, '/api/billing/cancel', 500, '{}');
    await cancel.click();
    await confirm.click();
    await sees(page, '/settings, not cancelled');
    await cancel.click();
    await confirm.click();
    await sees(page, '/settings, cancelled');
    const resume = page.getByRole('button', { name: 'Återaktivera' });
    await answerOnce(visit, '/api/billing/resume', 500, '{}');
    await resume.click();
    await sees(page, '/settings, not resumed');
    await resume.click();
    await page.getByText('Prenumerationen fortsätter', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Byt till årsvis' }).click();
    await page
      .getByRole('dialog')
      .getByText(/4\s250,00\skr inkl\. moms/)
      .waitFor();
    await page.getByRole('button', { name: 'Byt period' }).click();
    await page.getByRole('button', { name: 'Byt till månadsvis' }).waitFor();

    await page.getByRole('button', { name: 'Ångra avtalet här' }).click();
    await page.getByRole('button', { name: 'Fortsätt' }).click();
    await page.getByRole('button', { name: 'Bekräfta ånger' }).click();
    await page.getByText('Köpet är ångrat', { exact: true }).waitFor();
    // Of the subscription, and of the letterhead that went with it.
    await expect.poll(() => page.getByRole('link', { name: 'Uppgradera plan' }).count()).toBe(2);
  });
});
