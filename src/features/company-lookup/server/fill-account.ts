import { eq, sql } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { type UserRow, users } from '#server/session/table.ts';
import type { CompanyData, FilledField, LookupAnswer } from '../contract.ts';
import { compareWithOwn, filledValues } from '../model.ts';

/**
 * Saves what the account lacks of what the register has, and what is named in `replace`. Whatever
 * else differs is left as it is and given back.
 */
export async function fillAccount(
  deps: Dependencies,
  user: UserRow,
  data: CompanyData,
  replace: readonly FilledField[],
): Promise<Pick<LookupAnswer, 'saved' | 'differs'>> {
  const found = filledValues(data);
  const { missing, differs } = compareWithOwn(user, found);
  const replaced = differs.map(({ field }) => field).filter((field) => replace.includes(field));
  const saved = [...missing, ...replaced];
  if (saved.length > 0) {
    // What another tab has filled in meanwhile stays.
    const filled = missing.map((field) => [field, sql`coalesce(${users[field]}, ${found[field]})`]);
    const taken = replaced.map((field) => [field, found[field]]);
    await deps.database.db
      .update(users)
      .set(Object.fromEntries([...filled, ...taken]))
      .where(eq(users.id, user.id));
  }
  return { saved, differs: differs.filter(({ field }) => !replaced.includes(field)) };
}
