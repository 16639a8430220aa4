import { describe, expect } from 'vitest';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { linkOf, mailTo } from '#support/mails.ts';
import { specStory } from '#support/see-spec.ts';
import { answerOnce } from './server-answers.ts';

const sees = specStory('settings');
const pathOf = (url: string) => `${new URL(url).pathname}${new URL(url).search}`;

describe('the settings', () => {
  story('change company and account, and lose nothing that is typed', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open({ as: account });
    const { page } = visit;
    await page.goto('/settings');
    await sees(page, '/settings');
    const about = page.getByRole('region', { name: 'Kontoinformation' });
    const company = page.getByRole('region', { name: 'Företagsinformation' });
    const search = about.getByRole('button', { name: 'Sök företag' });
    await about.getByLabel('Företag').fill('');
    await about.getByLabel('Organisationsnummer').fill('');
    visit.expectRefusal(400, '/api/fetch-company-info');
    await search.click();
    await sees(page, '/settings, look-up without a word');
    await about.getByLabel('Organisationsnummer').fill('556036-0793');
    await search.click();
    await sees(page, '/settings, look-up finds none');
    // What is typed and not saved stands, what was empty is filled in.
    await company.getByLabel('Ort').fill('Umeå');
    await about.getByLabel('Organisationsnummer').fill('529999-0019');
    await search.click();
    await about.getByText('Ifyllt och sparat: bransch,', { exact: false }).waitFor();
    await expect.poll(() => company.getByLabel('Bolagsform').inputValue()).toBe('Aktiebolag');
    expect(await company.getByLabel('Ort').inputValue()).toBe('Umeå');
    const own = about.getByRole('radio', { name: 'Ert' });
    expect(await own.isChecked()).toBe(true);
    await about.getByRole('radio', { name: 'Registrets' }).check();
    await about.getByRole('button', { name: 'Spara valen' }).click();
    await page.getByText('Valen är sparade', { exact: true }).waitFor();
    await about.getByRole('button', { name: 'Ångra ändringar' }).click();
    expect(await about.getByLabel('Företag').inputValue()).toBe('Exempelbageriet i Påhittade AB');
    await company.getByLabel('Bransch').fill('47.241 Bageri');
    await company.getByLabel('Omsättning i SEK').fill('4,2 mkr');
    await company.getByLabel('Antal anställda').fill('fyra');
    await company.getByRole('button', { name: 'Spara' }).click();
    await company.getByText('Skriv antalet anställda som ett heltal, till exempel 4').waitFor();

    // Away and back: what was typed stands there still.
    await page.getByRole('link', { name: 'Översikt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();
    await page.goBack();
    await company.getByText('Ej sparat.').waitFor();
    expect(await company.getByLabel('Omsättning i SEK').inputValue()).toBe('4,2 mkr');
    await company.getByLabel('Antal anställda').fill('4');
    await answerOnce(visit, '/api/user/company', 502, 'x', 'PUT');
    await company.getByRole('button', { name: 'Spara' }).click();
    await sees(page, '/settings, company not saved');
    await company.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Företagsinformationen är sparad', { exact: true }).waitFor();
    expect(await company.getByLabel('Omsättning i SEK').inputValue()).toBe('4\u00a0200\u00a0000');

    await about.getByLabel('Namn').fill('Åsa Berg');
    await answerOnce(visit, '/api/user', 502, 'x', 'PUT');
    await about.getByRole('button', { name: 'Spara' }).click();
    await sees(page, '/settings, account not saved');
    const { email } = newDetails();
    await about.getByLabel('E-post').fill(email);
    await about.getByLabel('Nuvarande lösenord').fill(account.password);
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT'),
      about.getByRole('button', { name: 'Spara' }).click(),
    ]);
    const { organizationNumber, ...others } = sent.postDataJSON();
    expect(others).toMatchObject({ name: 'Åsa Berg', email, plan: 'free' });
    expect(organizationNumber).toBeTruthy();
    await about.getByText('Bekräfta den nya adressen').waitFor();
    await page.reload();
    expect(await about.getByLabel('Namn').inputValue()).toBe('Åsa Berg');
    expect(await about.getByLabel('E-post').inputValue()).toBe(account.email);

    const mail = await mailTo(app.dataDir, account.email, 'E-postadressen till ditt konto byts');
    await page.goto(pathOf(linkOf(mail, '/verify')));
    await page.getByRole('button', { name: 'Ångra bytet' }).waitFor();
    // The token stands in no history; a reload still has it.
    expect(page.url()).toBe(`${app.url}/verify`);
    await page.reload();
    await page.getByRole('button', { name: 'Ångra bytet' }).click();
    await page.getByRole('heading', { name: 'Din gamla adress gäller igen' }).waitFor();
    await page.goto('/settings');
    await page.waitForURL('**/login?redirect=**');
  });

  story('change the password and end what is open elsewhere', async ({ app, open }) => {
    const account = await createAccount(app);
    const visit = await open({ as: account, width: 360 });
    const { page } = visit;
    await fetch(`${app.url}/api/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/145.0',
      },
      body: JSON.stringify({ identifier: account.email, password: account.password }),
    });
    await page.goto('/settings');
    // A phone folds what is rarely changed; it opens when it is pressed, and each time it is led to.
    const notice = page.getByRole('switch', { name: 'Analysen är klar' });
    await page.getByRole('button', { name: 'Vilka mejl du får' }).click();
    await notice.waitFor();
    const fold = page.getByRole('button', { name: 'Lösenord, tvåfaktor och enheter' });
    for (let times = 0; times < 2; times++) {
      await page.getByRole('link', { name: 'Säkerhet' }).click();
      await page.getByLabel('Nytt lösenord').waitFor();
      if (times === 0) await fold.click();
    }
    await page.getByRole('button', { name: 'Logga ut Firefox på Windows' }).click();
    await page.getByText('Enheten är utloggad', { exact: true }).waitFor();
    visit.expectRefusal(400, '/api/account/password');
    await page.getByLabel('Nuvarande lösenord').fill('inte rätt');
    await page.getByLabel('Nytt lösenord').fill('fyra kanelbullar på fat');
    await page.getByRole('button', { name: 'Byt lösenord' }).click();
    await page.getByText('Det nuvarande lösenordet är fel.').waitFor();
    await page.getByLabel('Nuvarande lösenord').fill(account.password);
    await page.getByRole('button', { name: 'Byt lösenord' }).click();
    await page.getByText('Lösenordet är bytt', { exact: true }).waitFor();
    await page.getByText('Den här enheten').waitFor();
  });
});
