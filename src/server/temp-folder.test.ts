import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isUniqueViolation } from './db/unique-violation.ts';
import { prepareTempFolder } from './temp-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'klarsikt-temp-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Above the largest id that Linux gives a process. */
const NOBODY = 2 ** 22 + 1;

function leave(name: string): string {
  const folder = join(dataDir, 'work', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'table.parquet'), 'hemligt');
  return folder;
}

test('tables are worked on in a folder that nobody else can read', () => {
  const folder = prepareTempFolder(dataDir);
  expect(folder).toBe(join(dataDir, 'work', String(process.pid)));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each([
  ['a process that was killed', String(NOBODY), false],
  ['an earlier process of the same id', String(process.pid), false],
  ['no process', 'skräp', false],
  ['a process that is at work', String(process.ppid), true],
])('what %s left behind stays only where it is in use', (_, name, stays) => {
  const folder = leave(name);
  prepareTempFolder(dataDir);
  expect(existsSync(join(folder, 'table.parquet'))).toBe(stays);
});

test.each([
  ['the error itself', Object.assign(new Error('x'), { code: '23505' }), true],
  [
    'a cause of it',
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '23505' }) }),
    true,
  ],
  ['another code', Object.assign(new Error('x'), { code: '23503' }), false],
  ['no code', new Error('23505'), false],
  ['no error', { code: '23505' }, false],
])('a value is taken where %s says so', (_, error, taken) => {
  expect(isUniqueViolation(error)).toBe(taken);
});
