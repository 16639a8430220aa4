import { customType, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One box sealed at the first start, by which every later one knows that its key is the right one. */
export const keyChecks = pgTable('key_checks', {
  name: text('name').primaryKey(),
  sealed: bytea('sealed').notNull(),
});
