import { describe, expect } from 'vitest';
import { expectAccessibleLooks, expectAccessibleThemes } from '#support/accessibility.ts';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';
import { whenWorking } from '#support/when-working.ts';
import { fillSignup } from './signup-form.ts';

const sees = specStory('every-page');

const publicPages = {
  '/': 'Se vad dina siffror säger, och varför',
  '/demo': 'Demo',
  '/contact': 'Kontakt',
  '/kontakt': 'Kontakt',
  '/KONTAKT': 'Kontakt',
  '/about': 'Om oss',
  '/om-oss': 'Om oss',
  '/privacy': 'Integritetspolicy',
  '/integritet': 'Integritetspolicy',
  '/terms': 'Användarvillkor',
  '/villkor': 'Användarvillkor',
  '/help-center': 'Hjälpcenter',
  '/hjälpcenter': 'Hjälpcenter',
  '/tillganglighet': 'Tillgänglighet',
  '/tillgänglighet': 'Tillgänglighet',
  '/prova': 'Försäljningsanalys',
  '/prova/forsaljning': 'Försäljningsanalys',
  '/prova/kostnader': 'Kostnadsanalys',
  '/prova/pengarna': 'Pengarna',
  '/prova/atgarder': 'Strategiska Åtgärder',
  '/verify': 'Adressen är inte bekräftad',
  '/verified': 'E-post bekräftad',
  '/forgot-password': 'Glömt lösenordet',
  '/reset': 'Länken gäller inte',
  '/kontrollera': 'Kontrollera en rapport',
  '/login': 'Logga in',
  '/signup': 'Skapa företagskonto',
  '/finns-inte': '404 Page Not Found',
  '/design': '404 Page Not Found',
};

const signedInPages = {
  '/dashboard': 'Välkommen, Åsa',
  '/checkout-success': 'Välkommen, Åsa',
  '/choose-plan': 'Välj plan',
  '/checkout-cancelled': 'Välj plan',
  '/chat': 'AI Affärskonsult',
  '/sales': 'Försäljningsanalys',
  '/Sales': 'Försäljningsanalys',
  '/forsaljning': 'Försäljningsanalys',
  '/försäljning': 'Försäljningsanalys',
  '/f%C3%B6rs%C3%A4ljning': 'Försäljningsanalys',
  '/actions': 'Strategiska Åtgärder',
  '/atgarder': 'Strategiska Åtgärder',
  '/åtgärder': 'Strategiska Åtgärder',
  '/costs': 'Kostnadsanalys',
  '/kostnader': 'Kostnadsanalys',
  '/pengarna': 'Pengarna',
  '/kundanalys': 'Kundanalys',
  '/customer-analysis': 'Kundanalys',
  '/branchinsikter': 'Branschinsikter',
  '/branschinsikter': 'Branschinsikter',
  '/industry-insights': 'Branschinsikter',
  '/documents': 'Filer',
  '/dokument': 'Filer',
  '/settings': 'Inställningar',
  '/subscribe': 'Uppgradera plan',
  '/admin': 'Åtkomst nekad',
  '/onboarding': 'Introduktion',
  '/analytics-test': 'Analystest',
};

/** The second is the page of every part of the design: for developing only. */
const missing = ['/finns-inte', '/design'];

const specPlaces: Record<string, Parameters<typeof sees>[1]> = {
  '/finns-inte': 'an address without a page',
  '/dashboard': 'side navigation',
  '/kundanalys': '/kundanalys',
  '/branchinsikter': '/branchinsikter',
};

describe('every address', () => {
  for (const [who, pages] of Object.entries({ visitor: publicPages, user: signedInPages })) {
    story(`opens its page for a ${who}, accessible and in shape`, async ({ app, open }) => {
      const options = who === 'user' ? { as: await createAccount(app) } : {};
      const { page, expectRefusal } = await open(options);
      const judged = new Set<string>();
      for (const [path, heading] of Object.entries(pages)) {
        if (missing.includes(path)) expectRefusal(404, path);
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        await whenWorking(page);
        expect(await page.title()).toContain('Klarsikt');
        expect(await page.getAttribute('html', 'lang')).toBe('sv');
        const place = specPlaces[path];
        if (place) await sees(page, place);
        // The other addresses show the same page.
        if (!judged.has(heading)) {
          await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
          await expectAccessibleLooks(page);
        }
        judged.add(heading);
      }
    });
  }

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
    await whenWorking(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('link', { name: 'Villkor' }).click();
    await page.getByRole('heading', { level: 1, name: 'Användarvillkor' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  story('is accessible in the states one has to reach', async ({ app, open }) => {
    const { page } = await open({ width: 360, as: await createAccount(app) });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    await expectAccessibleThemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ge feedback' }).click();
    await page.getByRole('button', { name: 'Skicka' }).click();
    await page.getByText('Ofullständig information', { exact: true }).waitFor();
    await expectAccessibleThemes(page);
    // What came last is closed first: the toast, then the form.
    for (const shown of [
      page.getByText('Ofullständig information', { exact: true }),
      page.getByRole('button', { name: 'Skicka' }),
    ]) {
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Se med exempeldata' }).click();
    for (const name of ['Senaste aktivitet', 'Läget i försäljningen', 'Läget i kostnaderna']) {
      await page.getByRole('heading', { name }).waitFor();
    }
    await expectAccessibleThemes(page);

    const visitor = await open({ width: 360 });
    await visitor.page.goto('/signup');
    await visitor.page.getByRole('button', { name: 'Fortsätt till planval' }).click();
    await visitor.page.getByText('Vänligen fyll i alla fält').waitFor();
    await expectAccessibleThemes(visitor.page);
    await fillSignup(visitor.page, newDetails());
    await visitor.page.getByRole('button', { name: 'Har du en kampanjkod?' }).click();
    await expectAccessibleThemes(visitor.page);
  });
});

describe('the theme', () => {
  story('follows the system until one is chosen, and stays chosen', async ({ open }) => {
    const { page } = await open({ theme: 'dark' });
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await page.goto('/login');
    expect(await isDark()).toBe(true);
    // Colours that move, however briefly, are those of the other theme when the system changes its own.
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).transitionProperty),
    ).toBe('none');
    await page.getByRole('button', { name: 'Byt till ljust läge' }).click();
    expect(await isDark()).toBe(false);
    await page.reload();
    expect(await isDark()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
});

describe('what is explained', () => {
  story('stands by its button to who waits over it, and goes on Escape', async ({ open }) => {
    const { page } = await open();
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Byt till mörkt läge' });
    await button.hover();
    const tooltip = page.getByRole('tooltip');
    await tooltip.waitFor();
    expect(await tooltip.textContent()).toBe('Byt till mörkt läge');
    const [card, control] = [await tooltip.boundingBox(), await button.boundingBox()];
    expect(card?.y).toBeGreaterThan((control?.y ?? 0) + (control?.height ?? 0));
    await page.mouse.move(0, 500);
    await tooltip.waitFor({ state: 'hidden' });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await tooltip.waitFor();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
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
