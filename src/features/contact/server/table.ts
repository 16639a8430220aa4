import { customType, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Messages from anyone; no owner, for who writes need not have an account. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** Everything that was typed, sealed. */
    sealed: bytea('sealed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('contact_messages_oldest').on(table.createdAt)],
);
