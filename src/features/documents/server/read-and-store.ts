import { createHash, randomUUID } from 'node:crypto';
import type { ReadFile } from '#adapters/file-reader/port.ts';
import { AppError } from '#contract/errors.ts';
import { fileCategories } from '#contract/guides.ts';
import { askWhose } from '#engine/read/ask-company.ts';
import { companyKey } from '#engine/table/company.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import { withChange } from '#engine/table/overrides.ts';
import { blockingQuestions } from '#engine/table/question.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { accountCompany } from './account-company.ts';
import { getFile } from './files/get.ts';
import { originalOf } from './files/original.ts';
import { rememberedChoice } from './files/read-choice.ts';
import { replaceReading } from './files/replace-reading.ts';
import { seal } from './files/sealed.ts';
import { chooseSameOrRequireRoom, storeFile } from './files/store.ts';
import { readingOf } from './reading-of.ts';
import type { DocumentRow } from './table.ts';

type ForReading = Pick<Dependencies, 'database' | 'box' | 'reader' | 'readQueue'>;

/** A file as read, and the choices it was read by. */
interface ReadWith extends ReadFile {
  overrides: ReadOverrides;
}

/** Reads `bytes`, applying the choice remembered for files of the same kind, and for files of the same company. */
async function readAsBefore(
  { reader, database: { db } }: Pick<Dependencies, 'reader' | 'database'>,
  { ownerId, bytes, filename, category }: NewFile,
): Promise<ReadWith> {
  const purpose = fileCategories[category];
  const first = await reader.read(bytes, filename, {}, purpose);
  const overrides = await rememberedChoice(db, ownerId, first.understanding.fingerprint);
  if (overrides === null) return withCompany(db, ownerId, { ...first, overrides: {} });
  try {
    const again = await reader.read(bytes, filename, overrides, purpose);
    return await withCompany(db, ownerId, { ...again, overrides });
  } catch (error) {
    // A remembered choice may not fit this file: it is then read without.
    if (error instanceof AppError) return withCompany(db, ownerId, { ...first, overrides: {} });
    throw error;
  }
}

/** With what was answered of an earlier file of the same company. */
async function withCompany(db: Executor, ownerId: string, read: ReadWith): Promise<ReadWith> {
  const { company } = read.understanding;
  const known = company ? await rememberedChoice(db, ownerId, companyKey(company)) : null;
  return known === null ? read : { ...read, overrides: withChange(read.overrides, known) };
}

/** What was understood, with the question of whose the file is. The sample company's is never asked about. */
async function understoodFor(
  db: Executor,
  { ownerId, sample }: Pick<DocumentRow, 'ownerId' | 'sample'>,
  { understanding, overrides }: Pick<ReadWith, 'understanding' | 'overrides'>,
): Promise<Understanding> {
  if (sample) return understanding;
  const account = await accountCompany(db, ownerId);
  return askWhose(understanding, account, overrides.choices?.company);
}

export interface NewFile {
  ownerId: string;
  bytes: Buffer;
  filename: string;
  category: DocumentRow['category'];
  sample: boolean;
}

/** Is given a file as it was read, before it is stored. */
export type OnRead = (row: DocumentRow, table: Buffer) => void;

/**
 * Reads and stores one uploaded file. Nothing is stored of an unreadable file; one already stored
 * (`known`) is only chosen again.
 */
export async function addFile(
  deps: ForReading & Pick<Dependencies, 'clock'> & { onRead?: OnRead },
  file: NewFile,
): Promise<{ row: DocumentRow; known: boolean }> {
  const { ownerId, bytes, filename, category, sample } = file;
  const now = deps.clock();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // Before the slow reading; `storeFile` looks again, since others may have been stored meanwhile.
  const same = await inTransaction(deps.database.db, (tx) =>
    chooseSameOrRequireRoom(tx, { ownerId, sha256, category, sample, chosenAt: now }),
  );
  if (same) return { row: same, known: true };
  const id = randomUUID();
  const place = { ownerId, id, what: 'original' } as const;
  // Sealed here while another process reads: each has a processor of its own.
  const [reading, original] = await deps.readQueue(ownerId, () =>
    Promise.all([readAsBefore(deps, file), seal(deps.box, bytes, place)]),
  );
  const understanding = stripUnstorable(await understoodFor(deps.database.db, file, reading));
  const row: DocumentRow = {
    ownerId,
    id,
    filename,
    category,
    size: bytes.length,
    sha256,
    understanding,
    summary: understanding.summary,
    ready: understanding.ready,
    asks: blockingQuestions(understanding).length > 0,
    overrides: reading.overrides,
    reading: readingOf(reading.overrides),
    sample,
    createdAt: now,
    chosenAt: now,
  };
  deps.onRead?.(row, reading.table);
  const parquet = await seal(deps.box, reading.table, { ownerId, id, what: 'parquet' });
  return storeFile(deps.database, row, { original, parquet });
}

/** Another sheet or header row gives other columns: roles chosen for the old ones are dropped. */
export function mergeOverrides(before: ReadOverrides, change: ReadOverrides): ReadOverrides {
  const newTable =
    (change.sheet !== undefined && change.sheet !== before.sheet) ||
    (change.headerRow !== undefined && change.headerRow !== before.headerRow);
  return withChange(newTable ? { ...before, roles: {} } : before, change);
}

/** Reads a stored file with these choices; stores nothing. */
export async function readStored(
  deps: ForReading,
  { ownerId, id, filename, category }: DocumentRow,
  overrides: ReadOverrides,
) {
  return deps.readQueue(ownerId, async () => {
    const bytes = await originalOf(deps, ownerId, id);
    return deps.reader.read(bytes, filename, overrides, fileCategories[category]);
  });
}

/** Reads a stored file again with what the user changed; of two changes made at once both hold. */
export async function rereadFile(
  deps: ForReading,
  { ownerId, id }: Pick<DocumentRow, 'ownerId' | 'id'>,
  change: ReadOverrides,
): Promise<DocumentRow> {
  while (true) {
    const row = await getFile(deps.database.db, ownerId, id);
    const overrides = mergeOverrides(row.overrides, change);
    const { understanding: read, table } = await readStored(deps, row, overrides);
    const whose = { understanding: read, overrides };
    const understanding = stripUnstorable(await understoodFor(deps.database.db, row, whose));
    const company = read.company ?? null;
    const reading = { understanding, overrides, parquet: table, company };
    if (await replaceReading(deps, row, reading)) return getFile(deps.database.db, ownerId, id);
  }
}
