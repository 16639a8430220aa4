import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { linkMail } from '#server/mail/letter.ts';
import { writeMail } from '#server/mail/outbox.ts';
import { makeLink } from '#server/mailed-links/mailed-links.ts';
import type { UserRow } from '#server/session/table.ts';
import { accountMailTexts } from '../mail-texts.ts';

/** Writes the mail that asks to confirm the account's address; returns its id in the outbox. */
export async function writeVerifyMail(
  deps: Dependencies,
  tx: Executor,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<string> {
  const token = await makeLink(deps, tx, { purpose: 'verify', userId: user.id, about: user.email });
  const url = `${deps.config.appUrl}/verify?token=${token}`;
  return writeMail(deps, tx, linkMail(user.email, accountMailTexts.verify, url));
}
