import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type DocumentRow, documentBytes, documents } from '../table.ts';
import { chooseFile } from './choose.ts';
import { lockOwner } from './lock-owner.ts';
import { requireNoSample, requireRoom } from './require-room.ts';
import { sameFile } from './same.ts';
import { seal } from './sealed.ts';

/**
 * Stores row and bytes in one transaction, under the owner's lock so that the limit is kept. A file
 * already stored (`known`) is only chosen again. Throws `documents.limit`, `sample.exists`.
 */
export async function storeFile(
  { database, box }: Pick<Dependencies, 'database' | 'box'>,
  row: DocumentRow,
  bytes: { original: Buffer; parquet: Buffer },
): Promise<{ row: DocumentRow; known: boolean }> {
  const { ownerId, id, sample } = row;
  const sealed = {
    original: seal(box, bytes.original, { ownerId, id, what: 'original' }),
    parquet: seal(box, bytes.parquet, { ownerId, id, what: 'parquet' }),
  };
  return inTransaction(database.db, async (tx) => {
    await lockOwner(tx, ownerId);
    const same = sample ? null : await sameFile(tx, row);
    if (same) return { row: await chooseFile(tx, ownerId, same.id, row.chosenAt), known: true };
    if (sample) await requireNoSample(tx, ownerId);
    else await requireRoom(tx, ownerId);
    await tx.insert(documents).values(row);
    await tx.insert(documentBytes).values({ ownerId, documentId: id, ...sealed });
    return { row, known: false };
  });
}
