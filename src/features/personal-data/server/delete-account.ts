import { eq } from 'drizzle-orm';
import { deleteMessagesFrom } from '#features/contact/server/from-sender.ts';
import { documentBytes } from '#features/documents/server/table.ts';
import { analyses } from '#features/guides/server/table.ts';
import type { Executor } from '#server/db/database.ts';
import { deleteInPieces } from '#server/db/delete-in-pieces.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { dropJobsOf } from '#server/jobs/drop-jobs.ts';
import { signalOnCommit } from '#server/jobs/signals.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { writeMail } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { type RemovalReason, removalMail } from '../mail-texts.ts';
import { deleteExport } from './export/delete.ts';

/** Files of 10 MB each, with their tables. */
const FILES_AT_ONCE = 10;

/**
 * Deletes an account with all it has, by whomever it is done; sessions end with it and work for it
 * stops. All of it goes with the transaction or none does. Returns the mail that says so, to be sent
 * soon after the commit; null where there is no such account.
 */
export async function deleteAccount(
  deps: Pick<Dependencies, 'box' | 'clock'>,
  tx: Executor,
  id: string,
  reason: RemovalReason,
): Promise<string | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) return null;
  // What computes for it hears of it when this is committed, and stops.
  const running = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(eq(analyses.ownerId, id));
  for (const analysis of running) await signalOnCommit(tx, analysis.id);
  await dropJobsOf(tx, id);
  await deleteInPieces(tx, documentBytes, eq(documentBytes.ownerId, id), FILES_AT_ONCE);
  await deleteExport(tx, id);
  // Anyone can write in another's name: only a confirmed address is known to be the owner's.
  if (user.emailVerified) await deleteMessagesFrom(deps, tx, user.email);
  await tx.delete(users).where(eq(users.id, id));
  return writeMail(deps, tx, noticeMail(user.email, removalMail(reason)));
}
