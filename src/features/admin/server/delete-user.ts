import { inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { common, failWith } from '#contract/errors.ts';
import { deleteAccount } from '#features/personal-data/server/delete-account.ts';
import { createAudit } from '#server/audit/audit.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { adminErrors } from '../contract.ts';

const fail = failWith(adminErrors);

/** Deletes an account for an administrator: never themselves, never another administrator. */
export async function deleteUser(
  deps: Dependencies,
  actorId: string,
  id: string,
  { ip, id: requestId }: Pick<FastifyRequest, 'ip' | 'id'>,
): Promise<void> {
  if (id === actorId) throw fail('admin.is_self');
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    // Locked in one order, so that nobody is granted or loses the role until this is done.
    const rows = await tx
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(inArray(users.id, [id, actorId]))
      .orderBy(users.id)
      .for('update');
    const roleOf = (of: string) => rows.find((row) => row.id === of)?.role;
    if (roleOf(actorId) !== 'admin') throw common('auth.forbidden');
    if (roleOf(id) === undefined) throw common('not_found');
    if (roleOf(id) === 'admin') throw fail('admin.is_admin');
    const written = await deleteAccount(deps, tx, id, 'operator');
    const entry = { actorId, event: 'admin.delete', object: id, outcome: 'ok' } as const;
    await createAudit(tx, deps.clock).record({ ...entry, address: ip, requestId });
    return written;
  });
  if (mailId !== null) await sendSoon(deps, mailId);
}
