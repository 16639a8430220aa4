import { readdir, readFile, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withFolder } from '#support/sales-table.ts';
import { withTempFile } from './temp-file.ts';

const bytes = Buffer.from('siffror');

it('has the bytes for its user alone while they are worked on, and nothing afterwards', () =>
  withFolder(async (folder) => {
    const read = await withTempFile(folder, bytes, async (path) => {
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      return readFile(path, 'utf8');
    });
    expect(read).toBe('siffror');
    expect(await readdir(folder)).toEqual([]);
  }));

it('leaves nothing of work that failed', () =>
  withFolder(async (folder) => {
    const failing = withTempFile(folder, bytes, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await readdir(folder)).toEqual([]);
  }));
