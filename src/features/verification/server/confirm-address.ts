import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findLink, spendLink } from '#server/mailed-links/mailed-links.ts';
import { users } from '#server/session/table.ts';
import { verificationErrors } from '../contract.ts';

const fail = failWith(verificationErrors);

/**
 * Confirms the address a link was mailed to and returns whose it is. The same link again, from
 * another browser or by a program that opens links, ends as well as the first time.
 */
export async function confirmAddress(deps: Dependencies, token: string): Promise<string> {
  const { db } = deps.database;
  const link = await findLink(deps, db, 'verify', token);
  const [user] = link ? await db.select().from(users).where(eq(users.id, link.userId)) : [];
  if (!user || link?.about !== user.email) throw fail('verification.failed');
  if (user.emailVerified) return user.id;
  try {
    await inTransaction(db, async (tx) => {
      await spendLink(deps, tx, 'verify', token);
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? fail('verification.number_taken') : error;
  }
  return user.id;
}
