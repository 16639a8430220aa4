import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';
import { mailingForms, mailingOutcomes, rhythms } from '../contract.ts';

/** When a company's reports are mailed, and how; one at most of each company. */
export const mailings = pgTable(
  'mailings',
  {
    ownerId: ownerId().primaryKey(),
    rhythm: text('rhythm', { enum: rhythms }).notNull(),
    /** 1 (Monday) to 7 of a week, 1 to 31 of a month. */
    day: integer('day').notNull(),
    form: text('form', { enum: mailingForms }).notNull(),
    /** Argon2id, of the links; null without a password. */
    passwordHash: text('password_hash'),
    /** The same password, sealed: a PDF is locked with it. Null also where it was chosen for links before PDFs had one. */
    sealedPassword: bytea('sealed_password'),
    /** The job of the next time: each time has its own, and what is mailed for it is noted by the next. */
    runId: uuid('run_id').notNull(),
    nextAt: moment('next_at').notNull(),
    sentAt: moment('sent_at'),
    /** Analyses that were finished later are new; null before the first. */
    sentThrough: moment('sent_through'),
    /** What became of the latest time, and when. */
    outcome: text('outcome', { enum: mailingOutcomes }),
    outcomeAt: moment('outcome_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('mailings_next_at').on(table.nextAt)],
);

export type MailingRow = typeof mailings.$inferSelect;

/** Whom a company's reports are mailed to: nobody before they have confirmed it. */
export const mailingRecipients = pgTable(
  'mailing_recipients',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    address: text('address').notNull(),
    /** SHA-256 of the token that says yes, in hex; null when it is used. */
    confirmHash: text('confirm_hash'),
    /** SHA-256 of the token that stands in every mail, in hex, and that token, sealed. */
    leaveHash: text('leave_hash').notNull(),
    sealed: bytea('sealed').notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    leftAt: moment('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('mailing_recipients_leave').on(table.ownerId, table.leaveHash),
  ],
);
