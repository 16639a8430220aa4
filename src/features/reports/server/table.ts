import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { answerKinds } from '#features/guides/report-answers-contract.ts';
import { analyses } from '#features/guides/server/table.ts';
import { moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';
import type { IssuedContents } from '../check-contract.ts';

/** Links to reports for those without an account. A link goes with its analysis. */
export const reportLinks = pgTable(
  'report_links',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    analysisId: uuid('analysis_id').notNull(),
    /** SHA-256 of the token in hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** Argon2id; null without a password. */
    passwordHash: text('password_hash'),
    /** For whom, in the owner's words. */
    label: text('label').notNull(),
    /** Whether the rows behind its figures are shown. */
    rows: boolean('rows').notNull(),
    /** Whether those who have it may answer what the report states. */
    answers: boolean('answers').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    views: integer('views').notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('report_links_token').on(table.ownerId, table.tokenHash),
    index('report_links_analysis').on(table.ownerId, table.analysisId),
    index('report_links_expires_at').on(table.expiresAt),
    foreignKey({
      name: 'report_links_analysis_fk',
      columns: [table.ownerId, table.analysisId],
      foreignColumns: [analyses.ownerId, analyses.id],
    }).onDelete('cascade'),
  ],
);

export type ReportLinkRow = typeof reportLinks.$inferSelect;

/**
 * What was answered to statements of a report through a link. An answer goes with its analysis, never
 * with its link: to revoke that unsays nothing.
 */
export const reportAnswers = pgTable(
  'report_answers',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    analysisId: uuid('analysis_id').notNull(),
    /** The link that it came through, which may be gone. */
    linkId: uuid('link_id').notNull(),
    /** SHA-256 of the statement in hex: what was answered to is that and nothing later. */
    statement: text('statement').notNull(),
    /** The statement's heading then. */
    title: text('title').notNull(),
    kind: text('kind', { enum: answerKinds }).notNull(),
    text: text('text').notNull(),
    /** As the one who answered wrote it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('report_answers_analysis').on(table.ownerId, table.analysisId),
    foreignKey({
      name: 'report_answers_analysis_fk',
      columns: [table.ownerId, table.analysisId],
      foreignColumns: [analyses.ownerId, analyses.id],
    }).onDelete('cascade'),
  ],
);

/** Reports as they were handed out as PDF, once for each that differs. They go with their analysis. */
export const issuedReports = pgTable(
  'issued_reports',
  {
    ownerId: ownerId(),
    analysisId: uuid('analysis_id').notNull(),
    /** Of the bytes, in hex. */
    sha256: text('sha256').notNull(),
    /** Of a package of analyses: what was asked for, with which it has a code of its own; null of one analysis. */
    package: text('package'),
    /** The package's other analyses: it goes with each of them. */
    costsId: uuid('costs_id'),
    planId: uuid('plan_id'),
    /** What stands in them as the address of the check. */
    code: text('code').notNull(),
    contents: jsonb('contents').$type<IssuedContents>().notNull(),
    /** When it was first made. */
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.analysisId, table.sha256] }),
    index('issued_reports_code').on(table.ownerId, table.code),
    ...Object.entries({
      analysis: table.analysisId,
      costs: table.costsId,
      plan: table.planId,
    }).map(([name, of]) =>
      foreignKey({
        name: `issued_reports_${name}_fk`,
        columns: [table.ownerId, of],
        foreignColumns: [analyses.ownerId, analyses.id],
      }).onDelete('cascade'),
    ),
  ],
);
