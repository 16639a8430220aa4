import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { story } from '#support/browser.ts';
import type { Visit, VisitOptions } from '#support/visit.ts';
import { whenWorking } from '#support/when-working.ts';

const SAYS = 'Kunde inte skicka meddelandet. Kontrollera din internetanslutning.';
const toasts = (page: Page) => page.getByRole('listitem').filter({ hasText: SAYS });

/** A contact page whose clock is ours, with a toast on it: a message that could not be sent. */
async function withToast(open: (options?: VisitOptions) => Promise<Visit>): Promise<Page> {
  const { page, context } = await open();
  await page.clock.install();
  await page.goto('/contact');
  await page.getByLabel('Namn').fill('Åsa Öberg');
  await page.getByLabel('E-post', { exact: true }).fill('asa@bageriet.example');
  await page.getByLabel('Ämne').fill('Hej');
  await page.getByRole('textbox', { name: 'Meddelande' }).fill('Hej');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Skicka meddelande' }).click();
  await toasts(page).waitFor();
  return page;
}

/** Stops the page's clock, so that only `runFor` moves it, however busy the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Draws the toast to the right with the mouse and lets go. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('There is no toast');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60 + pixels, box.y + 20, { steps: 10 });
  await page.mouse.up();
}

describe('a toast', () => {
  story('stands at the bottom right, alone, for five seconds', async ({ open }) => {
    const page = await withToast(open);
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('There is no toast');
    expect(1440 - box.x - box.width).toBeLessThan(40);
    expect(900 - box.y - box.height).toBeLessThan(40);
    await stopClock(page);
    const send = page.getByRole('button', { name: 'Skicka meddelande' });
    await send.click();
    // A call ends by timers too; until then the button has another name, for which nothing here may wait.
    await expect.poll(() => page.clock.runFor(5).then(() => send.count())).toBe(1);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(4800);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(400);
    await toasts(page).waitFor({ state: 'detached' });
  });

  story('goes when it is drawn fifty pixels to the right, and not before', async ({ open }) => {
    const page = await withToast(open);
    await swipe(page, 40);
    expect(await toasts(page).count()).toBe(1);
    await swipe(page, 60);
    await toasts(page).waitFor({ state: 'detached' });
  });
});

describe('a tooltip', () => {
  story('comes after 700 ms, and at once within 300 ms of another', async ({ open }) => {
    const { page } = await open();
    await page.clock.install();
    await page.goto('/about');
    await whenWorking(page);
    await stopClock(page);
    const button = page.getByRole('button', { name: 'Byt till mörkt läge' });
    const tip = page.getByRole('tooltip', { name: 'Byt till mörkt läge' });
    const away = () => page.mouse.move(400, 600);
    await button.hover();
    await page.clock.runFor(650);
    expect(await tip.isVisible()).toBe(false);
    await page.clock.runFor(60);
    await tip.waitFor();
    await away();
    await tip.waitFor({ state: 'hidden' });
    await page.clock.runFor(200);
    await button.hover();
    await page.clock.runFor(10);
    await tip.waitFor();
    await away();
    await page.clock.runFor(400);
    await button.hover();
    await page.clock.runFor(650);
    expect(await tip.isVisible()).toBe(false);
  });
});
