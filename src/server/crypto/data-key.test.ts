import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDataKey } from './data-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first start makes a key that every later start opens the files with', () => {
  const dataDir = join(folder, 'ny', 'data');
  const key = loadDataKey(null, dataDir);
  expect(key).toHaveLength(32);
  expect(loadDataKey(null, dataDir)).toEqual(key);
  expect(loadDataKey(null, join(folder, 'annan'))).not.toEqual(key);
});

test('the key is for its owner alone, whole, and nothing is left beside it', () => {
  const key = loadDataKey(null, folder);
  expect(readdirSync(folder)).toEqual(['data.key']);
  expect(statSync(join(folder, 'data.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'data.key'), 'utf8')).toBe(`${key.toString('base64')}\n`);
});

test('a key that the operator gives is used and nothing is written', () => {
  const given = randomBytes(32);
  expect(loadDataKey(given.toString('base64'), folder)).toEqual(given);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['empty', ''],
  ['cut', randomBytes(20).toString('base64')],
  ['of something else', 'inte en nyckel'],
  ['too long', randomBytes(33).toString('base64')],
])('a key file that is %s is never written over: the files would be lost', (_, content) => {
  const file = join(folder, 'data.key');
  writeFileSync(file, content);
  expect(() => loadDataKey(null, folder)).toThrow(
    /data\.key är skadad: .*Återställ den från en säkerhetskopia/,
  );
  expect(readFileSync(file, 'utf8')).toBe(content);
});
