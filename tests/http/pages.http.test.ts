import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';
import { precompress } from '../../scripts/precompress.ts';

const SCRIPT = 'console.log("kr");\n'.repeat(200);
let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-pages-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, 'login'));
  writeFileSync(join(client, '__spa-fallback.html'), '<html>skal</html>');
  writeFileSync(join(client, 'login', 'index.html'), `<html>logga in${' '.repeat(2000)}</html>`);
  writeFileSync(join(client, 'assets', 'a-1.js'), SCRIPT);
  writeFileSync(join(folder, 'csp.json'), '{"login/index.html":["\'sha256-abc\'"]}');
  await precompress(client);
  test = await startTestApp({}, { worker: false, pagesFolder: client });
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

  it.each([
    '/%2e%2e/csp.json',
    '/..%2fcsp.json',
    '//csp.json',
    '/assets/..%2f..%2fcsp.json',
    '/%00',
  ])('are all that can be reached: %s is not outside them', async (path) => {
    const answer = await get(path);
    expect(answer.body).not.toContain('sha256');
    expect([200, 404]).toContain(answer.statusCode);
  });

  it('are sent whole whatever range is asked for', async () => {
    for (const range of ['bytes=0-9', 'bytes=99999999-', 'bytes=x']) {
      const answer = await get('/assets/a-1.js', { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(SCRIPT);
    }
  });
});
