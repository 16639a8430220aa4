import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { common } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type UserRow, users } from '#server/session/table.ts';
import type { settingsContract } from '../contract.ts';
import { settingsTexts } from '../texts.ts';

type Change = z.output<typeof settingsContract.changeCompany.body>;

/** Changes the fields of the company profile that are given; an empty one is no longer known. */
export async function changeCompany(
  deps: Dependencies,
  user: UserRow,
  change: Change,
): Promise<UserRow> {
  if ((change.foundedYear ?? 0) > deps.clock().getFullYear()) {
    const text = settingsTexts.errors.future;
    throw common('request.invalid', { text, fields: { foundedYear: text } });
  }
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.length === 0) return user;
  const [changed] = await deps.database.db
    .update(users)
    .set(Object.fromEntries(given))
    .where(eq(users.id, user.id))
    .returning();
  return changed ?? user;
}
