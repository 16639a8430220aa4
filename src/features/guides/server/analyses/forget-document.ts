import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { analyses } from '../table.ts';

/** Cuts the tie to a deleted file; the analysis itself is kept as it was. */
export async function forgetDocument(db: Executor, ownerId: string, id: string): Promise<void> {
  await db
    .update(analyses)
    .set({ documentId: null })
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.documentId, id)));
}
