import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/session/table.ts';
import type { ActionState } from '../contract.ts';

/** What has become of actions; every mark is kept. An action has the same id in every plan. */
export const actionMarks = pgTable(
  'action_marks',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The plan it was marked in. */
    analysisId: uuid('analysis_id').notNull(),
    actionId: text('action_id').notNull(),
    state: text('state').$type<ActionState>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('action_marks_newest').on(table.ownerId, table.at),
  ],
);
