import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { documents } from '../table.ts';

/**
 * Prepares the list of an owner's files, those chosen last first, without their understandings. Building the statement
 * costs more than running it, so that it is built once.
 */
export function fileList(db: Database) {
  const latestFirst = db
    .select({
      id: documents.id,
      filename: documents.filename,
      category: documents.category,
      size: documents.size,
      // As the database writes them: see `isoTime`.
      createdAt: sql<string>`${documents.createdAt}`,
      chosenAt: sql<string>`${documents.chosenAt}`,
      summary: documents.summary,
      ready: documents.ready,
      asks: documents.asks,
      sample: documents.sample,
    })
    .from(documents)
    .where(eq(documents.ownerId, sql.placeholder('ownerId')))
    .orderBy(desc(documents.chosenAt), desc(documents.id))
    .prepare('documents_latest_first');
  return (ownerId: string) => latestFirst.execute({ ownerId });
}

/** A file as `fileList` gives it. */
export type ListedFile = Awaited<ReturnType<ReturnType<typeof fileList>>>[number];
