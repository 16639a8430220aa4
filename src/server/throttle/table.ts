import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts of one kind by one account or network within one window. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEnds: timestamp('window_ends', { withTimezone: true, mode: 'date' }).notNull(),
    /** How many windows in a row ended in a block: each doubles the wait. */
    strikes: integer('strikes').notNull().default(0),
  },
  (table) => [index('throttles_window_ends').on(table.windowEnds)],
);
