import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Mails that have not been handed over yet; one that has, or never will be, is gone from here. */
export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  /** Receiver, subject and text, sealed. */
  sealed: bytea('sealed').notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true, mode: 'date' }).notNull(),
});
