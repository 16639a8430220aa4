import { expect } from 'vitest';
import { prerenderedAddresses } from '#contract/pages.ts';
import { story } from '#support/browser.ts';
import { whenWorking } from '#support/when-working.ts';

story('no public page asks another host for anything', async ({ app, open }) => {
  const { page, context, expectRefusal } = await open();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const path of prerenderedAddresses()) {
    if (path === '/404') expectRefusal(404, path);
    const before = asked.length;
    await page.goto(path);
    await whenWorking(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const hosts = asked.slice(before).map((url) => new URL(url).host);
    expect(hosts.length, path).toBeGreaterThan(3);
    expect([...new Set(hosts)], path).toEqual([new URL(app.url).host]);
  }
  expect(await context.cookies()).toEqual([]);
});
