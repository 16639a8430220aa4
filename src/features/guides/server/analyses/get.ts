import type { Executor } from '#server/db/database.ts';
import { type AnalysisRow, analyses } from '../table.ts';
import { isOne } from './where.ts';

/** An analysis in any stage; null both for a missing one and another owner's. */
export async function getAnalysis(
  db: Executor,
  ownerId: string,
  id: string,
): Promise<AnalysisRow | null> {
  const [row] = await db.select().from(analyses).where(isOne(ownerId, id));
  return row ?? null;
}
