import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { guideOfType } from '#contract/guides.ts';
import { stored } from '#contract/limits.ts';
import { actionId } from '#engine/advice/action-id.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { Database } from '#server/db/database.ts';
import type { ActionMark, ActionState } from '../contract.ts';
import { actionMarks } from './table.ts';

/** The ids of a plan's actions, short term first, or of an analysis's recommendations as a plan has them. */
export function actionIds({ analysisType, result }: AnalysisRow): string[] {
  const guide = guideOfType(analysisType);
  if (guide !== 'plan') return (result?.advice ?? []).map(({ id }) => actionId(guide, id));
  const plan = result as ActionsResult | null;
  return [...(plan?.shortTerm ?? []), ...(plan?.longTerm ?? [])].map(({ id }) => id);
}

/** All marks of a plan's actions, newest first, including those made in earlier plans. */
export async function marksOf(db: Database, plan: AnalysisRow): Promise<ActionMark[]> {
  const ids = actionIds(plan);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(actionMarks)
    .where(and(eq(actionMarks.ownerId, plan.ownerId), inArray(actionMarks.actionId, ids)))
    .orderBy(desc(actionMarks.at), desc(actionMarks.id));
  return rows.map(({ actionId, state, at, analysisId }) => ({
    actionId,
    state,
    at: at.toISOString(),
    earlier: analysisId !== plan.id,
  }));
}

/** The newest mark of each action; `marks` are newest first. */
export function currentOf(marks: readonly ActionMark[]): ActionMark[] {
  const seen = new Set<string>();
  return marks.filter(({ actionId }) => {
    const again = seen.has(actionId);
    seen.add(actionId);
    return !again;
  });
}

/** Adds a mark; past how many there may be, the oldest goes. */
export async function addMark(
  db: Database,
  plan: Pick<AnalysisRow, 'ownerId' | 'id'>,
  actionId: string,
  state: ActionState,
  at: Date,
): Promise<void> {
  const { ownerId, id: analysisId } = plan;
  await db
    .insert(actionMarks)
    .values({ ownerId, id: randomUUID(), analysisId, actionId, state, at });
  const oldest = db
    .select({ id: actionMarks.id })
    .from(actionMarks)
    .where(eq(actionMarks.ownerId, ownerId))
    .orderBy(desc(actionMarks.at), desc(actionMarks.id))
    .offset(stored.actionMarks);
  await db
    .delete(actionMarks)
    .where(and(eq(actionMarks.ownerId, ownerId), inArray(actionMarks.id, oldest)));
}
