import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { specStory } from '#support/see-spec.ts';
import { brand } from '../../src/brand.ts';
import { foundAddresses } from '../../src/contract/pages.ts';
import { fillSignup, skipIntroduction } from './signup-form.ts';

const sees = specStory('public-pages');

/** The page's words as they are read, to its foot: one space wherever there is space. */
async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('body').allInnerTexts()).join(' ').replace(/\s+/g, ' ');
}

async function expectWords(page: Page, words: readonly string[]): Promise<void> {
  const missing = async () => {
    const text = await wordsOf(page);
    return words.filter((each) => !text.includes(each.replace(/\s+/g, ' ')));
  };
  // What is pressed before the scripts have come has its effect when they have.
  await expect.poll(missing).toEqual([]);
}

const free = [
  ...['0 kr', 'Upp till 3 uppladdade filer', '1 analys i månaden', 'Support via e-post'],
  ...['Grundläggande branschjämförelse', 'Ingen AI-chatt', 'Ingen fördjupad analys'],
  'Ingen prioriterad support',
];

const pro = [
  ...['349 kr', 'Obegränsade AI-analyser och uppladdningar', 'AI-chatt i realtid'],
  ...['Optimering av försäljning och kostnader', 'Fullständig branschjämförelse'],
  ...['Fördjupad marknadsanalys', 'Konkurrentanalys', 'Prediktiv modellering'],
  ...['Personlig AI-konsult', 'API-åtkomst', 'Prioriterad support dygnet runt'],
  ...['Anpassade integrationer', 'Ingen bindningstid. Säg upp när du vill.'],
];

const terms = [
  ...['Senast uppdaterad 10 augusti 2025', '18 år', '14 dagar', '14 dagars ångerrätt'],
  ...['30 dagar i förväg', '30 dagars betalningstid', '30 dagars varsel', 'omedelbar verkan'],
  ...[
    'senaste 12 månaderna',
    '99,9 %',
    'ingen garanti',
    'exklusive moms',
    'kort eller via bankgiro',
  ],
  ...['349 kr per månad', '3 400 kr per år', 'stänga av', 'nästa betalningsperiod'],
  ...['återbetalas inte', 'Svensk lag', 'Allmänna reklamationsnämnden', 'skiljedom', 'beslutsstöd'],
  ...['inte professionell finansiell rådgivning', 'PDF, CSV, Excel eller text', '2–5 minuter'],
  ...['upp till 10', brand.supportEmail, brand.legalEmail, 'tvåfaktorsautentisering'],
];

const privacy = [
  ...['Senast uppdaterad 10 augusti 2025', 'Uppgifter vi samlar in', 'Så använder vi uppgifterna'],
  ...['Vi säljer aldrig dina uppgifter', 'Lagring och säkerhet', 'AES-256', 'TLS 1.3', 'inom EU'],
  ...['Dina rättigheter enligt GDPR', 'Kakor och lokal lagring', 'Kontakt', brand.supportEmail],
];

describe('the public pages', () => {
  story('tell what the specification has them tell', async ({ open }) => {
    const { page } = await open();
    await page.goto('/');
    await sees(page, '/, head');
    await sees(page, '/');
    await sees(page, '/, foot');
    await expectWords(page, [...free, ...pro]);
    for (const [path, words] of Object.entries({ '/terms': terms, '/privacy': privacy })) {
      await page.goto(path);
      await expectWords(page, words);
    }
    expect(await page.goto('/villkor').then(() => page.locator('article h2').count())).toBe(10 + 1);
    await sees(page, '/terms');
    await page.goto('/about');
    await sees(page, '/about');
    await expectWords(page, ['grundades 2024']);
    await page.goto('/help-center');
    await sees(page, '/help-center');
    const categories = ['Kom igång', 'Funktioner', 'Säkerhet & Integritet', 'Fakturering'];
    expect(await page.locator('summary > h2').allInnerTexts()).toEqual(categories);
  });

  story('show what a year costs when asked, and what it saves', async ({ open }) => {
    const { page } = await open();
    await page.goto('/');
    const monthly = page.getByRole('radio', { name: 'Månadsvis' });
    expect(await monthly.isChecked()).toBe(true);
    await expectWords(page, ['349 kr per månad, exkl. moms']);
    await page.getByText('Årsvis').click();
    await expectWords(page, ['3 400 kr per år, exkl. moms', 'Spara 788 kr (19%) per år']);
  });

  story('have room for text of twice the size on a phone', async ({ open }) => {
    const { page } = await open({ width: 360 });
    for (const path of [...foundAddresses(), '/login', '/signup', '/forgot-password']) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      await expectNoSidewaysScroll(page);
    }
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Logga in' })
      .waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Logga in' }).click();
    await page.waitForURL('**/login');
  });

  story('lead to where they say', async ({ open }) => {
    const { page } = await open();
    const ways: [from: string, link: string, to: string][] = [
      ['/', 'Logga in', '/login'],
      ['/', 'Kom igång', '/signup'],
      ['/', 'Starta gratis analys', '/signup'],
      ['/', 'Se demo', '/demo'],
      ['/', 'Om oss', '/about'],
      ['/', 'Kontakt', '/contact'],
      ['/', 'Integritet', '/privacy'],
      ['/', 'Villkor', '/terms'],
      ['/', 'Hjälpcenter', '/help-center'],
      ['/about', 'Skapa konto', '/signup'],
      ['/about', 'Se demo', '/demo'],
      ['/demo', 'Skapa konto', '/signup'],
      ['/demo', 'Till startsidan', '/'],
      ['/terms', 'Till startsidan', '/'],
    ];
    for (const [from, name, to] of ways) {
      await page.goto(from);
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.waitForURL((url) => url.pathname === to);
      if (to === '/demo') await sees(page, '/demo');
    }
    await page.goto('/terms');
    const ahead = page.getByRole('contentinfo').getByRole('link', { name: brand.supportEmail });
    expect(await ahead.getAttribute('href')).toBe(`mailto:${brand.supportEmail}`);
    const legal = page.getByRole('main').getByRole('link', { name: brand.legalEmail });
    expect(await legal.first().getAttribute('href')).toBe(`mailto:${brand.legalEmail}`);
  });

  story('go to the part that is named, from the page itself and from others', async ({ open }) => {
    const { page } = await open();
    await page.goto('/');
    const top = (id: string) =>
      page.evaluate((part) => document.getElementById(part)?.getBoundingClientRect().top ?? -1, id);
    await page.getByRole('navigation').getByRole('link', { name: 'Priser' }).first().click();
    await expect.poll(() => top('priser')).toBeLessThan(200);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('navigation').getByRole('link', { name: 'Priser' }).first().click();
    await expect.poll(() => top('priser')).toBeLessThan(200);
    await page.getByRole('link', { name: 'Shopify' }).click();
    await page.getByText('inget räknas dubbelt').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Funktioner' }).first().click();
    await page.getByRole('heading', { name: 'Branschjämförelse' }).waitFor();
    await expect.poll(() => top('funktioner')).toBeLessThan(200);
  });

  story('open the receipt of the figure one presses', async ({ open }) => {
    const { page } = await open({ width: 360 });
    await page.goto('/');
    await page.getByText('summan av Summa exkl. moms', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Kostnader' }).click();
    await page.getByText('summan av Inköpskostnad', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Tillväxt' }).press('Enter');
    await page.getByText('Kvitto på siffran: tillväxt').waitFor();
    await expectAccessible(page);
  });

  story('have a menu on a phone, which closes when one goes on', async ({ open }) => {
    for (const theme of ['light', 'dark'] as const) {
      const { page } = await open({ width: 360, theme });
      await page.goto('/om-oss');
      await page.getByRole('button', { name: 'Öppna menyn' }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Priser' }).click();
      await page.getByRole('heading', { name: 'Priser' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
  });

  story('hold no style of their own, so that the policy can refuse all such', async ({ app }) => {
    for (const path of ['/', '/demo', '/about', '/privacy', '/terms', '/help-center', '/404']) {
      const html = await (await fetch(`${app.url}${path}`)).text();
      expect(html.length).toBeGreaterThan(5000);
      expect(html.match(/<[^>]+\sstyle="[^"]*"/g), path).toBeNull();
    }
  });

  story('name everything that the product keeps in the browser', async ({ open }) => {
    const { page } = await open();
    const names = new Set<string>();
    const look = async () => {
      for (const name of await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ])) {
        names.add(name);
      }
    };
    await page.goto('/login');
    await page.getByRole('button', { name: 'Byt till mörkt läge' }).click();
    await fillSignup(page, newDetails());
    await page.getByRole('button', { name: 'Välj gratis' }).waitFor();
    await look();
    await page.getByRole('button', { name: 'Välj gratis' }).click();
    await skipIntroduction(page);
    await look();
    expect([...names]).toEqual(expect.arrayContaining(['theme', 'authToken', 'pendingSignup']));
    await page.goto('/privacy#kakor');
    const named = await page.locator('#kakor tbody th').allInnerTexts();
    // A name that ends in an ellipsis stands for all that begin with what comes before it.
    const isNamed = (key: string) =>
      named.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
    expect([...names].filter((key) => !isNamed(key))).toEqual([]);
  });
});
