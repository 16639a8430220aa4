import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const assets = 'build/client/assets';

interface Manifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { parentId?: string; module: string; imports?: string[] }>;
}

function builtManifest(): Manifest {
  const [file] = globSync(`${assets}/manifest-*.js`);
  if (file === undefined) throw new Error('No pages: run npx react-router build first.');
  const code = readFileSync(file, 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Manifest;
}

/** What a file brings with it: its static imports, not those it asks for later. */
function importsOf(name: string): string[] {
  const code = readFileSync(join(assets, name), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, each = '']) => each,
  );
}

/** Every script that the page needs before it answers to anyone, and its size as sent with gzip. */
function scriptsOf(route: string): Map<string, number> {
  const { url, entry, routes } = builtManifest();
  const waiting = [url, entry.module, ...entry.imports];
  for (let id: string | undefined = route; id; id = routes[id]?.parentId) {
    const part = routes[id];
    if (!part) throw new Error(`There is no route ${id}`);
    waiting.push(part.module, ...(part.imports ?? []));
  }
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
