import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../db/columns.ts';
import { users } from '../session/table.ts';

/** Links that were mailed to an account's owner, each for one purpose and to be used once. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    purpose: text('purpose').notNull(),
    /** What the link is about, sealed: an e-mail address. */
    sealed: bytea('sealed'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('mailed_links_expires_at').on(table.expiresAt),
  ],
);
