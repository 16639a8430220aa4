import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { modulesOf, readManifest } from '../../scripts/inside-pages.ts';

const assets = 'build/client/assets';

const manifest = await readManifest('build/client');

/** What a file brings with it: its static imports, not those it asks for later. */
function importsOf(name: string): string[] {
  const code = readFileSync(join(assets, name), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, each = '']) => each,
  );
}

/** Every script that the page needs before it answers to anyone, and its size as sent with gzip. */
const scriptsOf = (route: string) => sizesOf([manifest.url, ...modulesOf(manifest, route)]);

/** These files and all they import, with their sizes as sent with gzip. */
function sizesOf(waiting: string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const name = basename(path);
    if (sizes.has(name)) continue;
    sizes.set(name, gzipSync(readFileSync(join(assets, name)), { level: 9 }).length);
    waiting.push(...importsOf(name));
  }
  return sizes;
}

describe('the scripts of a page', () => {
  it.each([
    ['landing', 145],
    ['demo', 145],
    ['help', 150],
    ['login', 198],
    ['signup', 198],
    ['dashboard', 202],
    ['sales', 270],
  ])('%s are at most %i kB as sent', (route, most) => {
    const sizes = [...scriptsOf(route)].sort(([, a], [, b]) => b - a);
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    const largest = sizes.slice(0, 12).map(([name, size]) => `${size} ${name}`);
    expect(bytes / 1000, `${largest.join('\n')}\n`).toBeLessThan(most);
    expect(sizes.length).toBeGreaterThan(5);
  });

  it.each([
    ['dashboard', 28],
    ['sales', 42],
    ['costs', 42],
    ['actions', 52],
  ])('%s are at most %i files', (route, most) => {
    expect(scriptsOf(route).size).toBeLessThan(most);
  });

  it('inside are asked for with the first bytes of the page', () => {
    const html = readFileSync('build/client/sales/index.html', 'utf8');
    for (const name of scriptsOf('sales').keys()) expect(html).toContain(`/assets/${name}"`);
  });

  it('import each other in no circle, in which one would begin before what it needs', () => {
    const done = new Set<string>();
    const follow = (name: string, above: readonly string[]): void => {
      expect(above).not.toContain(name);
      if (done.has(name)) return;
      for (const each of importsOf(name)) follow(each, [...above, name]);
      done.add(name);
    };
    for (const file of globSync(`${assets}/*.js`)) follow(basename(file), []);
    expect(done.size).toBeGreaterThan(100);
  });

  it.each(['sales', 'costs'])(
    'of a result, %s, are at most 60 kB more than those before it',
    (route) => {
      const before = new Set(scriptsOf('dashboard').keys());
      const more = [...scriptsOf(route)].filter(([name]) => !before.has(name));
      const bytes = more.reduce((sum, [, size]) => sum + size, 0);
      expect(
        bytes / 1000,
        `${more.map(([name, size]) => `${size} ${name}`).join('\n')}\n`,
      ).toBeLessThan(60);
    },
  );

  it('that the dashboard shows analyses with are few files of at most 40 kB', () => {
    const names = JSON.parse(readFileSync('build/scripts.json', 'utf8')) as Record<string, string>;
    const found = Object.entries(names).filter(([, name]) => name === 'found');
    const before = new Set(scriptsOf('dashboard').keys());
    const more = sizesOf(found.map(([file]) => basename(file)));
    for (const name of before) more.delete(name);
    const bytes = [...more.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes / 1000).toBeLessThan(40);
    expect(bytes).toBeGreaterThan(1000);
    expect(more.size).toBeLessThan(10);
  });

  it('are the ones that the page asks for, and none holds up its first paint', () => {
    const html = readFileSync('build/client/index.html', 'utf8');
    const asked = [...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, name]) => name ?? '');
    expect([...new Set(asked)].sort()).toEqual([...scriptsOf('landing').keys()].sort());
    expect(html).not.toContain('rel="modulepreload"');
    // Without `type="module"` or `async` a script from a file is fetched before anything is painted.
    const blocking = [...html.matchAll(/<script(?![^>]*(?:\sasync|type="module"))[^>]*\ssrc=/g)];
    expect(blocking).toEqual([]);
  });
});
