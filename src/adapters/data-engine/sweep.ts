import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TABLE_SUFFIX } from './duckdb.ts';

/** When a file was last written, in milliseconds; null where another process has removed it meanwhile. */
async function lastChanged(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Removes tables that a killed process left in its folder; called at start and now and then.
 * Only files with our ending, and older than `olderThanMilliseconds`, are touched. Returns how many went.
 */
export async function sweepTables(
  folder: string,
  { now, olderThanMilliseconds }: { now: number; olderThanMilliseconds: number },
): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(TABLE_SUFFIX));
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const changed = await lastChanged(path);
    if (changed === null || now - changed < olderThanMilliseconds) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
