import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { common } from '#contract/errors.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The caller's own name for what it asks for (header `Idempotency-Key`): asked for again with the
 * same, it is done once. Null without one. Throws `request.invalid` where it is no UUID.
 */
export function requestKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers['idempotency-key'];
  if (given === undefined) return null;
  if (typeof given === 'string' && UUID.test(given)) return given.toLowerCase();
  throw common('request.invalid', { text: 'Huvudet Idempotency-Key måste vara ett UUID.' });
}

/** An id that follows from a key and what was sent with it: the same again is the same id. */
export function idOfRequest(key: string, sent: object): string {
  const hash = createHash('sha256')
    .update(`${key}\n${JSON.stringify(sent)}`)
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
