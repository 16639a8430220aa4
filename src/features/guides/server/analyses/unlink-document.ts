import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { analyses } from '../table.ts';

/** Unlinks a deleted file; the analyses themselves are unchanged. */
export async function unlinkDocument(db: Executor, ownerId: string, id: string): Promise<void> {
  await db
    .update(analyses)
    .set({ documentId: null })
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.documentId, id)));
}
