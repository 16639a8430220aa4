import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ConsentAbout, ConsentChoice } from '#contract/consents.ts';
import { moment } from '../db/columns.ts';
import { ownerId } from '../session/owner-id.ts';

/** What an account's owner has agreed to, been told of or declined, and when. Rows are only added. */
export const consents = pgTable(
  'consents',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    about: text('about').$type<ConsentAbout>().notNull(),
    /** The day of the text that was in force, YYYY-MM-DD. */
    version: text('version').notNull(),
    choice: text('choice').$type<ConsentChoice>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('consents_newest').on(table.ownerId, table.about, table.at),
  ],
);
