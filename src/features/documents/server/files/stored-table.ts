import { and, eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { documentErrors } from '../../errors.ts';
import { type DocumentRow, documentBytes, documents } from '../table.ts';
import { unseal } from './sealed.ts';
import { isFile } from './where.ts';

/**
 * A document with its table in one query, so that a concurrent reread cannot mix the columns of one
 * reading with the values of another. Throws `documents.not_found`.
 */
export async function storedTable(
  { database, box }: Pick<Dependencies, 'database' | 'box'>,
  ownerId: string,
  id: string,
): Promise<{ row: DocumentRow; parquet: Buffer }> {
  const [found] = await database.db
    .select({ row: documents, sealed: documentBytes.parquet })
    .from(documents)
    .innerJoin(
      documentBytes,
      and(eq(documentBytes.ownerId, documents.ownerId), eq(documentBytes.documentId, documents.id)),
    )
    .where(isFile(ownerId, id));
  if (!found) throw failWith(documentErrors)('documents.not_found');
  const parquet = await unseal(box, found.sealed, { ownerId, id, what: 'parquet' });
  return { row: found.row, parquet };
}
