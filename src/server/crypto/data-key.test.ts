import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDataKeys, writeDataKeys } from './data-key.ts';

const loadFrom = (dataDir: string) =>
  loadDataKeys({ dataKey: null, otherDataKeys: [] }, dataDir).key;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first start makes a key that every later start opens the files with', () => {
  const dataDir = join(folder, 'ny', 'data');
  const key = loadFrom(dataDir);
  expect(key).toHaveLength(32);
  expect(loadFrom(dataDir)).toEqual(key);
  expect(loadFrom(join(folder, 'annan'))).not.toEqual(key);
});

test('the key is for its owner alone, whole, and nothing is left beside it', () => {
  const key = loadFrom(folder);
  expect(readdirSync(folder)).toEqual(['data.key']);
  expect(statSync(join(folder, 'data.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'data.key'), 'utf8')).toBe(`${key.toString('base64')}\n`);
});

test('a key that the operator gives is used and nothing is written', () => {
  const given = randomBytes(32);
  expect(
    loadDataKeys({ dataKey: given.toString('base64'), otherDataKeys: [] }, folder).key,
  ).toEqual(given);
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
  expect(() => loadFrom(folder)).toThrow(
    /data\.key är skadad: .*Återställ den från en säkerhetskopia/,
  );
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('while the key is changed there are two, the one that seals first', () => {
  const [fresh, old] = [randomBytes(32), randomBytes(32)];
  writeDataKeys(folder, [fresh, old]);
  const given = { dataKey: null, otherDataKeys: [] };
  expect(loadDataKeys(given, folder)).toEqual({ key: fresh, others: [old] });
  writeDataKeys(folder, [fresh]);
  expect(loadDataKeys(given, folder)).toEqual({ key: fresh, others: [] });
  expect(readdirSync(folder)).toEqual(['data.key']);
  expect(statSync(join(folder, 'data.key')).mode & 0o777).toBe(0o600);
});
