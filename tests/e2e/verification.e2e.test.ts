import { describe, expect } from 'vitest';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { linkOf, mailTo } from '#support/mails.ts';
import { specStory } from '#support/see-spec.ts';
import { fillSignup, skipIntroduction } from './signup-form.ts';

const sees = specStory('verification');
const SUBJECT = 'Bekräfta din e-postadress';

/** The path of a mailed link: the server of a story listens on a port of its own. */
const pathOf = (url: string) => `${new URL(url).pathname}${new URL(url).search}`;

describe('confirming an address', () => {
  story('takes a new user from the mail to the dashboard', async ({ app, open }) => {
    const details = newDetails();
    const { page } = await open({ width: 360 });
    await fillSignup(page, details);
    await page.getByRole('button', { name: 'Välj gratis' }).click();
    await skipIntroduction(page);
    await sees(page, '/dashboard, not confirmed');
    await page.getByRole('button', { name: 'Mejla en ny länk' }).click();
    await page.getByText('Länken är skickad', { exact: true }).waitFor();
    await page.getByText(/Ny länk kan skickas om \d:\d\d/).waitFor();
    const mail = await mailTo(app.dataDir, details.email, SUBJECT, 2);
    const link = pathOf(linkOf(mail, '/verify'));
    await page.goto(link);
    await page.getByRole('heading', { name: 'E-postadressen är bekräftad' }).waitFor();
    expect(page.url()).toBe(`${app.url}/verify`);
    await page.waitForURL('**/verified');
    await sees(page, '/verified');
    await page.getByRole('link', { name: 'Till översikten' }).click();
    await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();
    expect(await page.getByText('E-postadress inte bekräftad').count()).toBe(0);

    // The same link in another browser, where nobody is signed in.
    const other = await open();
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'E-postadressen är bekräftad' }).waitFor();
    await other.page.waitForURL('**/verified');
  });

  story('says what is wrong with a link, and where to get another', async ({ app, open }) => {
    const visit = await open();
    const { page } = visit;
    await page.goto('/verify');
    await sees(page, '/verify, without a token');
    visit.expectRefusal(400, '/api/auth/verify');
    await page.goto(`/verify?token=${'a'.repeat(65)}`);
    await sees(page, '/verify, a link that does not hold');
    // Another try of it would end the same.
    expect(await page.getByRole('button', { name: 'Försök igen' }).count()).toBe(0);

    const account = await createAccount(app);
    const mail = await mailTo(app.dataDir, account.email, SUBJECT);
    await page.route('**/api/auth/verify', (route) => route.abort());
    await page.goto(pathOf(linkOf(mail, '/verify')));
    await sees(page, '/verify, no network');
    await page.unroute('**/api/auth/verify');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.waitForURL('**/verified');
  });
});
