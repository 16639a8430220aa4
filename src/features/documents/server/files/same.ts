import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type DocumentRow, documents } from '../table.ts';

/** The owner's file with exactly these bytes in the same category; null without one. */
export async function sameFile(
  db: Executor,
  file: Pick<DocumentRow, 'ownerId' | 'sha256' | 'category' | 'sample'>,
): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, file.ownerId),
        eq(documents.sha256, file.sha256),
        eq(documents.category, file.category),
        eq(documents.sample, file.sample),
      ),
    );
  return row ?? null;
}
