import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TaskProcessError } from '#adapters/child-process/task-process.ts';
import { AppError, common, type ErrorBody } from '#contract/errors.ts';
import { databaseIsAway, storageIsFull } from '../db/connection-errors.ts';

/** Translates Fastify's own errors; null for others. */
function fromFramework(error: FastifyError): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return common('request.wrong_type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return common('request.too_large');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return common('request.not_json');
    default:
      if (error.statusCode === 413) return common('request.too_large');
      if (error.statusCode === 415) return common('request.wrong_type');
      if (error.statusCode === 416) return common('request.no_such_part');
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? common('request.invalid')
        : null;
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (storageIsFull(error)) return common('storage_full');
  if (error instanceof TaskProcessError) {
    return error.reason === 'down'
      ? common('unavailable', { retryAfterSeconds: 5 })
      : common('request.too_heavy');
  }
  if (databaseIsAway(error)) return common('unavailable', { retryAfterSeconds: 5 });
  return (
    (error instanceof Error ? fromFramework(error as FastifyError) : null) ?? common('internal')
  );
}

/** Turns anything thrown into our error body; nothing internal is exposed. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toAppError(error);
  if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'call failed');
  const body: ErrorBody = { ok: false, error: known.message, code: known.code };
  if (known.upgradeRequired) body.upgradeRequired = true;
  if (known.fields) body.fields = known.fields;
  if (known.questions) body.questions = known.questions;
  if (known.limit) body.limit = known.limit;
  if (known.code === 'internal') body.requestId = request.id;
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', known.retryAfterSeconds);
  return reply
    .status(known.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}
