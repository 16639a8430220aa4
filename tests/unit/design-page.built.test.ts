import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageAt } from '#contract/pages.ts';
import { scriptsNamed } from '#support/built-scripts.ts';

const page = readFileSync('src/app/shell/design/design-page.tsx', 'utf8');

test('the page of every part of the design is not in the built product', () => {
  const title = /title="(\p{L}+)"/u.exec(page)?.[1] ?? '';
  expect(title.length).toBeGreaterThan(5);
  const built = globSync('build/client/**/*.{js,html}');
  expect(built.length).toBeGreaterThan(20);
  for (const file of built) expect(readFileSync(file, 'utf8'), file).not.toContain(title);
  expect(() => scriptsNamed('design-page')).toThrow();
  expect(pageAt('/design')).toBeNull();
});
