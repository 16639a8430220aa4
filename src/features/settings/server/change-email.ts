import { and, eq, ne, sql } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { forgetDevices } from '#features/account/server/known-devices.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { linkMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import {
  dropLinks,
  dropLinksSince,
  findLink,
  makeLink,
  spendLink,
} from '#server/mailed-links/mailed-links.ts';
import { type UserRow, users } from '#server/session/table.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { settingsErrors } from '../contract.ts';
import { settingsMailTexts as texts } from '../mail-texts.ts';

const fail = failWith(settingsErrors);

/** Each mails an address that the caller names, which may be anyone's. */
const CHANGES: Limit = { attempts: 5, windowSeconds: 3600 };

/** Counts a change of e-mail before anything is changed. Throws `settings.too_many_emails`. */
export async function countEmailChange({ throttle }: Dependencies, userId: string): Promise<void> {
  const wait = await throttle.count(`email-change:${userId}`, CHANGES);
  if (wait > 0) throw fail('settings.too_many_emails', { retryAfterSeconds: wait });
}

/**
 * Mails a link to the new address, and to the old one a link that takes the change back. The account
 * keeps its address until the first is used. Says the same whether the new one has an account.
 */
export async function beginEmailChange(
  deps: Dependencies,
  user: UserRow,
  email: string,
): Promise<void> {
  const { appUrl } = deps.config;
  const { announce, confirm } = texts;
  const mailIds = await inTransaction(deps.database.db, async (tx) => {
    const link = (purpose: 'change-email' | 'undo-email', about: string) =>
      makeLink(deps, tx, { purpose, userId: user.id, about });
    const confirmUrl = `${appUrl}/verify?token=${await link('change-email', email)}`;
    const undoUrl = `${appUrl}/verify?angra=${await link('undo-email', user.email)}`;
    const announced = { ...announce, text: announce.text(email) };
    return [
      await writeMail(deps, tx, linkMail(email, confirm, confirmUrl)),
      await writeMail(deps, tx, linkMail(user.email, announced, undoUrl)),
    ];
  });
  for (const id of mailIds) await sendSoon(deps, id);
}

/**
 * Takes an address from an account that never confirmed it, for one whose owner has: whoever changed
 * a stolen account's address could else sign up with the old one, and the change could not be undone.
 */
async function freeAddress(tx: Executor, email: string, userId: string): Promise<void> {
  const isHeld = eq(sql`lower(${users.email})`, email.toLowerCase());
  await tx
    .update(users)
    .set({ email: sql`${users.id} || '@utan-adress.invalid'` })
    .where(and(isHeld, eq(users.emailVerified, false), ne(users.id, userId)));
}

/**
 * Gives the account its former address back by the link mailed there, and returns whose and which.
 * Whoever changed it is logged out everywhere, and no link that was mailed since then holds.
 */
export async function undoEmailChange(
  deps: Dependencies,
  token: string,
): Promise<{ userId: string; email: string }> {
  const link = await findLink(deps, deps.database.db, 'undo-email', token);
  if (!link || link.used || link.about === null) throw fail('settings.link_invalid');
  const { userId, about: email } = link;
  try {
    await inTransaction(deps.database.db, async (tx) => {
      if (!(await spendLink(deps, tx, 'undo-email', token))) throw fail('settings.link_invalid');
      await freeAddress(tx, email, userId);
      await tx.update(users).set({ email }).where(eq(users.id, userId));
      await deps.sessions.endAll(userId, tx);
      await forgetDevices(tx, userId);
      await dropLinks(tx, userId, ['change-email', 'reset', 'way-in']);
      // Else a thief who changed it twice would take the owner's undoing back.
      await dropLinksSince(tx, userId, 'undo-email', link.createdAt);
    });
  } catch (error) {
    // Held by one who has confirmed it: then its reader has chosen another account for it.
    throw isUniqueViolation(error) ? fail('settings.link_invalid') : error;
  }
  return { userId, email };
}
