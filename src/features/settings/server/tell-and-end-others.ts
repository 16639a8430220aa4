import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { writeMail } from '#server/mail/outbox.ts';
import type { SignedIn } from '#server/session/sessions.ts';

/**
 * Ends all sessions but this one and writes the owner what has changed, within `tx`; returns the
 * mail's id in the outbox.
 */
export async function tellAndEndOthers(
  deps: Dependencies,
  tx: Executor,
  { user, tokenHash }: SignedIn,
  notice: Parameters<typeof noticeMail>[1],
): Promise<string> {
  await deps.sessions.endAll(user.id, tx, tokenHash);
  return writeMail(deps, tx, noticeMail(user.email, notice));
}
