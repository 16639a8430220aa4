import type { QueryOutput } from '#contract/route.ts';
import type { Database } from '#server/db/database.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/http/csv.ts';
import type { adminContract } from '../../contract.ts';
import { listAudit } from './list-audit.ts';

const AT_A_TIME = 1000;
/** A spreadsheet takes a million rows; past this the filter is to be narrowed. */
const MOST_EXPORTED = 100_000;

const COLUMNS = [
  'createdAt',
  'event',
  'outcome',
  'actorId',
  'actor',
  'object',
  'address',
  'requestId',
] as const;

/** The filtered log as CSV, the newest first, some rows at a time. */
export async function* exportAudit(
  db: Database,
  query: QueryOutput<typeof adminContract.exportAudit>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let cursor: { before?: string; beforeId?: string } = {};
  for (let done = 0; done < MOST_EXPORTED; done += AT_A_TIME) {
    const rows = await listAudit(db, { ...query, ...cursor, limit: AT_A_TIME });
    yield rows.map((row) => csvLine(COLUMNS.map((column) => row[column]))).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_A_TIME) return;
    cursor = { before: last.createdAt, beforeId: last.id };
  }
}
