import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN_MARK } from '#contract/origin.ts';
import { foundAddresses, pageAddresses } from '#contract/pages.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { precompress } from '../../scripts/precompress.ts';

const SCRIPT = 'console.log("kr");\n'.repeat(200);
let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-pages-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  const page = (path: string, text: string) => {
    mkdirSync(join(client, path), { recursive: true });
    writeFileSync(join(client, path, 'index.html'), `<html>${text}${' '.repeat(2000)}</html>`);
  };
  writeFileSync(join(client, '__spa-fallback.html'), '<html>skal</html>');
  page('', `start <link href="${ORIGIN_MARK}/">`);
  page('login', 'logga in');
  page('kontakt', 'kontakt');
  page('hj%C3%A4lpcenter', 'hjälp');
  page('404', 'saknas');
  writeFileSync(join(client, 'robot.svg'), '<svg/>');
  writeFileSync(join(client, 'assets', 'a-1.js'), SCRIPT);
  writeFileSync(join(client, 'manifest.webmanifest'), '{"name":"Klarsikt"}');
  writeFileSync(join(client, 'og.png'), 'bild');
  page('demo', 'filmen');
  writeFileSync(join(client, 'demo', 'film.mp4'), 'abcdefghij');
  writeFileSync(join(folder, 'csp.json'), '{"login/index.html":["\'sha256-abc\'"]}');
  await precompress(client);
  test = await startTestApp(
    { APP_URL: 'https://klarsikt.example/' },
    { worker: false, pagesFolder: client },
  );
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

describe('the built pages', () => {
  it('are sent compressed to who takes that, and plain to who does not', async () => {
    const brotli = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(SCRIPT);
    const zipped = await get('/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(zipped.rawPayload))).toBe(SCRIPT);
    const plain = await get('/assets/a-1.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
    for (const { headers } of [brotli, zipped, plain]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toContain('javascript');
    }
  });

  it('keep their own policy when they are compressed, in any casing of the path', async () => {
    for (const path of ['/login', '/LOGIN/', '/Login?redirect=/x']) {
      const page = await get(path, { 'accept-encoding': 'br' });
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-encoding']).toBe('br');
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['content-security-policy']).toContain("'sha256-abc'");
      expect(page.headers['cache-control']).toBe('no-cache');
    }
  });

  it('bring the icons, the picture and the manifest of the product, kept for a day', async () => {
    const types = { '/og.png': 'image/png', '/manifest.webmanifest': 'application/manifest+json' };
    for (const [path, type] of Object.entries(types)) {
      const file = await get(path);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toContain(type);
      expect(file.headers['cache-control']).toBe('public, max-age=86400');
    }
  });

  it.each([
    '/%2e%2e/csp.json',
    '/..%2fcsp.json',
    '//csp.json',
    '/assets/..%2f..%2fcsp.json',
    '/%00',
    '/login/index.html',
    '/__spa-fallback.html',
  ])('are all that can be reached: %s is not outside them', async (path) => {
    const answer = await get(path);
    expect(answer.body).not.toContain('sha256');
    expect(answer.statusCode).toBe(404);
  });

  it('are sent whole whatever range is asked for', async () => {
    for (const range of ['bytes=0-9', 'bytes=99999999-', 'bytes=x']) {
      const answer = await get('/assets/a-1.js', { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(SCRIPT);
    }
  });

  it('send a film in the parts that a player asks for', async () => {
    const part = await get('/demo/film.mp4?v=1', { range: 'bytes=2-4', 'accept-encoding': 'br' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect(part.headers['content-type']).toBe('video/mp4');
    expect(part.headers['content-encoding']).toBeUndefined();
    expect(part.body).toBe('cde');
    const whole = await get('/demo/film.mp4');
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.headers['cache-control']).toBe('public, max-age=86400');
    expect((await get('/demo/film.mp4', { range: 'bytes=99-' })).statusCode).toBe(416);
    const page = await get('/demo');
    expect(page.body).toContain('filmen');
    expect(page.headers['content-security-policy']).toContain("media-src 'self'");
  });

  it('are known by every address of the route table, in any case, escaped or not', async () => {
    for (const path of Object.values(pageAddresses).flatMap(({ paths }) => paths)) {
      const forms = [path, path.toUpperCase(), `${path}?a=1`, path === '/' ? '/' : `${path}/`];
      for (const form of forms) {
        expect((await get(encodeURI(form))).statusCode, form).toBe(200);
      }
    }
    expect((await get('/HJ%C3%84LPCENTER/')).body).toContain('hjälp');
    expect((await get('/Kontakt')).body).toContain('kontakt');
    expect((await get('/sales')).body).toContain('skal');
  });

  it('are sent on from an address with å, ä and ö in two signs, which no router in a browser knows', async () => {
    for (const path of ['/försäljning', '/åtgärder', '/HJÄLPCENTER'].map(encodeURI)) {
      const apart = encodeURI(decodeURI(path).normalize('NFD'));
      const { statusCode, headers } = await get(`${apart}?a=1`);
      expect(statusCode).toBe(308);
      expect(headers.location).toBe(`${encodeURI(decodeURI(path).toLowerCase())}?a=1`);
    }
  });

  it.each([
    ...['/finns-inte', '/404', '/kontakt/oss', '/wp-login.php', '/finns%20inte?a=1'],
    ...['/%E0%A4%A', '/f%F6rs%E4ljning', '/100%?a=%ff', encodeURI('/häj'.normalize('NFD'))],
  ])('say 404 where there is none: %s', async (path) => {
    const page = await get(path);
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('saknas');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('never answer a call, nor stand in for a file that is gone', async () => {
    for (const path of ['/api/finns-inte', '/API/x', '/api', '/assets/gone-1.js']) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
    const posted = await test.app.inject({ method: 'POST', url: '/kontakt', payload: {} });
    expect(posted.statusCode).toBe(404);
    expect(posted.json()).toMatchObject({ code: 'not_found' });
  });

  it('carry the address of the product, whatever host was asked', async () => {
    const plain = await get('/', { host: 'evil.example' });
    const packed = await get('/', { 'accept-encoding': 'br' });
    for (const html of [plain.body, String(brotliDecompressSync(packed.rawPayload))]) {
      expect(html).toContain('<link href="https://klarsikt.example/">');
      expect(html).not.toContain(ORIGIN_MARK);
    }
  });

  it('are sent again only when they have changed, and cached by coding', async () => {
    const first = await get('/login', { 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(first.rawPayload))).toContain('logga in');
    expect(first.headers.vary).toContain('accept-encoding');
    const etag = String(first.headers.etag);
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await get('/login', { 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    expect((await get('/login', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/finns-inte', { 'if-none-match': etag })).statusCode).toBe(404);
    const script = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
    expect(script.headers.vary).toContain('accept-encoding');
    expect((await get('/robot.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('tell search engines which of them to list', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toContain('Sitemap: https://klarsikt.example/sitemap.xml');
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    const listed = [...sitemap.body.matchAll(/<loc>https:\/\/klarsikt\.example([^<]*)<\/loc>/g)];
    expect(listed.map(([, path]) => path)).toEqual(foundAddresses());
    expect(foundAddresses()).toContain('/help-center');
    for (const path of foundAddresses()) {
      expect((await get(path)).headers['x-robots-tag'], path).toBeUndefined();
    }
    for (const path of ['/login', '/dashboard', '/sales', '/admin']) {
      expect((await get(path)).headers['x-robots-tag'], path).toBe('noindex');
    }
  });
});

describe('in production', () => {
  it('every answer holds browsers to https for a year', async () => {
    const production = await startTestApp(
      { NODE_ENV: 'production', APP_URL: 'https://klarsikt.example' },
      { worker: false, pagesFolder: join(folder, 'client') },
    );
    for (const url of ['/', '/finns-inte', '/assets/a-1.js', '/api/user', '/robots.txt']) {
      const { headers } = await production.app.inject({ url });
      expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
    }
    const page = await production.app.inject({ url: '/' });
    expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await production.close();
  });
});
