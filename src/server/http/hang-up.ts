import type { FastifyReply } from 'fastify';

/** Aborted when the caller hangs up, and when the answer has been sent. */
export function hangUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
