import { eq } from 'drizzle-orm';
import { chosenIndustry, type IndustryChoice } from '#engine/books/benchmark/industry.ts';
import type { CompanyProfile } from '#engine/books/company.ts';
import type { Executor } from '#server/db/database.ts';
import { users } from '#server/session/table.ts';

/** What the owner's profile says of the company, to be frozen with an analysis of its files. */
export async function companyOf(db: Executor, ownerId: string): Promise<CompanyProfile> {
  const [user] = await db
    .select({
      form: users.companyForm,
      foundedYear: users.foundedYear,
      business: users.verksamhet,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  if (!user) throw new Error(`No account ${ownerId}`);
  return user;
}

/** The industry that the owner chose, to be frozen with an analysis of its files; null where none is. */
export async function industryOf(db: Executor, ownerId: string): Promise<IndustryChoice | null> {
  const [user] = await db
    .select({ industry: users.industry, employees: users.employees })
    .from(users)
    .where(eq(users.id, ownerId));
  return user === undefined ? null : chosenIndustry(user.industry, user.employees);
}
