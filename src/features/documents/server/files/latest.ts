import { and, asc, desc, eq } from 'drizzle-orm';
import type { FileCategory } from '#contract/guides.ts';
import type { Executor } from '#server/db/database.ts';
import { type DocumentRow, documents } from '../table.ts';

/** The owner's file chosen last; the sample company's only where there is no other. */
export async function latestFile(
  db: Executor,
  ownerId: string,
  category: FileCategory,
): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), eq(documents.category, category)))
    .orderBy(asc(documents.sample), desc(documents.chosenAt), desc(documents.id))
    .limit(1);
  return row ?? null;
}
