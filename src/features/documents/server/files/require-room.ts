import { and, count, eq, sum } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import type { Executor } from '#server/db/database.ts';
import { documentErrors } from '../../errors.ts';
import { type DocumentRow, documents } from '../table.ts';

const fail = failWith(documentErrors);

/** How many files of an owner are their own: the sample company's are not counted. */
export async function countFiles(db: Executor, ownerId: string): Promise<number> {
  const [held] = await db
    .select({ files: count() })
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), eq(documents.sample, false)));
  return held?.files ?? 0;
}

/** Throws `documents.full` when no further file of any plan is stored. */
async function requireUnfilled(db: Executor, ownerId: string): Promise<void> {
  const [held] = await db
    .select({ files: count(), bytes: sum(documents.size) })
    .from(documents)
    .where(eq(documents.ownerId, ownerId));
  const isFull = held && (held.files >= stored.files || Number(held.bytes) >= stored.fileBytes);
  if (isFull) throw fail('documents.full');
}

/** Throws `documents.limit` when the owner's plan allows no further file, `documents.full` when none does. */
export async function requireRoom(db: Executor, ownerId: string): Promise<void> {
  await requireUnfilled(db, ownerId);
  const { files: max } = await entitledTo(db, ownerId);
  if (max === null) return;
  const used = await countFiles(db, ownerId);
  if (used >= max) throw fail('documents.limit', { limit: { used, max, renews: null } });
}

/** Throws `sample.exists` when the owner already has the sample company's file of this category. */
export async function requireNoSample(
  db: Executor,
  ownerId: string,
  category: DocumentRow['category'],
): Promise<void> {
  const [held] = await db
    .select({ files: count() })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.sample, true),
        eq(documents.category, category),
      ),
    );
  if (held && held.files > 0) throw fail('sample.exists');
}
