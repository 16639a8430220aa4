import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { fillSignup } from './signup-form.ts';

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

/** Pages with a look of their own are judged in every look; the others share one and are judged in two. */
const ownLook = [
  '/',
  '/login',
  '/signup',
  '/finns-inte',
  '/demo',
  '/dashboard',
  '/choose-plan',
].concat(['/sales', '/kundanalys', '/chat']);

const looks = [
  { width: 1440, theme: 'light', all: true },
  { width: 1440, theme: 'dark', all: false },
  { width: 360, theme: 'light', all: false },
  { width: 360, theme: 'dark', all: true },
] as const;

/** Each heading once: the other addresses show the same page. */
function addressesOf(pages: Record<string, string>, all: boolean): [string, string][] {
  const seen = new Set<string>();
  return Object.entries(pages).filter(([path, heading]) => {
    const again = seen.has(heading);
    seen.add(heading);
    return !again && (all || ownLook.includes(path));
  });
}

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

  for (const { width, theme, all } of looks) {
    story(`is accessible and fits at ${width} px, ${theme}`, async ({ app, open }) => {
      const account = await createAccount(app);
      const visitor = { pages: publicPages, options: { width, theme } };
      const user = { pages: signedInPages, options: { width, theme, as: account } };
      for (const { pages, options } of [visitor, user]) {
        const { page } = await open(options);
        for (const [path, heading] of addressesOf(pages, all)) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
          await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      }
    });
  }

  story('is accessible in the states one has to reach', async ({ app, open }) => {
    for (const theme of ['light', 'dark'] as const) {
      const { page } = await open({ theme, width: 360, as: await createAccount(app) });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Öppna menyn' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Ge feedback' }).click();
      await page.getByRole('button', { name: 'Skicka' }).click();
      await page.getByText('Ofullständig information', { exact: true }).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Se med exempeldata' }).click();
      await page.getByRole('heading', { name: 'Senaste aktivitet' }).waitFor({ timeout: 30_000 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const visitor = await open({ theme, width: 360 });
      await visitor.page.goto('/signup');
      await visitor.page.getByRole('button', { name: 'Fortsätt till planval' }).click();
      await visitor.page.getByText('Vänligen fyll i alla fält').waitFor();
      await expectAccessible(visitor.page);
      await fillSignup(visitor.page, newDetails());
      await visitor.page.getByRole('button', { name: 'Välj Pro' }).click();
      await visitor.page.getByRole('button', { name: 'Har du en kampanjkod?' }).click();
      await expectAccessible(visitor.page);
      await expectNoSidewaysScroll(visitor.page);
    }
  });
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
