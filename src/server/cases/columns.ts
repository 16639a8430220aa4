import { type SQLWrapper, sql } from 'drizzle-orm';
import { bytea, moment } from '../db/columns.ts';

/** What the operator has done about something that somebody wrote, beside what they wrote. */
export const caseColumns = {
  /** When an operator first opened it. */
  readAt: moment('read_at'),
  /** When there was nothing more to do; null while it is open. */
  closedAt: moment('closed_at'),
  /** The operators' notes and answers, sealed. */
  thread: bytea('thread'),
};

/** As text, not parameters: so PostgreSQL knows that the index of these fits. */
export const isOpen = (closedAt: SQLWrapper) => sql`${closedAt} is null`;
