import { and } from 'drizzle-orm';
import { formatOrgNumber } from '#contract/org-number.ts';
import type { QueryOutput, ResponseInput } from '#contract/route.ts';
import type { Database } from '#server/db/database.ts';
import { beyond, exactTime, newestFirst } from '#server/db/keyset.ts';
import { users } from '#server/session/table.ts';
import type { adminContract } from '../contract.ts';
import { isFound } from './found-users.ts';

/** A page of accounts, the newest first. */
export async function listUsers(
  db: Database,
  query: QueryOutput<typeof adminContract.users>,
): Promise<ResponseInput<typeof adminContract.users>> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      orgNumber: users.orgNumber,
      companyName: users.companyName,
      plan: users.plan,
      role: users.role,
      emailVerified: users.emailVerified,
      subscriptionStatus: users.subscriptionStatus,
      createdAt: exactTime(users.createdAt),
    })
    .from(users)
    .where(
      and(
        query.search === undefined ? undefined : isFound(query.search),
        beyond(users.createdAt, users.id, query),
      ),
    )
    .orderBy(...newestFirst(users.createdAt, users.id))
    .limit(query.limit);
  return rows.map((row) => ({
    ...row,
    orgNumber: formatOrgNumber(row.orgNumber),
    firstName: row.name.trim().split(/\s+/)[0] ?? '',
  }));
}
