import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN_MARK } from '#contract/origin.ts';
import { createBuiltPages } from './built-page.ts';
import { createPagePolicy } from './content-policy.ts';
import { sendError } from './errors.ts';
import { addPages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

const parent = mkdtempSync(join(tmpdir(), 'klarsikt-pages-'));
const folder = join(parent, 'client');
const config = { production: false, appUrl: 'https://klarsikt.example/', analytics: null };

function write(file: string, content: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const app = Fastify();
beforeAll(async () => {
  write('index.html', `<html data-origin="${ORIGIN_MARK}">start</html>`);
  write('contact/index.html', '<html>kontakt</html>');
  write('login/index.html', '<html>logga in</html>');
  write('404/index.html', '<html>finns inte</html>');
  write('__spa-fallback.html', '<html>skal</html>');
  write('assets/app-1a2b.js', 'alert(1)');
  write('icon.svg', '<svg/>');
  write('offline-worker.js', 'const offlinePage = 1;');
  write('offline-worker.js.gz', 'x');
  writeFileSync(join(parent, 'csp.json'), JSON.stringify({ 'index.html': ["'sha256-abc'"] }));
  app.setErrorHandler(sendError);
  await addPages(app, folder, config);
});
afterAll(async () => {
  await app.close();
  rmSync(parent, { recursive: true, force: true });
});

test.each([
  ['/', 200, 'start', true],
  ['/contact', 200, 'kontakt', true],
  ['/Contact/', 200, 'kontakt', true],
  ['/contact?a=1', 200, 'kontakt', true],
  ['/login', 200, 'logga in', false],
  ['/dashboard', 200, 'skal', false],
  ['/f%C3%B6rs%C3%A4ljning', 200, 'skal', false],
  ['/finns-inte', 404, 'finns inte', false],
  ['/404', 404, 'finns inte', false],
])(
  '%s is answered %d with the page “%s”, for search engines: %s',
  async (url, status, text, listed) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect(body).toContain(text);
    expect(headers['x-robots-tag']).toBe(listed ? undefined : 'noindex');
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test.each(['/delad', '/delad/', '/reset?token=a', '/verify?token=a'])(
  '%s, whose address opens something, is told to no other and kept by no browser',
  async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...{ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test.each([
  ['GET', '/api/finns-inte'],
  ['GET', '/API'],
  ['GET', '/assets/gammal.js'],
  ['POST', '/contact'],
])('%s %s is no page: it is answered as data', async (method, url) => {
  const answer = await app.inject({ method: method as 'GET', url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json<{ code: string }>().code).toBe('not_found');
});

test.each([
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 'public, max-age=86400'],
  ['/offline-worker.js', 'no-cache'],
])('%s is kept by browsers as %s', async (url, cached) => {
  expect((await app.inject(url)).headers['cache-control']).toBe(cached);
});

test.each(['', 'gzip'])(
  'what is shown without a connection may ask for our pages (%s)',
  async (coding) => {
    const headers = { 'accept-encoding': coding };
    const answer = await app.inject({ url: '/offline-worker.js', headers });
    expect(answer.headers['content-encoding']).toBe(coding || undefined);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; connect-src 'self'; /),
    });
    const page = await app.inject('/');
    expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
  },
);

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('to a browser that takes %s a page comes as %s', async (accepted, coding, unpack) => {
  const headers = { 'accept-encoding': accepted };
  const answer = await app.inject({ url: '/', headers });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(unpack(answer.rawPayload).toString()).toBe(
    '<html data-origin="https://klarsikt.example">start</html>',
  );
});

test('a page that the browser has is not sent again', async () => {
  const { headers } = await app.inject('/contact');
  const again = await app.inject({
    url: '/contact',
    headers: { 'if-none-match': `"annan", ${headers.etag}` },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect(other.statusCode).toBe(200);
});

test('a page that is not there is said to be so again, also to who knows it', async () => {
  const { headers } = await app.inject('/404');
  const again = await app.inject({
    url: '/404',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(404);
});

test('search engines are told the pages, and nothing of the calls', async () => {
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://klarsikt.example/sitemap.xml\n',
  );
  const sitemap = (await app.inject('/sitemap.xml')).body;
  expect(sitemap).toContain('<loc>https://klarsikt.example/contact</loc>');
  expect(sitemap).not.toContain('/login');
  expect(sitemap).not.toContain('/dashboard');
});

test('a server without pages answers every address as data', async () => {
  const bare = Fastify();
  bare.setErrorHandler(sendError);
  await addPages(bare, null, config);
  expect((await bare.inject('/')).json<{ code: string }>().code).toBe('not_found');
  await bare.close();
});

test('a page is prepared once, and one that could not be read is tried again', async () => {
  const pages = createBuiltPages(folder, config.appUrl);
  expect(await pages('index.html')).toBe(await pages('index.html'));
  await expect(pages('senare.html')).rejects.toThrow('ENOENT');
  write('senare.html', 'nu');
  expect((await pages('senare.html')).identity.toString()).toBe('nu');
});

const policyOf = (more: object) => createPagePolicy(folder, { ...config, ...more });

test('a page runs its own scripts and those of its own that the build knows by hash', () => {
  const policy = policyOf({});
  expect(policy('index.html')).toContain("script-src 'self' 'sha256-abc';");
  expect(policy('contact/index.html')).toContain("script-src 'self';");
  for (const rule of ["default-src 'none'", "object-src 'none'", "frame-ancestors 'none'"])
    expect(policy('index.html').split('; ')).toContain(rule);
});

test('a page calls no other host than the one that counts visits, where it is configured', () => {
  expect(policyOf({})('index.html')).toContain("connect-src 'self';");
  const counted = policyOf({ analytics: { domain: 'k', origin: 'https://plausible.example' } });
  expect(counted('index.html')).toContain("connect-src 'self' https://plausible.example;");
});

test.each([
  [false, 'https://klarsikt.example', false],
  [true, 'http://localhost:3000', false],
  [true, 'https://klarsikt.example', true],
])('in production: %s at %s a page asks for encryption: %s', (production, appUrl, asks) => {
  const policy = policyOf({ production, appUrl })('index.html');
  expect(policy.includes('upgrade-insecure-requests')).toBe(asks);
});

test('a build without hashes has pages without inline scripts', () => {
  const policy = createPagePolicy(join(parent, 'annan', 'client'), config);
  expect(policy('index.html')).toContain("script-src 'self';");
});

test('every answer keeps a browser safe; only production holds it to https', () => {
  const safe = securityHeaders({ production: false });
  expect(safe).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(safe).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ production: true })['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
});
