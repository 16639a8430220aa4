import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from '#server/session/owner-id.ts';
import { users } from '#server/session/table.ts';
import type { ModelPurpose } from '../contract.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Companies that have chosen whether a language model may write; nothing is sent for one without a row. */
export const modelChoices = pgTable('model_choices', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  allowed: boolean('allowed').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** Calls to the language model: reserved before they are made, settled after. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').notNull(),
    ownerId: ownerId(),
    purpose: text('purpose').$type<ModelPurpose>().notNull(),
    model: text('model').notNull(),
    state: text('state').$type<'reserved' | 'answered' | 'failed'>().notNull(),
    /** Why it failed. */
    reason: text('reason'),
    /** What it may take at most, held against the month until it is settled. */
    reservedTokens: integer('reserved_tokens').notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** Exactly what was sent. */
    sealed: bytes('sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was settled; null before that, and for calls of earlier releases. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    // The owner first, so that accounts can be parted over several databases.
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('model_calls_owner').on(table.ownerId, table.createdAt),
    index('model_calls_oldest').on(table.createdAt),
  ],
);
