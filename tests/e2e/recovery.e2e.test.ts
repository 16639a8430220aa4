import { describe, expect } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { linkOf, mailTo } from '#support/mails.ts';
import { specStory } from '#support/see-spec.ts';

const sees = specStory('recovery');
const SUBJECT = 'Välj ett nytt lösenord';
const NEW_PASSWORD = 'fyra kanelbullar på ett fat';

const pathOf = (url: string) => `${new URL(url).pathname}${new URL(url).search}`;

describe('a forgotten password', () => {
  story('is replaced from the mail, and everyone is logged out', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open({ width: 360 });
    const { page } = visit;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Glömt lösenordet?' }).click();
    await page.getByLabel('E-post').fill('åsa utan snabel-a');
    await page.getByRole('button', { name: 'Skicka återställningslänk' }).click();
    await sees(page, '/forgot-password, no address');

    await page.getByLabel('E-post').fill(account.email);
    await page.route('**/api/auth/forgot', (route) => route.fulfill({ status: 502, body: 'x' }));
    visit.expectRefusal(502, '/api/auth/forgot');
    await page.getByRole('button', { name: 'Skicka återställningslänk' }).click();
    await sees(page, '/forgot-password, no network');
    await page.unroute('**/api/auth/forgot');
    await page.getByRole('button', { name: 'Skicka återställningslänk' }).click();
    await sees(page, '/forgot-password, sent');
    await page.getByRole('button', { name: 'Använd en annan adress' }).click();
    await page.getByLabel('E-post').waitFor();

    const link = pathOf(linkOf(await mailTo(app.dataDir, account.email, SUBJECT), '/reset'));
    await page.goto(link);
    const password = page.getByLabel('Nytt lösenord', { exact: true });
    const confirmation = page.getByLabel('Bekräfta nytt lösenord');
    await password.fill('kort');
    await page.getByRole('button', { name: 'Spara nytt lösenord' }).click();
    await sees(page, '/reset, wrong passwords');
    expect(page.url()).toBe(`${app.url}/reset`);
    await page.reload();
    await password.fill(NEW_PASSWORD);
    await confirmation.fill(`${NEW_PASSWORD}!`);
    await page.getByRole('button', { name: 'Spara nytt lösenord' }).click();
    await sees(page, '/reset, two passwords');

    await confirmation.fill(NEW_PASSWORD);
    await page.route('**/api/auth/reset', (route) => route.fulfill({ status: 502, body: 'x' }));
    visit.expectRefusal(502, '/api/auth/reset');
    await page.getByRole('button', { name: 'Spara nytt lösenord' }).click();
    await sees(page, '/reset, no network');
    await page.unroute('**/api/auth/reset');
    await page.getByRole('button', { name: 'Spara nytt lösenord' }).click();
    await page.getByRole('heading', { name: 'Lösenordet är ändrat' }).waitFor();
    const headers = { Authorization: `Bearer ${account.token}` };
    expect((await fetch(`${app.url}/api/user`, { headers })).status).toBe(401);

    await page.getByRole('link', { name: 'Logga in' }).click();
    await page.getByLabel('E-post').fill(account.email);
    await page.getByLabel('Lösenord', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();

    await page.goto(link);
    await page.getByRole('heading', { name: 'Länken gäller inte' }).waitFor();
    await page.goto('/reset');
    await page.getByRole('heading', { name: 'Länken gäller inte' }).waitFor();
    await page.getByRole('link', { name: 'Begär en ny länk' }).click();
    await page.getByRole('heading', { name: 'Glömt lösenordet' }).waitFor();
  });
});
