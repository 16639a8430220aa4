import { and, eq, inArray } from 'drizzle-orm';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { Database } from '#server/db/database.ts';
import type { ActionTask, TaskChange } from '../contract.ts';
import { actionIds } from './marks.ts';
import { actionTasks } from './table.ts';

type Stored = typeof actionTasks.$inferSelect;

const taskOf = ({
  actionId,
  assignee,
  dueOn,
  note,
  assumption,
  changedAt,
}: Stored): ActionTask => ({
  ...{ actionId, assignee, dueOn, note, assumption },
  changedAt: changedAt.toISOString(),
});

/** What is settled of a plan's actions, in this plan or an earlier one. */
export async function tasksOf(db: Database, plan: AnalysisRow): Promise<ActionTask[]> {
  const ids = actionIds(plan);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(actionTasks)
    .where(and(eq(actionTasks.ownerId, plan.ownerId), inArray(actionTasks.actionId, ids)));
  return rows.map(taskOf);
}

/**
 * Saves who does an action, until when, a note and the assumption; four empty fields take it away. False where it has been changed since
 * `change.basedOn`, so that two windows do not write over each other.
 */
export async function saveTask(
  db: Database,
  ownerId: string,
  actionId: string,
  { basedOn, ...fields }: TaskChange,
  at: Date,
): Promise<boolean> {
  const { assignee, dueOn, note, assumption } = fields;
  const isEmpty = assignee === '' && dueOn === null && note === '' && assumption === null;
  const values = { ...fields, changedAt: at };
  const changed = { actionId: actionTasks.actionId };
  if (basedOn === null) {
    if (isEmpty) return true;
    const added = db.insert(actionTasks).values({ ownerId, actionId, ...values });
    return (await added.onConflictDoNothing().returning(changed)).length > 0;
  }
  const asItWas = and(
    eq(actionTasks.ownerId, ownerId),
    eq(actionTasks.actionId, actionId),
    eq(actionTasks.changedAt, new Date(basedOn)),
  );
  const rows = isEmpty
    ? await db.delete(actionTasks).where(asItWas).returning(changed)
    : await db.update(actionTasks).set(values).where(asItWas).returning(changed);
  return rows.length > 0;
}
