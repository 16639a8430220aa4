import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';
import type { ExportStage } from '../contract.ts';

/** Copies of all that an account has: at most one each, until it is too old or a newer is asked for. */
export const exports = pgTable(
  'exports',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    stage: text('stage').$type<ExportStage>().notNull().default('queued'),
    percent: integer('percent').notNull().default(0),
    /** The try that makes it: what an earlier one left is none of it. */
    attemptId: uuid('attempt_id'),
    /** Bytes and parts of the finished file; null before. */
    size: bigint('size', { mode: 'number' }),
    parts: integer('parts'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('exports_one_each').on(table.ownerId),
    index('exports_created_at').on(table.createdAt),
  ],
);

/** The file in parts, so that neither making nor fetching it takes memory for the whole. */
export const exportParts = pgTable(
  'export_parts',
  {
    ownerId: uuid('owner_id').notNull(),
    exportId: uuid('export_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    part: integer('part').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.exportId, table.attemptId, table.part] }),
    foreignKey({
      columns: [table.ownerId, table.exportId],
      foreignColumns: [exports.ownerId, exports.id],
    }).onDelete('cascade'),
  ],
);
