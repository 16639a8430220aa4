import { failWith } from '#contract/errors.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { documentErrors } from '../../contract.ts';
import { readingOf } from '../reading-of.ts';
import { type DocumentRow, documentBytes, documents } from '../table.ts';
import { rememberChoice } from './read-choice.ts';
import { seal } from './sealed.ts';
import { isBytesOf, isFile } from './where.ts';

/** Replaces what was understood of a stored file, and remembers the choice for its kind. Throws `documents.not_found`. */
export async function replaceReading(
  { database, box }: Pick<Dependencies, 'database' | 'box'>,
  row: DocumentRow,
  reading: { understanding: Understanding; overrides: ReadOverrides; parquet: Buffer },
): Promise<void> {
  const { ownerId, id } = row;
  const { understanding, overrides } = reading;
  const { summary, ready } = understanding;
  const parquet = seal(box, reading.parquet, { ownerId, id, what: 'parquet' });
  await inTransaction(database.db, async (tx) => {
    const updated = await tx
      .update(documents)
      .set({ understanding, overrides, summary, ready, reading: readingOf(overrides) })
      .where(isFile(ownerId, id))
      .returning({ id: documents.id });
    if (updated.length === 0) throw failWith(documentErrors)('documents.not_found');
    await tx.update(documentBytes).set({ parquet }).where(isBytesOf(ownerId, id));
    const kinds = new Set([row.understanding.fingerprint, understanding.fingerprint]);
    for (const fingerprint of kinds) await rememberChoice(tx, ownerId, fingerprint, overrides);
  });
}
