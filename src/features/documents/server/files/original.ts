import { failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { documentErrors } from '../../errors.ts';
import { documentBytes } from '../table.ts';
import { unseal } from './sealed.ts';
import { isBytesOf } from './where.ts';

/** The file as it was uploaded. Throws `documents.not_found`. */
export async function originalOf(
  { database, box }: Pick<Dependencies, 'database' | 'box'>,
  ownerId: string,
  id: string,
): Promise<Buffer> {
  const [row] = await database.db
    .select({ sealed: documentBytes.original })
    .from(documentBytes)
    .where(isBytesOf(ownerId, id));
  if (!row) throw failWith(documentErrors)('documents.not_found');
  return unseal(box, row.sealed, { ownerId, id, what: 'original' });
}
