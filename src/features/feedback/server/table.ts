import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
