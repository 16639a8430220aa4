import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { forgetDevices } from '#features/account/server/known-devices.ts';
import { openLogin } from '#features/account/server/login-limits.ts';
import { requireStrongPassword } from '#features/account/server/weak-password.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { asksForMore, dropFactors, factorsOf } from '#server/factors/factors.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { dropLinks, findLink, spendLink } from '#server/mailed-links/mailed-links.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { recoveryErrors } from '../contract.ts';
import { passwordChanged, passwordChangedAlone } from '../mail-texts.ts';

const fail = failWith(recoveryErrors);

/**
 * Whoever signs up with another's address may set up a second factor before its reader hears of it,
 * who would then be kept out, and the other let in: of an address that was never confirmed none is
 * kept. Returns whether there was any.
 */
async function dropStrangersFactors(tx: Executor, user: UserRow): Promise<boolean> {
  if (user.emailVerified || !asksForMore(await factorsOf(tx, user.id))) return false;
  await dropFactors(tx, user.id);
  return true;
}

/**
 * Sets a new password by a mailed link and returns whose. All sessions, known devices and other
 * links of the account end: whoever reads the owner's mail is the owner, and nobody else stays in.
 * Of parallel calls with one link exactly one succeeds.
 */
export async function resetPassword(
  deps: Dependencies,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const link = await findLink(deps, deps.database.db, 'reset', token);
  const [user] = link
    ? await deps.database.db.select().from(users).where(eq(users.id, link.userId))
    : [];
  if (!link || link.used || !user) throw fail('recovery.link_invalid');
  requireStrongPassword(password, user);
  const passwordHash = await deps.passwords.hash(password);
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    if (!(await spendLink(deps, tx, 'reset', token))) throw fail('recovery.link_invalid');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await deps.sessions.endAll(user.id, tx);
    await forgetDevices(tx, user.id);
    await dropLinks(tx, user.id, ['way-in', 'change-email']);
    const wasGuarded = await dropStrangersFactors(tx, user);
    const notice = wasGuarded ? passwordChangedAlone : passwordChanged;
    return writeMail(deps, tx, noticeMail(user.email, notice));
  });
  await openLogin(deps, user.email);
  await sendSoon(deps, mailId);
  return user.id;
}
