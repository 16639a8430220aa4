import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TABLE_SUFFIX } from './duckdb.ts';

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
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs < olderThanMilliseconds) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
