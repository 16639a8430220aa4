import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { story } from '#support/browser.ts';
import { whenWorking } from '#support/when-working.ts';
import { hold } from './server-answers.ts';

/** Opens a page whose scripts come when they are let go. */
async function openBare(page: Page, path: string): Promise<() => void> {
  const letGo = await hold(page, '/assets/*.js', 'GET');
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

/** Where each thing to press of a page stands, once its styles and its font have come. */
async function placesOf(page: Page): Promise<Record<string, string>> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    const things = document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, summary, textarea)',
    );
    return Object.fromEntries(
      [...things]
        .filter((thing) => thing.checkVisibility())
        .map((thing) => {
          const { left, top } = thing.getBoundingClientRect();
          const name = thing.textContent || thing.getAttribute('name') || thing.id;
          return [`${thing.localName} ${name}`, `${Math.round(left)}, ${Math.round(top)}`];
        }),
    );
  });
}

describe('before the scripts of a page have come', () => {
  story('what is pressed is kept, and of several choices the last', async ({ open }) => {
    const { page } = await open();
    const letGo = await openBare(page, '/');
    for (const choice of ['Årsvis', 'Månadsvis', 'Årsvis']) await page.getByText(choice).click();
    await page.getByRole('button', { name: 'Byt till mörkt läge' }).click();
    expect(await page.getByRole('radio', { name: 'Månadsvis' }).isChecked()).toBe(true);
    letGo();
    await page.getByText('3 400 kr', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Byt till ljust läge' }).waitFor();
  });

  story('a dark page can be made light', async ({ open }) => {
    const { page } = await open({ theme: 'dark' });
    const letGo = await openBare(page, '/about');
    await page.getByRole('button', { name: /^Byt till .* läge$/ }).click();
    letGo();
    await page.waitForFunction(() => !document.documentElement.classList.contains('dark'));
  });

  story('what is typed is kept, and the focus is where it was put', async ({ open }) => {
    for (const path of ['/login', '/signup']) {
      const { page } = await open();
      const letGo = await openBare(page, path);
      await page.getByText('E-post', { exact: true }).click();
      await page.keyboard.type('tidig@bageriet.example');
      await page.locator('[type=password]').click();
      await page.keyboard.type('en lång ');
      expect(await page.locator('button[type=submit]').isDisabled()).toBe(true);
      letGo();
      await page.locator('button[type=submit]:enabled').waitFor();
      await page.keyboard.type('mening');
      expect(await page.getByLabel('E-post').inputValue()).toBe('tidig@bageriet.example');
      expect(await page.locator('[type=password]').inputValue()).toBe('en lång mening');
    }
  });

  for (const width of [360, 1440]) {
    story(`nothing to press moves when they come, ${width} px wide`, async ({ open }) => {
      for (const path of [
        '/',
        '/login',
        '/signup',
        '/forgot-password',
        '/contact',
        '/help-center',
      ]) {
        const { page } = await open({ width });
        const letGo = await openBare(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const before = await placesOf(page);
        letGo();
        await whenWorking(page);
        await page.waitForLoadState('networkidle');
        const after = await placesOf(page);
        const stillThere = Object.keys(before).map((name) => [name, after[name]]);
        expect(Object.fromEntries(stillThere), path).toEqual(before);
      }
    });
  }

  story('a search for help is begun', async ({ open }) => {
    const { page } = await open();
    const letGo = await openBare(page, '/help-center');
    await page.getByRole('searchbox').fill('ångerrätt');
    letGo();
    await page.getByText('1 svar hittades').waitFor();
  });

  story('and where they never will, what is needed is said', async ({ app, browser }) => {
    const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/login', '/signup', '/contact', '/dashboard']) {
      await page.goto(path);
      await page.locator('noscript p').first().waitFor();
    }
    await context.close();
  });
});
