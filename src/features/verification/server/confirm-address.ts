import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { dropLinks, findLink, spendLink } from '#server/mailed-links/mailed-links.ts';
import { users } from '#server/session/table.ts';
import { verificationErrors } from '../contract.ts';

const fail = failWith(verificationErrors);

/**
 * Confirms the address a link was mailed to and returns whose it is. The same link again, from
 * another browser or by a program that opens links, ends as well as the first time.
 */
export async function confirmAddress(deps: Dependencies, token: string): Promise<string> {
  const { db } = deps.database;
  const link =
    (await findLink(deps, db, 'verify', token)) ??
    (await findLink(deps, db, 'change-email', token));
  const [user] = link ? await db.select().from(users).where(eq(users.id, link.userId)) : [];
  if (!user || !link || link.about === null) throw fail('verification.failed');
  if (link.about !== user.email) return changeAddress(deps, token, link.about, user.id);
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

/**
 * Gives an account the address that its link was mailed to; only a link made for that does. All
 * sessions end, and so do links mailed to the address before.
 */
async function changeAddress(
  deps: Dependencies,
  token: string,
  email: string,
  userId: string,
): Promise<string> {
  try {
    await inTransaction(deps.database.db, async (tx) => {
      if (!(await spendLink(deps, tx, 'change-email', token))) throw fail('verification.failed');
      await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
      await deps.sessions.endAll(userId, tx);
      await dropLinks(tx, userId, ['reset', 'verify', 'way-in']);
    });
  } catch (error) {
    // Taken since it was asked for: said as of any link that does not hold, to tell nobody of it.
    throw isUniqueViolation(error) ? fail('verification.failed') : error;
  }
  return userId;
}
