import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';

export const formAnswers = pgTable(
  'form_answers',
  {
    ownerId: ownerId(),
    form: text('form').notNull(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    /** True while the answers are the sample company's. */
    sample: boolean('sample').notNull().default(false),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.form] })],
);
