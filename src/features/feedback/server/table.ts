import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { caseColumns, isOpen } from '#server/cases/columns.ts';
import { users } from '#server/session/table.ts';

export const feedback = pgTable(
  'feedback',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    feedbackType: text('feedback_type').notNull(),
    category: text('category').notNull(),
    context: text('context').notNull(),
    contextId: text('context_id'),
    rating: integer('rating'),
    message: text('message'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    ...caseColumns,
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('feedback_newest').on(table.createdAt, table.id),
    index('feedback_open').on(table.createdAt).where(isOpen(table.closedAt)),
  ],
);
