import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../db/columns.ts';

/** One box sealed at the first start, by which every later one knows that its key is the right one. */
export const keyChecks = pgTable('key_checks', {
  name: text('name').primaryKey(),
  sealed: bytea('sealed').notNull(),
});
