import { sql } from 'drizzle-orm';
import { documents } from '#features/documents/server/table.ts';
import { analyses } from '#features/guides/server/table.ts';
import type { Database } from '#server/db/database.ts';
import { isPaying, users } from '#server/session/table.ts';
import type { Total } from '../rows.ts';

/** Above it rows are not counted one by one. */
const COUNTED = 200_000;

/** How many rows a table or an index has, as the database last estimated; −1 where it never has. */
async function estimate(db: Database, name: string): Promise<number> {
  const { rows } = await db.execute<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = to_regclass(${`public.${name}`})`,
  );
  return rows[0]?.rows ?? -1;
}

async function totalOf(
  db: Database,
  name: string,
  count: () => PromiseLike<number>,
): Promise<Total> {
  const about = await estimate(db, name);
  return about > COUNTED
    ? { count: Math.round(about), exact: false }
    : { count: await count(), exact: true };
}

/** How much of each there is; what is too many to count at each look is estimated. */
export async function overview(db: Database) {
  return {
    users: await totalOf(db, 'users', () => db.$count(users)),
    activeSubscriptions: await totalOf(db, 'users_paying', () =>
      db.$count(users, isPaying(users.plan)),
    ),
    documents: await totalOf(db, 'documents', () => db.$count(documents)),
    analyses: await totalOf(db, 'analyses', () => db.$count(analyses)),
  };
}
