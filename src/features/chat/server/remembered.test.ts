import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentOf, rememberedQuery } from './remembered.ts';

test('a statement that reads the same content is asked once, whichever opened table asks it', async () => {
  const query = vi.fn(async (sql: string) => [{ sql }]);
  const again = vi.fn(async (sql: string) => [{ sql }]);
  expect(await rememberedQuery(query, 'a')('SELECT 1')).toEqual([{ sql: 'SELECT 1' }]);
  expect(await rememberedQuery(again, 'a')('SELECT 1')).toEqual([{ sql: 'SELECT 1' }]);
  expect([query.mock.calls.length, again.mock.calls.length]).toEqual([1, 0]);
});

test('what makes a view is done in each opened table, and other content is asked anew', async () => {
  const query = vi.fn(async () => []);
  await rememberedQuery(query, 'b')('CREATE OR REPLACE VIEW sales AS SELECT 1');
  await rememberedQuery(query, 'b')('CREATE OR REPLACE VIEW sales AS SELECT 1');
  await rememberedQuery(query, 'b')('SELECT 1');
  await rememberedQuery(query, 'c')('SELECT 1');
  expect(query).toHaveBeenCalledTimes(4);
});

test('a statement that fails, or gives many rows, is asked again', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('no')));
  for (const _ of [1, 2])
    await expect(rememberedQuery(failing, 'd')('SELECT 1')).rejects.toThrow('no');
  expect(failing).toHaveBeenCalledTimes(2);
  const long = vi.fn(async () => Array.from({ length: 16_001 }, () => ({ a: 1 })));
  for (const _ of [1, 2]) await rememberedQuery(long, 'e')('SELECT 1');
  expect(long).toHaveBeenCalledTimes(2);
});

test('of many files the one asked longest ago is forgotten', async () => {
  const query = vi.fn(async () => []);
  for (const content of ['f', 'g', 'h', 'i', 'f', 'j', 'f', 'g'])
    await rememberedQuery(query, content)('SELECT 1');
  expect(query).toHaveBeenCalledTimes(6);
});

test('ten minutes after its last question a file is forgotten', async () => {
  vi.useFakeTimers();
  try {
    const query = vi.fn(async () => []);
    const ask = () => rememberedQuery(query, 'k')('SELECT 1');
    await ask();
    vi.advanceTimersByTime(599_000);
    await ask();
    vi.advanceTimersByTime(599_000);
    await ask();
    expect(query).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(601_000);
    await ask();
    expect(query).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('other rows, and the same rows read otherwise, are other content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-remembered-'));
  try {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    await writeFile(one, 'a');
    await writeFile(other, 'b');
    const of = await Promise.all([
      contentOf(one, { columns: 1 }),
      contentOf(one, { columns: 1 }),
      contentOf(one, { columns: 2 }),
      contentOf(other, { columns: 1 }),
    ]);
    expect(of[0]).toBe(of[1]);
    expect(new Set(of).size).toBe(3);
  } finally {
    await rm(folder, { recursive: true });
  }
});
