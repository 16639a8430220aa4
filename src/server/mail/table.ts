import { customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Mails waiting to be sent, deleted when sent; those given up stay a week, to be tried again. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** Recipient, subject and text, sealed. */
    sealed: bytea('sealed').notNull(),
    writtenAt: moment('written_at').notNull(),
    /** When it was given up; null while it waits. */
    failedAt: moment('failed_at'),
    /** What the mail server said to the last try, without the recipient. */
    error: text('error'),
  },
  (table) => [index('outbox_failed').on(table.failedAt)],
);
