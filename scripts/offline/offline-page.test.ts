import { expect, test } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes } from '../csp-hashes.ts';
import { offlinePage, offlineWorker } from './offline-page.ts';

const html = offlinePage();

test('the page for when there is no connection asks for nothing', () => {
  expect(html).not.toMatch(/\s(?:src|href)=|url\(|@import|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  expect(html).toContain('<html lang="sv">');
  expect(html.match(/<h1\b/g)).toHaveLength(1);
});

test('it may run its own two scripts and its own styles, and nothing else', () => {
  const policy = /"content-security-policy":"([^"]+)"/.exec(offlineWorker())?.[1] ?? '';
  const [scripts, styles] = [inlineScriptHashes(html), inlineStyleHashes(html)];
  expect([scripts.length, styles.length]).toEqual([2, 1]);
  for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toContain('unsafe');
});

test('what the browser keeps is that page: no answer of ours is ever stored', () => {
  expect(offlineWorker()).not.toMatch(/caches|indexedDB|clients\.claim/);
  expect(offlineWorker()).toContain('Ingen kontakt just nu');
});
