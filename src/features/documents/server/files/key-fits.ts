import type { Dependencies } from '#server/dependencies.ts';
import { documentBytes } from '../table.ts';
import { unseal } from './sealed.ts';

/** Whether a stored table opens with this process's key; true where none is stored. */
export async function keyFits({
  database,
  box,
}: Pick<Dependencies, 'database' | 'box'>): Promise<boolean> {
  const [any] = await database.db
    .select({
      ownerId: documentBytes.ownerId,
      id: documentBytes.documentId,
      sealed: documentBytes.parquet,
    })
    .from(documentBytes)
    .limit(1);
  if (!any) return true;
  try {
    await unseal(box, any.sealed, { ownerId: any.ownerId, id: any.id, what: 'parquet' });
    return true;
  } catch {
    return false;
  }
}
