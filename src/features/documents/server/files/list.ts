import { desc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { documents } from '../table.ts';

/** An owner's files, those chosen last first, without their understandings. */
export async function listFiles(db: Database, ownerId: string) {
  return db
    .select({
      id: documents.id,
      filename: documents.filename,
      category: documents.category,
      size: documents.size,
      createdAt: documents.createdAt,
      chosenAt: documents.chosenAt,
      summary: documents.summary,
      ready: documents.ready,
      asks: documents.asks,
      sample: documents.sample,
    })
    .from(documents)
    .where(eq(documents.ownerId, ownerId))
    .orderBy(desc(documents.chosenAt), desc(documents.id))
    .prepare('documents_latest_first')
    .execute();
}
