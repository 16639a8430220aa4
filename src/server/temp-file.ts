import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives work the path of a file with these bytes, which is there for as long as it goes on. */
export type TempFiles = <T>(bytes: Buffer, work: (path: string) => Promise<T>) => Promise<T>;

/** Temporary files in a folder that is readable by this process's user alone. */
export const tempFilesIn =
  (folder: string): TempFiles =>
  (bytes, work) =>
    withTempFile(folder, bytes, work);

/**
 * Gives `work` the path of a file with these bytes, of mode 0600, and removes it afterwards. `folder`
 * is readable by this process's user alone.
 */
export async function withTempFile<T>(
  folder: string,
  bytes: Buffer,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
