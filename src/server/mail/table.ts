import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Mails waiting to be sent; deleted when sent or given up. */
export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  /** Recipient, subject and text, sealed. */
  sealed: bytea('sealed').notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true, mode: 'date' }).notNull(),
});
