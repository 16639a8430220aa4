import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../db/columns.ts';
import { users } from '../session/table.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What an account shares with its authenticator app. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: owner().primaryKey(),
  sealed: bytea('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When a code of the app was first given; asked for at login from then on. */
  confirmedAt: moment('confirmed_at'),
  /** The step of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Codes for who has lost the app or the passkey; each is deleted when it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    /** The code's first character, which tells it from the account's others. */
    place: integer('place').notNull(),
    /** Argon2id, salted. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    userId: owner(),
    /** The authenticator's id of it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it was used; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it, parted by commas. */
    transports: text('transports').notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.credentialId] })],
);

/** What a passkey is asked to sign, once. Whoever logs in without a password is not known yet. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['login', 'prove', 'register'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expires_at').on(table.expiresAt),
    index('passkey_challenges_user_id').on(table.userId),
  ],
);
