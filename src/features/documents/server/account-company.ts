import { eq } from 'drizzle-orm';
import { type Company, companyNumber } from '#engine/table/company.ts';
import type { Executor } from '#server/db/database.ts';
import { users } from '#server/session/table.ts';

/** The company that an account is for. */
export async function accountCompany(db: Executor, ownerId: string): Promise<Company> {
  const [user] = await db
    .select({ name: users.companyName, orgNumber: users.orgNumber })
    .from(users)
    .where(eq(users.id, ownerId));
  return { name: user?.name ?? null, number: companyNumber(user?.orgNumber ?? '') };
}
