import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
