import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import type { ReadOverrides } from '#engine/table/understanding.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { withChange } from '../model.ts';
import { readingOf } from './reading-of.ts';
import type { DocumentStore } from './store.ts';
import type { DocumentRow } from './table.ts';

/** What a file in each category is read for. */
const purposes: Record<DocumentRow['category'], Purpose> = { sales: 'sales', kostnader: 'costs' };

/** Reads `bytes`; a choice remembered for files of the same kind is used at once. */
async function readAsBefore(
  { reader }: Pick<Dependencies, 'reader'>,
  store: DocumentStore,
  { ownerId, bytes, filename, category }: NewFile,
) {
  const purpose = purposes[category];
  const first = await reader.read(bytes, filename, {}, purpose);
  const overrides = await store.rememberedChoice(ownerId, first.understanding.fingerprint);
  if (overrides === null) return { ...first, overrides: {} };
  try {
    return { ...(await reader.read(bytes, filename, overrides, purpose)), overrides };
  } catch (error) {
    // A choice that does not fit this file is no reason to refuse it: it is read as it is.
    if (error instanceof AppError) return { ...first, overrides: {} };
    throw error;
  }
}

export interface NewFile {
  ownerId: string;
  bytes: Buffer;
  filename: string;
  category: DocumentRow['category'];
  sample: boolean;
}

/**
 * Reads and stores one uploaded file. Nothing is kept of a file that cannot be read; one that is stored
 * already (`known`) is only chosen again.
 */
export async function addFile(
  deps: Pick<Dependencies, 'database' | 'reader' | 'clock'>,
  store: DocumentStore,
  file: NewFile,
): Promise<{ row: DocumentRow; known: boolean }> {
  const { ownerId, bytes, filename, category, sample } = file;
  const now = deps.clock();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { db } = deps.database;
  if (!sample) {
    // Before the file is read, which takes the longest; `add` makes sure under the owner's lock.
    const same = await store.same(db, { ownerId, sha256, category, sample });
    if (same) return { row: await store.choose(db, ownerId, same.id, now), known: true };
    await store.requireRoom(db, ownerId);
  }
  const reading = await readAsBefore(deps, store, file);
  const understanding = stripUnstorable(reading.understanding);
  const row: DocumentRow = {
    ownerId,
    id: randomUUID(),
    filename,
    category,
    size: bytes.length,
    sha256,
    understanding,
    summary: understanding.summary,
    ready: understanding.ready,
    overrides: reading.overrides,
    reading: readingOf(reading.overrides),
    sample,
    createdAt: now,
    chosenAt: now,
  };
  return store.add(row, { original: bytes, parquet: reading.table });
}

/** Another sheet or header row makes other columns: roles chosen for the old ones are dropped. */
export function mergeOverrides(before: ReadOverrides, change: ReadOverrides): ReadOverrides {
  const newTable =
    (change.sheet !== undefined && change.sheet !== before.sheet) ||
    (change.headerRow !== undefined && change.headerRow !== before.headerRow);
  return withChange(newTable ? { ...before, roles: {} } : before, change);
}

/** A stored file as it reads with these choices; nothing is changed. */
export async function readStored(
  { reader }: Pick<Dependencies, 'reader'>,
  store: DocumentStore,
  { ownerId, id, filename, category }: DocumentRow,
  overrides: ReadOverrides,
) {
  const bytes = await store.original(ownerId, id);
  return reader.read(bytes, filename, overrides, purposes[category]);
}

/** Reads a stored file again with what the user changed. */
export async function rereadFile(
  deps: Pick<Dependencies, 'reader'>,
  store: DocumentStore,
  row: DocumentRow,
  change: ReadOverrides,
): Promise<DocumentRow> {
  const overrides = mergeOverrides(row.overrides, change);
  const { understanding, table } = await readStored(deps, store, row, overrides);
  const reading = { understanding: stripUnstorable(understanding), overrides, parquet: table };
  await store.replaceReading(row, reading);
  return store.get(row.ownerId, row.id);
}
