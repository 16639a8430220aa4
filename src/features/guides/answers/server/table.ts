import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/session/table.ts';

export const formAnswers = pgTable(
  'form_answers',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: text('form').notNull(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    /** True while the answers are the sample company's. */
    sample: boolean('sample').notNull().default(false),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.form] })],
);
