import { and, eq } from 'drizzle-orm';
import { forgetDevices } from '#features/account/server/known-devices.ts';
import { requireStrongPassword } from '#features/account/server/weak-password.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { dropLinks } from '#server/mailed-links/mailed-links.ts';
import type { SignedIn } from '#server/session/sessions.ts';
import { users } from '#server/session/table.ts';
import { settingsMailTexts } from '../mail-texts.ts';
import { checkPassword, wrongPassword } from './check-password.ts';

/**
 * Sets a new password by the old one. All other sessions, known devices and mailed links end. Of
 * calls at once with one old password exactly one succeeds.
 */
export async function changePassword(
  deps: Dependencies,
  { user, tokenHash }: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  await checkPassword(deps, user, currentPassword);
  requireStrongPassword(password, user);
  const passwordHash = await deps.passwords.hash(password);
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    // Not by an old one that another call has replaced meanwhile.
    const isStillOld = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    const changed = await tx.update(users).set({ passwordHash }).where(isStillOld).returning();
    if (changed.length === 0) throw wrongPassword();
    await deps.sessions.endAll(user.id, tx, tokenHash);
    await forgetDevices(tx, user.id);
    await dropLinks(tx, user.id, ['reset', 'way-in', 'change-email']);
    return writeMail(deps, tx, noticeMail(user.email, settingsMailTexts.passwordChanged));
  });
  await sendSoon(deps, mailId);
}
