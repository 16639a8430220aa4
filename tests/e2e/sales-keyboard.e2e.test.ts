import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { bakeryFile } from './sales-files.ts';

const MOST_TABS = 80;

/** Tabs on until the focused element bears this name. Fails where no number of tabs gets there. */
async function tabTo(page: Page, name: string): Promise<void> {
  // A step may load what it holds after it has come.
  const stops = page.locator('a, button, label').filter({ hasText: name });
  const named = page.locator(`[aria-label*="${name}"]`);
  await stops.or(named).filter({ visible: true }).first().waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: it } = document;
      if (it === null || it.matches('body, main')) return '';
      const labels = it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement;
      const label = labels ? (it.labels?.[0]?.textContent ?? '') : '';
      return `${it.getAttribute('aria-label') ?? ''} ${label} ${it.textContent ?? ''}`;
    });
    if (focused.includes(name)) return;
  }
  throw new Error(`${MOST_TABS} tabs do not reach ”${name}”`);
}

/** In place of what the file has filled in. */
async function answer(page: Page, question: string, text: string): Promise<void> {
  await tabTo(page, question);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Tabs from the address on: how many until all of the first screen has been passed. */
async function tabsPastTheFirstScreen(page: Page): Promise<number> {
  const height = page.viewportSize()?.height ?? 0;
  for (let tabs = 1; tabs <= MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const isPast = await page.evaluate((below) => {
      const { activeElement: it } = document;
      if (!it?.closest('main')) return false;
      return it.getBoundingClientRect().top + window.scrollY >= below;
    }, height);
    if (isPast) return tabs;
  }
  return Number.POSITIVE_INFINITY;
}

/** What one who listens is told, in order: landmarks and headings, none without a name. */
async function readingOrder(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const parts =
    /^\s*- (banner|navigation|main|complementary|contentinfo|heading)\b ?(?:"([^"]*)")?/;
  return tree.split('\n').flatMap((line) => {
    const [, role, name = ''] = parts.exec(line) ?? [];
    return role === undefined ? [] : [`${role} ${name}`.trim()];
  });
}

async function hearTheResult(page: Page): Promise<void> {
  const heard = await readingOrder(page);
  const at = (part: string) => heard.findIndex((each) => each.startsWith(part));
  const order = ['main', 'heading Försäljningsanalys', 'navigation Resultatets delar']
    .concat(['heading Sammanfattning', 'heading Gör det här först'])
    .map(at);
  expect(order, heard.join('\n')).toEqual([...order].sort((a, b) => a - b));
  expect(
    order.every((place) => place >= 0),
    heard.join('\n'),
  ).toBe(true);
  expect(heard.filter((each) => /^(navigation|heading)$/.test(each))).toEqual([]);
}

/** From the key figures to a product's own page and back, by the keys that the list of keys tells of. */
async function throughTheResult(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Tangenter' }).waitFor();
  await page.keyboard.press('Escape');
  await tabTo(page, 'visa kvitto');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Kvitto på siffran' }).waitFor();
  await page.keyboard.press('Escape');
  const parts = page.getByRole('navigation', { name: 'Resultatets delar' }).getByRole('link');
  const names = await parts.allInnerTexts();
  for (const [index, name] of names.entries()) {
    await page.keyboard.press(`${index + 1}`);
    await expect
      .poll(() => page.locator('[data-page-parts] [aria-current=page]').textContent())
      .toBe(name);
  }
  await page.keyboard.press('2');
  await tabTo(page, 'Prinsesstårta');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Prinsesstårta' }).waitFor();
}

describe('the sales guide by keyboard alone', () => {
  story('goes from file to result, and Back goes one step back', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    const step = (name: string) => page.getByRole('region', { name });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo(page, 'Försäljning');
    await page.keyboard.press('Enter');
    await step('Steg 1 av 4: Ladda upp data').waitFor();
    // What comes in late takes the place of what has the focus.
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });

    // The browser is asked to tell of it well before: a key may come sooner than that is heard.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, 'Dra hit din försäljningsfil');
    await page.keyboard.press('Space');
    await (await chooser).setFiles(bakeryFile());
    await page.getByText('Fil uppladdad ✅', { exact: true }).waitFor();
    // With the first picture the answers of the file are there too.
    await page.getByText('Första bilden').waitFor();
    await tabTo(page, 'Fortsätt till frågorna');
    await page.keyboard.press('Enter');

    await step('Steg 2 av 4: Besvara frågor').waitFor();
    await answer(page, 'säljer bäst', 'Prinsesstårta');
    await answer(page, 'försäljningskanal', 'Butiken');
    await answer(page, 'annonsering', '8 %');
    await tabTo(page, 'Spara svar och fortsätt');
    await page.keyboard.press('Enter');

    await step('Steg 3 av 4: Kör analys').waitFor();
    await tabTo(page, 'Kör analys');
    await page.keyboard.press('Enter');
    await step('Steg 4 av 4: Visa resultat').waitFor();
    await page.getByRole('heading', { name: 'Sammanfattning' }).waitFor();

    await page.goBack();
    await step('Steg 3 av 4: Kör analys').waitFor();
    await page.goBack();
    await step('Steg 2 av 4: Besvara frågor').waitFor();
    expect(await page.getByRole('textbox', { name: /säljer bäst/ }).inputValue()).toBe(
      'Prinsesstårta',
    );
    await page.goForward();
    await page.goForward();
    await step('Steg 4 av 4: Visa resultat').waitFor();
    await page.reload();
    await step('Steg 4 av 4: Visa resultat').waitFor();
    for (let back = 0; back < 4; back++) await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Välkommen, Åsa' }).waitFor();

    await page.goto('/forsaljning');
    await page.getByRole('heading', { name: 'Sammanfattning' }).waitFor();
    expect(await tabsPastTheFirstScreen(page)).toBeLessThanOrEqual(60);
    await hearTheResult(page);
    await throughTheResult(page);
  });

  story('uses an earlier file again', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app) });
    await page.goto('/forsaljning');
    for (const name of ['äldre.csv', 'nyare.csv']) {
      const file = bakeryFile(name);
      const picked = { ...file, buffer: Buffer.concat([file.buffer, Buffer.from(`${name}\r\n`)]) };
      await page.getByLabel('Dra hit din försäljningsfil').setInputFiles(picked);
      await page.getByRole('heading', { level: 2, name }).waitFor();
      await page.getByRole('button', { name: 'Byt fil' }).click();
    }
    await page.getByRole('button', { name: 'Använd äldre.csv' }).click();
    await page.getByText('Filen används nu', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'äldre.csv' }).waitFor();
  });
});
