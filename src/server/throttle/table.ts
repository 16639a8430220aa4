import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Attempts of one kind by one account or network within one window. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEnds: moment('window_ends').notNull(),
    /** How many windows in a row ended in a block: each doubles the wait. */
    strikes: integer('strikes').notNull().default(0),
  },
  (table) => [index('throttles_window_ends').on(table.windowEnds)],
);
