import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { type Account, createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';

const publicPages = {
  '/': 'Se vad dina siffror säger, och varför',
  '/demo': 'Demo',
  '/contact': 'Kontakt',
  '/kontakt': 'Kontakt',
  '/about': 'Om oss',
  '/om-oss': 'Om oss',
  '/privacy': 'Integritetspolicy',
  '/integritet': 'Integritetspolicy',
  '/terms': 'Användarvillkor',
  '/villkor': 'Användarvillkor',
  '/help-center': 'Hjälpcenter',
  '/hjälpcenter': 'Hjälpcenter',
  '/verify': 'Bekräfta e-postadress',
  '/verified': 'E-post bekräftad',
  '/forgot-password': 'Glömt lösenord',
  '/reset': 'Återställ lösenord',
  '/login': 'Logga in',
  '/signup': 'Skapa företagskonto',
  '/finns-inte': '404 Page Not Found',
};

const signedInPages = {
  '/dashboard': 'Välkommen, Åsa',
  '/checkout-success': 'Välkommen, Åsa',
  '/choose-plan': 'Välj plan',
  '/checkout-cancelled': 'Välj plan',
  '/chat': 'AI Affärskonsult',
  '/sales': 'Försäljningsanalys',
  '/forsaljning': 'Försäljningsanalys',
  '/försäljning': 'Försäljningsanalys',
  '/f%C3%B6rs%C3%A4ljning': 'Försäljningsanalys',
  '/actions': 'Strategiska Åtgärder',
  '/atgarder': 'Strategiska Åtgärder',
  '/åtgärder': 'Strategiska Åtgärder',
  '/costs': 'Kostnadsanalys',
  '/kostnader': 'Kostnadsanalys',
  '/kundanalys': 'Kundanalys',
  '/customer-analysis': 'Kundanalys',
  '/branschinsikter': 'Branschinsikter',
  '/industry-insights': 'Branschinsikter',
  '/settings': 'Inställningar',
  '/subscribe': 'Uppgradera plan',
  '/admin': 'Administration',
  '/onboarding': 'Introduktion',
  '/analytics-test': 'Analystest',
};

/** One address of each page is enough for looks; every address is opened once. */
const aliases = ['kontakt', 'om-oss', 'integritet', 'villkor', 'hjälp', 'checkout-success'].concat(
  ['forsaljning', 'försäljning', 'f%C3', 'atgarder', 'åtgärder', 'kostnader'],
  ['customer-analysis', 'industry-insights'],
);

const looks = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const;

describe('every address', () => {
  story('opens its page for a visitor, in any case of letters', async ({ open }) => {
    const { page } = await open();
    for (const [path, heading] of Object.entries({ ...publicPages, '/KONTAKT': 'Kontakt' })) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(await page.title()).toContain('Klarsikt');
      expect(await page.getAttribute('html', 'lang')).toBe('sv');
    }
  });

  story('opens its page for a user', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    for (const [path, heading] of Object.entries({
      ...signedInPages,
      '/Sales': 'Försäljningsanalys',
    })) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    }
  });

  story('asks a visitor to log in where an account is needed', async ({ open }) => {
    const { page } = await open();
    for (const path of ['/dashboard', '/settings', '/försäljning', '/chat']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/login');
      const redirect = new URL(page.url()).searchParams.get('redirect') ?? '';
      expect(decodeURIComponent(redirect)).toBe(path);
    }
  });

  story('shows the top of the page one comes to', async ({ open }) => {
    const { page } = await open({ width: 360 });
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('link', { name: 'Villkor' }).click();
    await page.getByRole('heading', { level: 1, name: 'Användarvillkor' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const { width, theme } of looks) {
    story(`is accessible and fits at ${width} px, ${theme}`, async ({ app, open }) => {
      const account: Account = await createAccount(app);
      for (const [pages, as] of [
        [publicPages, undefined],
        [signedInPages, account],
      ] as const) {
        const { page } = await open({ width, theme, ...(as && { as }) });
        for (const [path, heading] of Object.entries(pages)) {
          if (aliases.some((alias) => path.startsWith(`/${alias}`))) continue;
          await page.goto(path);
          await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      }
    });
  }
});

describe('the theme', () => {
  story('follows the system until one is chosen, and stays chosen', async ({ open }) => {
    const { page } = await open({ theme: 'dark' });
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await page.goto('/login');
    expect(await isDark()).toBe(true);
    await page.getByRole('button', { name: 'Byt till ljust läge' }).click();
    expect(await isDark()).toBe(false);
    await page.reload();
    expect(await isDark()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
});

describe('the keyboard', () => {
  story(
    'reaches the content past the navigation, and the menu on a phone',
    async ({ app, open }) => {
      const account = await createAccount(app);
      const wide = await open({ as: account });
      await wide.page.goto('/dashboard');
      await wide.page.getByRole('heading', { level: 1 }).waitFor();
      await wide.page.keyboard.press('Tab');
      const skip = wide.page.getByRole('link', { name: 'Hoppa till innehållet' });
      expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
      await wide.page.keyboard.press('Enter');
      expect(await wide.page.evaluate(() => document.activeElement?.id)).toBe('innehall');

      const { page } = await open({ as: account, width: 360 });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Öppna menyn' }).press('Enter');
      await page.getByRole('dialog').getByRole('link', { name: 'Kostnader' }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Kostnadsanalys' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );
});
