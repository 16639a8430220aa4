import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';
import type { ActionState } from '../contract.ts';

/** Every state an action has been given. An action has the same id in every plan. */
export const actionMarks = pgTable(
  'action_marks',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    /** The plan in which it was marked. */
    analysisId: uuid('analysis_id').notNull(),
    actionId: text('action_id').notNull(),
    state: text('state').$type<ActionState>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('action_marks_newest').on(table.ownerId, table.at),
  ],
);

/** Who does an action, until when, and what is noted of it. It follows the action into later plans. */
export const actionTasks = pgTable(
  'action_tasks',
  {
    ownerId: ownerId(),
    actionId: text('action_id').notNull(),
    assignee: text('assignee').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    note: text('note').notNull(),
    /** Per cent, as decimal text; null for that of the analysis. */
    assumption: text('assumption'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.actionId] })],
);
