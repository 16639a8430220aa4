import {
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#contract/notices.ts';
import { users } from '../session/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    wanted: boolean('wanted').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind] })],
);
