import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#contract/notices.ts';
import { bytea, moment } from '../db/columns.ts';
import { ownerId } from '../session/owner-id.ts';

/** Mails waiting to be sent, deleted when sent; those given up stay a week, to be tried again. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** Recipient, subject and text, sealed. */
    sealed: bytea('sealed').notNull(),
    writtenAt: moment('written_at').notNull(),
    /** When it was given up; null while it waits. */
    failedAt: moment('failed_at'),
    /** What the mail server said to the last try, without the recipient. */
    error: text('error'),
  },
  (table) => [index('outbox_failed').on(table.failedAt)],
);

/** Which mails an account's owner wants; without a row it is as the kind has it from the start. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    ownerId: ownerId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    wanted: boolean('wanted').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind] })],
);
