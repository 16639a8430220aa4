import { getTableColumns } from 'drizzle-orm';
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

const { result: _, ...allButResult } = getTableColumns(analyses);

/** What an analysis was made of and how it ended, without its result, which is hundreds of kilobytes. */
export type AnalysisHead = Omit<AnalysisRow, 'result'>;

/** The same for those who do not look at what it came to. */
export async function getAnalysisHead(
  db: Executor,
  ownerId: string,
  id: string,
): Promise<AnalysisHead | null> {
  const [row] = await db.select(allButResult).from(analyses).where(isOne(ownerId, id));
  return row ?? null;
}
