import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeStaleLocks } from './stale-locks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-locks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, 'postmaster.pid');
const lockedBy = (pid: number | string) => {
  writeFileSync(lock(), `${pid}\n${folder}\n`);
  removeStaleLocks(folder, folder, 5432);
  return existsSync(lock());
};

describe('a lock file left behind', () => {
  it('goes where its process number is another program’s', () => {
    expect(lockedBy(process.pid)).toBe(false);
  });

  it('goes where its process has ended and nobody has noticed', async () => {
    // The shell becomes a program that never asks after the child it leaves.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: 'pipe' });
    try {
      const [printed] = await once(parent.stdout, 'data');
      const pid = Number(String(printed));
      const state = () => /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
      await expect.poll(state).toBe('Z');
      expect(lockedBy(pid)).toBe(false);
    } finally {
      parent.kill();
    }
  });

  it('stays where nothing is known of its process, for PostgreSQL to judge', () => {
    expect(lockedBy(4_194_305)).toBe(true);
    expect(lockedBy('inget nummer')).toBe(true);
  });
});
