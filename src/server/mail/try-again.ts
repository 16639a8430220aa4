import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { outbox } from './table.ts';

/** With the day that it waited before, a week: as long as the privacy page says. */
const KEPT_MS = 6 * 24 * 60 * 60 * 1000;

/** Lets a mail wait again that was given up, for another day from now; false where there is none. */
export async function reviveMail(tx: Executor, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(outbox)
    .set({ failedAt: null, error: null, writtenAt: now })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)));
  return rowCount === 1;
}

/** Deletes mails that were given up, a week after they were written. */
export async function sweepFailedMails({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS);
  await database.db.delete(outbox).where(lt(outbox.failedAt, before));
}
