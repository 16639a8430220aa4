import type { FastifyRequest } from 'fastify';
import type { AuditEventName } from '#contract/audit-events.ts';
import { AppError } from '#contract/errors.ts';
import { noteRefusal } from '#server/audit/audit.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** Does `work` and notes in the log of security events how it ended. */
export async function noted<T>(
  deps: Dependencies,
  about: { event: AuditEventName; request: FastifyRequest; actorId: string | null },
  work: () => Promise<T>,
): Promise<T> {
  const { event, request, actorId } = about;
  const entry = { event, actorId, address: request.ip, requestId: request.id };
  try {
    const result = await work();
    await deps.audit.record({ ...entry, outcome: 'ok' });
    return result;
  } catch (error) {
    if (error instanceof AppError) {
      await noteRefusal(deps, { ...entry, outcome: 'denied', object: error.code });
    }
    throw error;
  }
}
