import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type DocumentRow, documentBytes, documents } from '../table.ts';
import { chooseFile } from './choose.ts';
import { lockOwner } from './lock-owner.ts';
import { requireNoSample, requireRoom } from './require-room.ts';
import { sameFile } from './same.ts';
import { isBytesOf } from './where.ts';

/**
 * The owner's file with the same bytes, now chosen, or null when there is room for a new one. Both
 * are looked at under the owner's lock, held until `tx` ends: a twin stored between the two would
 * else read as a full account. Throws `documents.limit`, `documents.full`, `sample.exists`.
 */
export async function chooseSameOrRequireRoom(
  tx: Executor,
  file: Pick<DocumentRow, 'ownerId' | 'sha256' | 'category' | 'sample' | 'chosenAt'>,
): Promise<DocumentRow | null> {
  const { ownerId, category, sample, chosenAt } = file;
  await lockOwner(tx, ownerId);
  const same = sample ? null : await sameFile(tx, file);
  if (same) return chooseFile(tx, ownerId, same.id, chosenAt);
  if (sample) await requireNoSample(tx, ownerId, category);
  else await requireRoom(tx, ownerId);
  return null;
}

/**
 * Stores row and sealed bytes in one transaction. A file already stored (`known`) is only chosen again.
 * Throws as `chooseSameOrRequireRoom`.
 */
export async function storeFile(
  { db }: Dependencies['database'],
  row: DocumentRow,
  sealed: { original: Buffer; parquet: Buffer },
): Promise<{ row: DocumentRow; known: boolean }> {
  const { ownerId, id } = row;
  return inTransaction(db, async (tx) => {
    const same = await chooseSameOrRequireRoom(tx, row);
    if (same) return { row: same, known: true };
    await tx.insert(documents).values(row);
    // Apart: what one call sends is copied together before others get their turn.
    const empty = Buffer.alloc(0);
    await tx.insert(documentBytes).values({ ownerId, documentId: id, ...sealed, original: empty });
    await tx.update(documentBytes).set({ original: sealed.original }).where(isBytesOf(ownerId, id));
    return { row, known: false };
  });
}
