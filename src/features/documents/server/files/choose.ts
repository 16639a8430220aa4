import { failWith } from '#contract/errors.ts';
import type { Executor } from '#server/db/database.ts';
import { documentErrors } from '../../errors.ts';
import { type DocumentRow, documents } from '../table.ts';
import { isFile } from './where.ts';

/** Makes a file the one its guide uses. Throws `documents.not_found`. */
export async function chooseFile(
  db: Executor,
  ownerId: string,
  id: string,
  at: Date,
): Promise<DocumentRow> {
  const [row] = await db
    .update(documents)
    .set({ chosenAt: at })
    .where(isFile(ownerId, id))
    .returning();
  if (!row) throw failWith(documentErrors)('documents.not_found');
  return row;
}
