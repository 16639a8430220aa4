import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#support/app.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-analytics-'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client', '__spa-fallback.html'), '<html>skal</html>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a server with these settings tells of the counting of visits, and lets its pages call. */
async function told(env: Record<string, string>) {
  const test = await startTestApp(env, {
    worker: false,
    pagesFolder: join(folder, 'client'),
  });
  const settings = await test.call('GET', '/api/analytics');
  const page = await test.call('GET', '/dashboard');
  await test.close();
  const policy = String(page.headers['content-security-policy']).split('; ');
  return { settings: settings.body(), connect: policy.find((part) => part.startsWith('connect')) };
}

describe('the counting of visits', () => {
  it('is off unless an operator turns it on, and no page may call another host', async () => {
    for (const env of [{}, { ANALYTICS_URL: 'https://statistik.example' }]) {
      expect(await told(env)).toEqual({
        settings: { provider: null, testPage: 'users' },
        connect: "connect-src 'self'",
      });
    }
  });

  it('names its one host where it is on', async () => {
    const env = { ANALYTICS_DOMAIN: 'klarsikt.se' };
    expect(await told(env)).toEqual({
      settings: {
        provider: { domain: 'klarsikt.se', endpoint: 'https://plausible.io/api/event' },
        testPage: 'users',
      },
      connect: "connect-src 'self' https://plausible.io",
    });
    const own = { ...env, ANALYTICS_URL: 'https://statistik.example/js/' };
    expect(await told(own)).toMatchObject({
      settings: { provider: { endpoint: 'https://statistik.example/api/event' } },
      connect: "connect-src 'self' https://statistik.example",
    });
  });

  it('leaves its test page to administrators in production', async () => {
    const { settings } = await told({ NODE_ENV: 'production' });
    expect(settings).toMatchObject({ testPage: 'admins' });
  });
});
