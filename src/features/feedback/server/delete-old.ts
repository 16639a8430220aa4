import { lt } from 'drizzle-orm';
import { keptFor, monthsBefore } from '#contract/retention.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { feedback } from './table.ts';

/** Deletes feedback older than the promised retention. */
export async function deleteOldFeedback({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const oldest = monthsBefore(clock(), keptFor.feedbackMonths);
  await database.db.delete(feedback).where(lt(feedback.createdAt, oldest));
}
