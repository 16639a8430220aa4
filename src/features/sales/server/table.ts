import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SalesAnswers } from '#engine/metrics/sales/figures.ts';
import type { SalesResult } from '#engine/text/sales-result.ts';
import { users } from '#features/account/server/table.ts';
import type { AnalysisStage } from '../contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Every analysis run, frozen with what it was made from. */
export const analyses = pgTable(
  'analyses',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    analysisType: text('analysis_type').notNull(),
    stage: text('stage').$type<AnalysisStage>().notNull().default('queued'),
    percent: integer('percent').notNull().default(0),
    progressText: text('progress_text').notNull().default(''),
    /** Null when the file has been deleted since. */
    documentId: uuid('document_id'),
    documentSha256: text('document_sha256').notNull(),
    /** The reading the figures were computed from. */
    reading: text('reading'),
    answers: jsonb('answers').$type<SalesAnswers>().notNull(),
    result: jsonb('result').$type<SalesResult>(),
    errorCode: text('error_code'),
    errorText: text('error_text'),
    sample: boolean('sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('analyses_newest').on(table.ownerId, table.createdAt),
  ],
);

export type AnalysisRow = typeof analyses.$inferSelect;
