import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/db/columns.ts';
import { users } from '#server/session/table.ts';

/** Devices that have signed in to an account: strangers' guesses do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's cookie in hex; the cookie itself is never stored. */
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_last_used_at').on(table.lastUsedAt),
  ],
);

/** Who buys Pro before there is an account: it is made when the purchase is paid. */
export const guestSignups = pgTable(
  'guest_signups',
  {
    /** The purchase's. */
    id: uuid('id').primaryKey(),
    /** SHA-256 in hex of what the browser holds; null once it has opened the first session. */
    claimHash: text('claim_hash'),
    /** The details with the password's hash, sealed; null once the account is made. */
    sealed: bytea('sealed'),
    accountId: uuid('account_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The account could not be made: its details were taken meanwhile. */
    failed: boolean('failed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('guest_signups_claim').on(table.claimHash),
    index('guest_signups_created').on(table.createdAt),
    index('guest_signups_account').on(table.accountId),
  ],
);
