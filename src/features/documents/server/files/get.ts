import { failWith } from '#contract/errors.ts';
import type { Executor } from '#server/db/database.ts';
import { documentErrors } from '../../errors.ts';
import { type DocumentRow, documents } from '../table.ts';
import { isFile } from './where.ts';

/** Throws `documents.not_found` both for a missing document and another owner's. */
export async function getFile(db: Executor, ownerId: string, id: string): Promise<DocumentRow> {
  const [row] = await db.select().from(documents).where(isFile(ownerId, id));
  if (!row) throw failWith(documentErrors)('documents.not_found');
  return row;
}
