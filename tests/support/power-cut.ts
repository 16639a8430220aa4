import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A power cut leaves what was synced, and any part of the rest. Data files: each page as at the last
// checkpoint, as now, or torn by sectors between them. WAL: whole up to the last flush, then as now or
// nothing, sector by sector. What no flush covers (page LSN past it) was never written.

const PAGE = 8192;
const SECTOR = 512;
const SEGMENT = 16 * 1024 * 1024;
const half = () => Math.random() < 0.5;

/** Processes of the PostgreSQL in `folder`: the postmaster first. */
function processesOf(folder: string): number[] {
  const postmaster = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.split(' ').filter(Boolean).map(Number)];
}

function signal(pids: number[], name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // A connection's process may have ended by itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Stops the database where it stands, until the way back is called. */
export function freeze(folder: string): { go(): void; kill(): void } {
  const pids = processesOf(folder);
  signal(pids, 'SIGSTOP');
  // A process born between listing and stopping is found now: its parent has stopped.
  const all = [...new Set([...pids, ...processesOf(folder)])];
  signal(all, 'SIGSTOP');
  return { go: () => signal(all, 'SIGCONT'), kill: () => signal(all, 'SIGKILL') };
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

/** The folder's files but the WAL, taken right after a checkpoint: what is surely on the disk. */
export const synced = (folder: string) =>
  new Map(
    filesOf(folder)
      .filter((name) => !name.startsWith('pg_wal/'))
      .map((name) => [name, readFileSync(join(folder, name))]),
  );

/** `16/B374D848` as a number. */
export function lsn(text: string): number {
  const [high = '', low = ''] = text.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

const pageLsn = (page: Buffer) => page.readUInt32LE(0) * 2 ** 32 + page.readUInt32LE(4);

/** One page after the cut. */
function settle(before: Buffer, now: Buffer, flushed: number): Buffer {
  if (before.equals(now) || pageLsn(now) > flushed) return before;
  if (half()) return half() ? before : now;
  const torn = Buffer.from(before);
  for (let at = 0; at < PAGE; at += SECTOR) if (half()) now.copy(torn, at, at, at + SECTOR);
  return torn;
}

function cutDataFile(path: string, before: Buffer, flushed: number): void {
  const now = readFileSync(path);
  const pages: Buffer[] = [];
  const empty = Buffer.alloc(PAGE);
  // A file that has grown may have kept its old length.
  const length = half() ? now.length : Math.min(before.length, now.length);
  for (let at = 0; at + PAGE <= length; at += PAGE) {
    const old = at + PAGE <= before.length ? before.subarray(at, at + PAGE) : empty;
    pages.push(settle(old, now.subarray(at, at + PAGE), flushed));
  }
  writeFileSync(path, Buffer.concat(pages));
}

function cutWal(path: string, start: number, flushed: number): void {
  if (start + SEGMENT <= flushed) return;
  const bytes = readFileSync(path);
  for (let at = 0; at < bytes.length; at += SECTOR) {
    const lost = Math.max(at, flushed - start);
    if (lost < at + SECTOR && half()) bytes.fill(0, lost, at + SECTOR);
  }
  writeFileSync(path, bytes);
}

/** Leaves of the stopped database in `folder` what a power cut would. */
export function cutPower(folder: string, before: Map<string, Buffer>, flushed: number): void {
  const control = before.get('global/pg_control');
  if (!control?.equals(readFileSync(join(folder, 'global/pg_control')))) {
    throw new Error('Another checkpoint came in between: what is synced is no longer known.');
  }
  for (const name of filesOf(folder)) {
    const path = join(folder, name);
    const old = before.get(name);
    const segment = /^pg_wal\/[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/.exec(name);
    if (segment) {
      const [, high = '', low = ''] = segment;
      cutWal(path, lsn(`${high}/0`) + Number.parseInt(low, 16) * SEGMENT, flushed);
    } else if (/^(?:base\/\d+|global)\/\d+(?:_\w+)?(?:\.\d+)?$/.test(name)) {
      if (old === undefined && half()) rmSync(path);
      else cutDataFile(path, old ?? Buffer.alloc(0), flushed);
    } else if (!/^(?:postmaster\.|server\.log)/.test(name)) {
      if (old === undefined) rmSync(path);
      else writeFileSync(path, old);
    }
  }
}
