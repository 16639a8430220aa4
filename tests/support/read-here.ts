import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parquetOf } from '#adapters/file-reader/parquet/write-parquet.ts';
import { readUpload } from '#adapters/file-reader/read-upload.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';

/**
 * Reads a file as the reader's child process does, but in this one: tests of hundreds would wait for
 * processes to start most of the time. Gives the path of the table, which is written into `folder`.
 * Throws ReadError where a file is refused.
 */
export async function readHere(
  bytes: Buffer,
  name: string,
  purpose: Purpose,
  folder: string,
  overrides: ReadOverrides = {},
) {
  const { understanding, table } = await readUpload(bytes, name, overrides, purpose);
  const parquet = join(await mkdtemp(join(folder, 'read-')), 'table.parquet');
  await writeFile(parquet, parquetOf(table));
  return { understanding, parquet };
}
