import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { caseColumns, isOpen } from '#server/cases/columns.ts';
import { moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';

export const feedback = pgTable(
  'feedback',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    feedbackType: text('feedback_type').notNull(),
    category: text('category').notNull(),
    context: text('context').notNull(),
    contextId: text('context_id'),
    rating: integer('rating'),
    message: text('message'),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...caseColumns,
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('feedback_newest').on(table.createdAt, table.id),
    index('feedback_open').on(table.createdAt).where(isOpen(table.closedAt)),
  ],
);
