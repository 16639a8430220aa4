import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the build says what the product is made of (R64)', () => {
  expect(existsSync('build/sbom.json')).toBe(true);
  const { components } = JSON.parse(readFileSync('build/sbom.json', 'utf8')) as {
    components: { name: string; version: string }[];
  };
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(listed).toContain(`${name}@${version}`);
  }
  for (const tool of ['vitest', '@biomejs/biome', 'drizzle-kit']) {
    expect(components.map(({ name }) => name)).not.toContain(tool);
  }
});
