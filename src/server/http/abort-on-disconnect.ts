import type { FastifyReply } from 'fastify';

/**
 * Aborted when the caller disconnects (even before this call) and when the answer has been sent.
 */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (reply.raw.destroyed) controller.abort();
  else reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
