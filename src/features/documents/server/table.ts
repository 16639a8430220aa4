import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FileCategory } from '#contract/guides.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { bytea, moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';
import { type StoredUnderstanding, understandingOf } from './stored-understanding.ts';

/** Whoever reads a row gets today's shape, whenever it was stored. */
const understanding = customType<{ data: Understanding; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (stored) => understandingOf(stored as StoredUnderstanding),
});

export const documents = pgTable(
  'documents',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    filename: text('filename').notNull(),
    category: text('category').$type<FileCategory>().notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of the uploaded bytes in hex. */
    sha256: text('sha256').notNull(),
    understanding: understanding('understanding').notNull(),
    /** Repeated out of the understanding, as `ready` and `asks` are, so that lists need not open it. */
    summary: text('summary').notNull(),
    ready: boolean('ready').notNull(),
    /** True where a question stops the analysis. */
    asks: boolean('asks').notNull().default(false),
    overrides: jsonb('overrides').$type<ReadOverrides>().notNull(),
    /** Identifies the reading that table and roles come from: equal choices give an equal value. */
    reading: text('reading').notNull(),
    sample: boolean('sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /**
     * When it was uploaded, uploaded again or chosen: the guide uses the latest of its category.
     */
    chosenAt: moment('chosen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('documents_chosen').on(table.ownerId, table.chosenAt),
    index('documents_same_file').on(table.ownerId, table.sha256),
    index('documents_newest').on(table.createdAt, table.id),
  ],
);

/** The bytes, apart so that lists never touch them. Both columns are AES-256-GCM boxes. */
export const documentBytes = pgTable(
  'document_bytes',
  {
    ownerId: uuid('owner_id').notNull(),
    documentId: uuid('document_id').notNull(),
    original: bytea('original').notNull(),
    /** The table as Parquet. */
    parquet: bytea('parquet').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.documentId] }),
    foreignKey({
      columns: [table.ownerId, table.documentId],
      foreignColumns: [documents.ownerId, documents.id],
    }).onDelete('cascade'),
  ],
);

/** The user's choices for files of one export format, reused for the next file of the same. */
export const readChoices = pgTable(
  'read_choices',
  {
    ownerId: ownerId(),
    fingerprint: text('fingerprint').notNull(),
    overrides: jsonb('overrides').$type<ReadOverrides>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.fingerprint] })],
);

export type DocumentRow = typeof documents.$inferSelect;
