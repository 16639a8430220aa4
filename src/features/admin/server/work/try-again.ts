import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { common } from '#contract/errors.ts';
import { reopenAnalysis } from '#features/guides/server/analyses/reopen.ts';
import { createAudit } from '#server/audit/audit.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { outbox } from '#server/mail/table.ts';
import { reviveMail } from '#server/mail/try-again.ts';

interface Asked {
  actorId: string;
  request: Pick<FastifyRequest, 'ip' | 'id'>;
}

/** Does `work` and notes it, or throws `not_found` where there was nothing to do. */
async function noted(
  { database, clock }: Dependencies,
  { actorId, request }: Asked,
  object: string,
  work: (tx: Executor) => Promise<boolean>,
): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    if (!(await work(tx))) throw common('not_found');
    const entry = { actorId, event: 'admin.retry', object, outcome: 'ok' } as const;
    await createAudit(tx, clock).record({ ...entry, address: request.ip, requestId: request.id });
  });
}

/** Sends a mail now that waits or was given up. */
export async function retryMail(deps: Dependencies, asked: Asked, id: string): Promise<void> {
  await noted(deps, asked, `mail/${id}`, async (tx) => {
    if (await reviveMail(tx, id, deps.clock())) return true;
    const waiting = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.id, id), isNull(outbox.failedAt)));
    return waiting.length > 0;
  });
  await deps.jobs.again('mail', { id });
}

/** Works a failed analysis anew, with what was frozen for it. */
export async function retryAnalysis(
  deps: Dependencies,
  asked: Asked,
  ownerId: string,
  id: string,
): Promise<void> {
  await noted(deps, asked, `analysis/${id}`, (tx) => reopenAnalysis(tx, ownerId, id));
  await deps.jobs.again('analysis', { ownerId, id });
}
