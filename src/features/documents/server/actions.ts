import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { ReadOverrides } from '#engine/read/understanding.ts';
import { storable } from '#server/db/storable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { readingOf } from './reading-of.ts';
import type { DocumentStore } from './store.ts';
import type { DocumentRow } from './table.ts';

/** Reads `bytes`; a choice remembered for files of the same kind is used at once. */
async function readAsBefore(
  { reader }: Pick<Dependencies, 'reader'>,
  store: DocumentStore,
  ownerId: string,
  bytes: Buffer,
  filename: string,
) {
  const first = await reader.read(bytes, filename);
  const overrides = await store.rememberedChoice(ownerId, first.understanding.fingerprint);
  if (overrides === null) return { ...first, overrides: {} };
  try {
    return { ...(await reader.read(bytes, filename, overrides)), overrides };
  } catch (error) {
    // A choice that does not fit this file is no reason to refuse it: it is read as it is.
    if (error instanceof AppError) return { ...first, overrides: {} };
    throw error;
  }
}

/** Reads and stores one uploaded sales file. Nothing is kept of a file that cannot be read. */
export async function addSalesFile(
  deps: Pick<Dependencies, 'reader' | 'clock'>,
  store: DocumentStore,
  file: { ownerId: string; bytes: Buffer; filename: string; sample: boolean },
): Promise<DocumentRow> {
  const { ownerId, bytes, filename, sample } = file;
  const reading = await readAsBefore(deps, store, ownerId, bytes, filename);
  const understanding = storable(reading.understanding);
  const row: DocumentRow = {
    ownerId,
    id: randomUUID(),
    filename,
    category: 'sales',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    understanding,
    summary: understanding.summary,
    ready: understanding.ready,
    overrides: reading.overrides,
    reading: readingOf(reading.overrides),
    sample,
    createdAt: deps.clock(),
  };
  await store.add(row, { original: bytes, parquet: reading.table });
  return row;
}

/** Another sheet or header row makes other columns: roles chosen for the old ones are dropped. */
export function mergeOverrides(before: ReadOverrides, change: ReadOverrides): ReadOverrides {
  const newTable =
    (change.sheet !== undefined && change.sheet !== before.sheet) ||
    (change.headerRow !== undefined && change.headerRow !== before.headerRow);
  const roles = { ...(newTable ? {} : before.roles), ...change.roles };
  return { ...before, ...change, roles };
}

/** Reads a stored file again with what the user changed. */
export async function rereadFile(
  deps: Pick<Dependencies, 'reader'>,
  store: DocumentStore,
  row: DocumentRow,
  change: ReadOverrides,
): Promise<DocumentRow> {
  const overrides = mergeOverrides(row.overrides, change);
  const bytes = await store.original(row.ownerId, row.id);
  const { understanding, table } = await deps.reader.read(bytes, row.filename, overrides);
  const reading = { understanding: storable(understanding), overrides, parquet: table };
  await store.replaceReading(row, reading);
  return store.get(row.ownerId, row.id);
}
