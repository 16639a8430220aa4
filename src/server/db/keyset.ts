import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The last row of the page before, by time and id. */
interface Cursor {
  before?: string | undefined;
  beforeId?: string | number | undefined;
}

/** A moment to the microsecond: what a page goes on from must not be rounded. */
export const exactTime = (at: SQLWrapper) =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The rows after the cursor in a list with the newest first; all of them without one. */
export function beyond(at: SQLWrapper, id: SQLWrapper, cursor: Cursor): SQL | undefined {
  const { before, beforeId } = cursor;
  if (before === undefined) return undefined;
  if (beforeId === undefined) return sql`${at} < ${before}::timestamptz`;
  return sql`(${at}, ${id}) < (${before}::timestamptz, ${beforeId})`;
}

/** The newest first, and by id within one moment. */
export const newestFirst = (at: SQLWrapper, id: SQLWrapper): [SQL, SQL] => [
  sql`${at} desc`,
  sql`${id} desc`,
];

/** A pattern of `like` that finds a text anywhere, whatever signs are in it. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
