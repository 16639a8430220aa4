import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; link?: boolean }>;
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

  it('records no download addresses', () => {
    expect(text).not.toMatch(/"resolved"/);
    expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });
});
