import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { createAccount } from '#support/accounts.ts';
import { storyWith } from '#support/browser.ts';
import { scriptsNamed } from '#support/built-scripts.ts';
import { startPlausible } from '#support/fake-plausible.ts';
import { specStory } from '#support/see-spec.ts';
import { whenWorking } from '#support/when-working.ts';

const sees = specStory('cookies');

const plausible = await startPlausible();
afterAll(plausible.close);
const story = storyWith({
  ANALYTICS_DOMAIN: 'klarsikt.example',
  ANALYTICS_URL: plausible.url,
});

const banner = (page: Page) => page.getByRole('region', { name: 'Får vi räkna besök?' });
const consent = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'));
const events = () =>
  plausible.calls.map(({ body }) => {
    const { name, url, props } = JSON.parse(body) as Record<string, string | object>;
    return { name, path: new URL(String(url)).pathname, ...(props ? { props } : {}) };
  });

/** Goes about for a while, as a visitor does. */
async function goAbout(page: Page): Promise<void> {
  for (const link of ['Om oss', 'Integritet', 'Villkor']) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
}

describe('the question about cookies', () => {
  story('comes two seconds after the page, and takes no focus', async ({ open }) => {
    const { page } = await open({ unasked: true });
    // Time stands still but for what is run: on a busy machine the real one goes on beside it.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/login', { waitUntil: 'networkidle' });
    await whenWorking(page);
    await page.getByLabel('E-post').focus();
    await page.clock.runFor(1900);
    expect(await banner(page).count()).toBe(0);
    await page.clock.resume();
    await sees(page, 'two seconds on');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'identifier',
    );
  });

  story('is there for who asks once the network is back', async ({ open }) => {
    const { page, context } = await open();
    const counting = page.waitForEvent('requestfinished', (request) =>
      scriptsNamed('visit-counting').test(request.url()),
    );
    await page.goto('/about');
    await counting;
    await whenWorking(page);
    const cookies = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' });
    await context.setOffline(true);
    await cookies.click();
    expect(await banner(page).count()).toBe(0);
    await context.setOffline(false);
    await cookies.click();
    await banner(page).waitFor();
  });

  for (const [way, button] of [
    ['declined', 'Avböj'],
    ['closed', 'Stäng och avböj'],
  ] as const) {
    story(`that is ${way} leads to no call to anyone, ever (R56)`, async ({ open }) => {
      plausible.calls.length = 0;
      const { page, context } = await open({ unasked: true });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/');
      await goAbout(page);
      await banner(page).waitFor();
      await page.goto('/demo');
      await banner(page).waitFor();
      expect(await consent(page)).toBeNull();
      await banner(page).getByRole('button', { name: button, exact: true }).click();
      await banner(page).waitFor({ state: 'detached' });
      expect(await consent(page)).toBe('declined');
      await goAbout(page);
      await page.clock.install();
      await page.reload();
      await whenWorking(page);
      await page.clock.runFor(5000);
      expect(await banner(page).count()).toBe(0);
      expect(plausible.calls).toEqual([]);
      expect(asked.filter((path) => /api.analytics|provider/.test(path))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie-consent']);
    });
  }

  story(
    'that is accepted counts pages and the demo, and can be taken back (R56)',
    async ({ open }) => {
      plausible.calls.length = 0;
      const { page, context } = await open({ unasked: true, mayCall: plausible.url });
      await page.goto('/kontakt?ref=hemligt#form');
      await banner(page).getByRole('button', { name: 'Acceptera' }).click();
      await expect.poll(() => plausible.calls).toHaveLength(2);
      expect(await consent(page)).toBe('accepted');
      await page.goto('/');
      await expect.poll(() => plausible.calls).toHaveLength(3);
      await page.getByRole('link', { name: 'Se demo' }).first().click();
      await expect.poll(() => plausible.calls).toHaveLength(5);
      const counted = [
        { name: 'Cookie Consent', path: '/kontakt', props: { choice: 'accepted' } },
        { name: 'pageview', path: '/kontakt' },
        { name: 'pageview', path: '/' },
        { name: 'pageview', path: '/demo' },
        { name: 'Demo Page View', path: '/demo' },
      ];
      expect(events()).toEqual(expect.arrayContaining(counted));
      expect(JSON.stringify(plausible.calls)).not.toContain('hemligt');
      expect(plausible.calls.map(({ cookie }) => cookie).filter(Boolean)).toEqual([]);
      expect(await context.cookies()).toEqual([]);

      await page.getByRole('button', { name: 'Cookies' }).click();
      await banner(page).getByText('Just nu har du accepterat.').waitFor();
      expect(await banner(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await banner(page).getByRole('button', { name: 'Avböj', exact: true }).click();
      const link = page.getByRole('button', { name: 'Cookies' });
      expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
      await goAbout(page);
      expect(plausible.calls).toHaveLength(5);
    },
  );

  story('can be blocked with all that belongs to it, and the page stands', async ({ open }) => {
    const { page } = await open({ unasked: true });
    await page.route(scriptsNamed('visit-counting', 'visit-question'), (route) => route.abort());
    const blocked = page.waitForEvent('requestfailed');
    await page.goto('/contact');
    await blocked;
    await page.getByRole('button', { name: 'Skicka meddelande' }).click();
    await page.getByText('Skriv ditt namn').waitFor();
  });

  story('that is answered in one tab is answered in the others', async ({ open }) => {
    const { page, context } = await open({ unasked: true });
    await page.goto('/about');
    await banner(page).waitFor();
    const other = await context.newPage();
    await other.goto('/terms');
    await banner(other).getByRole('button', { name: 'Avböj', exact: true }).click();
    await banner(page).waitFor({ state: 'detached' });
  });

  story('is accessible, fits, and leaves what is in focus in sight', async ({ open }) => {
    const { page } = await open({ unasked: true });
    await page.goto('/contact');
    await banner(page).waitFor();
    for (const width of [360, 1440]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        const last = page.getByRole('button', { name: 'Cookies' });
        for (const target of [page.getByRole('button', { name: 'Skicka meddelande' }), last]) {
          await target.focus();
          const box = await target.boundingBox();
          const cover = await banner(page).boundingBox();
          if (!box || !cover) throw new Error('Nothing to measure');
          const beside = box.x > cover.x + cover.width || box.x + box.width < cover.x;
          expect(beside || box.y + box.height <= cover.y).toBe(true);
        }
      }
    }
  });
});

describe('the page for trying the counting of visits', () => {
  story('shows test events and what came of them', async ({ app, open }) => {
    plausible.calls.length = 0;
    const as = await createAccount(app);
    const { page } = await open({ as, mayCall: plausible.url });
    await page.goto('/analytics-test');
    await page.getByText(`klarsikt.example → ${plausible.url}/api/event`).waitFor();
    const log = page.getByRole('region', { name: 'Logg' });
    await log.getByRole('row').nth(1).getByText('Sidvisning').waitFor();
    await page.getByRole('button', { name: 'Visning av demosidan' }).click();
    const first = log.getByRole('row').nth(1);
    await first.getByText('Visning av demosidan').waitFor();
    await first.getByRole('cell', { name: 'Inte skickad: inget samtycke' }).waitFor();
    expect(plausible.calls).toEqual([]);

    await page.getByRole('button', { name: 'Ändra val' }).click();
    await banner(page).getByRole('button', { name: 'Acceptera' }).click();
    await page.getByText('Accepterat', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Visning av demosidan' }).click();
    // Each is a call of its own: which one is there first is up to the network.
    const names = () => events().map(({ name }) => name);
    await expect.poll(names).toHaveLength(3);
    expect(names().sort()).toEqual(['Cookie Consent', 'Demo Page View', 'pageview']);
    await first.getByRole('cell', { name: 'Skickad', exact: true }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await first.getByRole('cell', { name: 'Skickad' }).waitFor();
    expect(await log.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  });
});
