import type { FastifyRequest } from 'fastify';

/** Aborted when the caller's connection ends. */
export function hangUp(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.socket.once('close', () => controller.abort());
  return controller.signal;
}
