import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

const failing = `// A line before it
export function fail(rows: number): never {
  throw new Error(\`no \${rows}\`);
}
`;

/** Built as the scripts of children are, with lines before it. */
const buildIn = (folder: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      ssr: 'failing.ts',
      sourcemap: true,
      rolldownOptions: { output: { banner: '/* one */\n/* two */', entryFileNames: 'built.mjs' } },
    },
  });

it('says where in the sources a built script failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-built-'));
  try {
    const source = join(folder, 'failing.ts');
    writeFileSync(source, failing);
    await buildIn(folder);
    const url = (path: string) => JSON.stringify(pathToFileURL(path).href);
    // In a process of its own: here the places are already those of the sources.
    const script = `
      import { fail } from ${url(join(folder, 'dist', 'built.mjs'))};
      import { failureText } from ${url(fileURLToPath(new URL('./failure-text.ts', import.meta.url)))};
      try { fail(3) } catch (error) { console.log(error.stack + failureText(error)) }`;
    const shown = execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString();
    expect(shown).toMatch(/Error: no 3\n.*built\.mjs:\d/);
    expect(shown).toContain(`at fail (${pathToFileURL(source).href}:3:`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('leaves what has no map as it is', () => {
  const error = new Error('trasig');
  expect(failureText(error)).toBe(error.stack);
  expect(failureText('bara text')).toBe('bara text');
});
