import { and, eq, inArray } from 'drizzle-orm';
import type { QueryOutput, ResponseInput } from '#contract/route.ts';
import { documents } from '#features/documents/server/table.ts';
import type { Database } from '#server/db/database.ts';
import { beyond, exactTime, newestFirst } from '#server/db/keyset.ts';
import { users } from '#server/session/table.ts';
import type { adminContract } from '../contract.ts';
import { foundUsers } from './found-users.ts';

/** A page of all accounts' files, the newest first. */
export async function listDocuments(
  db: Database,
  query: QueryOutput<typeof adminContract.documents>,
): Promise<ResponseInput<typeof adminContract.documents>> {
  const { userId, search } = query;
  const rows = await db
    .select({
      userId: documents.ownerId,
      companyName: users.companyName,
      userName: users.name,
      id: documents.id,
      filename: documents.filename,
      category: documents.category,
      processed: documents.ready,
      sample: documents.sample,
      createdAt: exactTime(documents.createdAt),
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .where(
      and(
        userId === undefined ? undefined : eq(documents.ownerId, userId),
        search === undefined ? undefined : inArray(documents.ownerId, foundUsers(db, search)),
        beyond(documents.createdAt, documents.id, query),
      ),
    )
    .orderBy(...newestFirst(documents.createdAt, documents.id))
    .limit(query.limit);
  return rows.map((row) => ({ ...row, uploadedAt: row.createdAt }));
}
