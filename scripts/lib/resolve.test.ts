import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { resolveHook } from './server-command.mjs';

const names = (...options: string[]) =>
  execFileSync(
    process.execPath,
    [
      ...options,
      '--input-type=module',
      '-e',
      `const parts = [await import('drizzle-orm'), await import('drizzle-orm/pg-core'), await import('drizzle-orm/node-postgres')];
       const same = parts[0].sql === (await import('drizzle-orm/sql')).sql;
       console.log(JSON.stringify([same, parts.map(Object.keys)]));`,
    ],
    { encoding: 'utf8' },
  );

test('loads the same modules of the ORM, each once, as without it', () => {
  const found = names(`--import=${resolveHook}`);
  expect(found).toBe(names());
  expect(JSON.parse(found)[0]).toBe(true);
});
