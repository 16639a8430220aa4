import { failWith } from '#contract/errors.ts';
import type { Executor } from '#server/db/database.ts';
import { documentErrors } from '../../errors.ts';
import { type DocumentRow, documents } from '../table.ts';
import { isFile } from './where.ts';

/** Deletes row, bytes and table. Throws `documents.not_found`. */
export async function removeFile(db: Executor, ownerId: string, id: string): Promise<DocumentRow> {
  const [gone] = await db.delete(documents).where(isFile(ownerId, id)).returning();
  if (!gone) throw failWith(documentErrors)('documents.not_found');
  return gone;
}
