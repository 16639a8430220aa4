import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnalysisType } from '#contract/guides.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';
import type { AnalysisStage } from '../contract.ts';

/** Not ended. As text, not parameters: so PostgreSQL knows that the index of these fits. */
export const unfinished = (stage: SQLWrapper) => sql`${stage} not in ('done', 'failed')`;

/** Ended without a result; as text for the same reason. */
export const failed = (stage: SQLWrapper) => sql`${stage} = 'failed'`;

/** All analysis runs, frozen with their input. */
export const analyses = pgTable(
  'analyses',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    analysisType: text('analysis_type').$type<AnalysisType>().notNull(),
    stage: text('stage').$type<AnalysisStage>().notNull().default('queued'),
    percent: integer('percent').notNull().default(0),
    progressText: text('progress_text').notNull().default(''),
    /** Null without a file, or when it has been deleted since. */
    documentId: uuid('document_id'),
    /** The file's name and SHA-256, kept when the file is deleted. */
    document: text('document'),
    documentSha256: text('document_sha256'),
    /** The user's reading choices, and the reading that resulted. */
    overrides: jsonb('overrides').$type<ReadOverrides>(),
    reading: text('reading'),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    /** Other input, in the guide's own form. */
    basis: jsonb('basis').$type<object>(),
    engineVersion: text('engine_version').notNull(),
    result: jsonb('result').$type<ResultBasis>(),
    errorCode: text('error_code'),
    errorText: text('error_text'),
    sample: boolean('sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When work on it first began; null while it waits. */
    begunAt: moment('begun_at'),
    /** Child processes that it brought down. */
    crashes: integer('crashes').notNull().default(0),
    finishedAt: moment('finished_at'),
    /** When the one who waited for it left; null where nobody has. */
    leftAt: moment('left_at'),
    /** The caller's own name for the call that asked for it: asked for again, it is the same one. */
    requestKey: uuid('request_key'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('analyses_newest').on(table.ownerId, table.createdAt),
    uniqueIndex('analyses_request').on(table.ownerId, table.requestKey),
    index('analyses_newest_of_all').on(table.createdAt, table.id),
    index('analyses_failed').on(table.finishedAt).where(failed(table.stage)),
    // Looked through each minute by every worker: those that have ended are not in it.
    index('analyses_unfinished').on(table.ownerId, table.id).where(unfinished(table.stage)),
  ],
);

export type AnalysisRow = typeof analyses.$inferSelect;
