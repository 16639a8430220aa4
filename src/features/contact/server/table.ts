import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { caseColumns, isOpen } from '#server/cases/columns.ts';
import { bytea, moment } from '#server/db/columns.ts';

/** Messages from anyone; no owner, since senders need no account. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** The form's fields, sealed. */
    sealed: bytea('sealed').notNull(),
    /** SHA-256 of the sender's address in lower case; null for what was stored before it was noted. */
    senderHash: text('sender_hash'),
    createdAt: moment('created_at').notNull(),
    ...caseColumns,
  },
  (table) => [
    index('contact_messages_oldest').on(table.createdAt),
    index('contact_messages_open').on(table.createdAt).where(isOpen(table.closedAt)),
    index('contact_messages_sender').on(table.senderHash),
  ],
);
