import { describe, expect } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';
import { whenWorking } from '#support/when-working.ts';
import { hold } from './server-answers.ts';

const sees = specStory('login');

describe('logging in', () => {
  story('leads back to the page that was asked for, and out again', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open();
    const { page } = visit;
    await page.goto('/kostnader?fil=1');
    await page.waitForURL('**/login?redirect=**');
    // A key that was mailed stands in no history, and what was asked for stays.
    const asked = page.url();
    await page.goto(`${asked}&nyckel=abc`);
    await page.waitForURL(asked);

    await sees(page, '/login');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await sees(page, '/login, a field empty');

    visit.expectRefusal(401, '/api/login');
    const release = await hold(page, '/api/login');
    await page.getByLabel('E-post').fill(account.email);
    await page.getByLabel('Lösenord', { exact: true }).fill('inte rätt lösenord');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await sees(page, '/login, pending');
    expect(await page.getByLabel('E-post').isDisabled()).toBe(true);
    release();
    await page.getByRole('alert').getByText('Fel e-postadress eller lösenord.').waitFor();

    await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Visa lösenord' }).click();
    await sees(page, '/login, password shown');
    const shown = page.getByLabel('Lösenord', { exact: true });
    expect(await shown.getAttribute('type')).toBe('text');
    await shown.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Kostnadsanalys' }).waitFor();
    expect(page.url()).toBe(`${app.url}/kostnader?fil=1`);

    // What the page asks for on its way would be refused once the session is over.
    await page.waitForLoadState('networkidle');
    const used = await page.evaluate(() => localStorage.getItem('authToken'));
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await sees(page, 'logged out');
    expect(page.url()).toBe(`${app.url}/`);
    // The choice of cookies is the browser's, not the account's.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie-consent']);
    const statusOf = async (token: string | null) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${app.url}/api/user`, { headers })).status;
    };
    expect(await statusOf(used)).toBe(401);
    expect(await statusOf(account.token)).toBe(200);
  });

  story('never leads to another site', async ({ app, open }) => {
    const account = await createAccount(app);
    const { page } = await open();
    const ask = (wanted: string) => page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
    await ask('//ond.example');
    await page.getByLabel('E-post').fill(account.email);
    await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.waitForURL(`${app.url}/dashboard`);
    // Whoever is signed in already is led on at once.
    for (const wanted of ['/\\\\ond.example', 'https://ond.example', '/%2F/ond']) {
      await ask(wanted);
      await page.waitForURL(`${app.url}/dashboard`);
    }
  });

  story('takes nobody back who has left while it was checked', async ({ app, open }) => {
    const account = await createAccount(app);
    const { page } = await open();
    await page.goto('/about');
    // Gone to within the page: Back then leaves the call alone.
    await whenWorking(page);
    await page.getByRole('link', { name: 'Logga in' }).click();
    const release = await hold(page, '/api/login');
    await page.getByLabel('E-post').fill(account.email);
    await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.getByText('Loggar in').first().waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Om' }).waitFor();
    release();
    await page.getByRole('banner').getByRole('link', { name: 'Översikt' }).waitFor();
    // Time enough for a page that is there already to come instead.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  story('is asked for again when the session is over on the server', async ({ app, open }) => {
    const account = await createAccount(app);
    await fetch(`${app.url}/api/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token}` },
    });
    const visit = await open({ as: account });
    visit.expectSessionEnd();
    await visit.page.goto('/dashboard');
    await visit.page.waitForURL('**/login?redirect=%2Fdashboard');
    const left = await visit.page.evaluate(() => Object.keys(localStorage));
    expect(left).not.toContain('authToken');
    expect(left).not.toContain('user');
  });
});
