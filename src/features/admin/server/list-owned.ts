import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryOutput, ResponseInput } from '#contract/route.ts';
import { documents } from '#features/documents/server/table.ts';
import { analyses } from '#features/guides/server/table.ts';
import type { Database } from '#server/db/database.ts';
import { beyond, exactTime, newestFirst } from '#server/db/keyset.ts';
import { users } from '#server/session/table.ts';
import type { adminContract } from '../contract.ts';
import { foundUsers } from './found-users.ts';

interface OwnedTable {
  ownerId: PgColumn;
  id: PgColumn;
  createdAt: PgColumn;
}

type Page = QueryOutput<typeof adminContract.documents> &
  QueryOutput<typeof adminContract.analyses>;

/** Whose each row is, as lists of all accounts show it. */
const owner = { companyName: users.companyName, userName: users.name };

/** The rows of one account, or of those that are searched for, after the page before. */
const onPage = (db: Database, { ownerId, id, createdAt }: OwnedTable, query: Page) =>
  and(
    query.userId === undefined ? undefined : eq(ownerId, query.userId),
    query.search === undefined ? undefined : inArray(ownerId, foundUsers(db, query.search)),
    beyond(createdAt, id, query),
  );

/** A page of all accounts' files, the newest first. */
export async function listDocuments(
  db: Database,
  query: QueryOutput<typeof adminContract.documents>,
): Promise<ResponseInput<typeof adminContract.documents>> {
  const rows = await db
    .select({
      ...owner,
      userId: documents.ownerId,
      id: documents.id,
      filename: documents.filename,
      category: documents.category,
      processed: documents.ready,
      sample: documents.sample,
      createdAt: exactTime(documents.createdAt),
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .where(onPage(db, documents, query))
    .orderBy(...newestFirst(documents.createdAt, documents.id))
    .limit(query.limit);
  return rows.map((row) => ({ ...row, uploadedAt: row.createdAt }));
}

/** A page of all accounts' analyses, the newest first. */
export async function listAllAnalyses(
  db: Database,
  query: QueryOutput<typeof adminContract.analyses>,
): Promise<ResponseInput<typeof adminContract.analyses>> {
  const rows = await db
    .select({
      ...owner,
      userId: analyses.ownerId,
      id: analyses.id,
      analysisType: analyses.analysisType,
      stage: analyses.stage,
      sample: analyses.sample,
      createdAt: exactTime(analyses.createdAt),
    })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.ownerId))
    .where(onPage(db, analyses, query))
    .orderBy(...newestFirst(analyses.createdAt, analyses.id))
    .limit(query.limit);
  return rows.map(({ stage, ...row }) => ({
    ...row,
    state: stage === 'done' || stage === 'failed' ? stage : 'unfinished',
  }));
}
