import type { FastifyReply } from 'fastify';
import { formatInstantDay } from '#engine/text/format.ts';
import { brand } from '../../../brand.ts';

/** Answers with a report as a file, named by the product and the day of its analysis. */
export function sendReport(
  reply: FastifyReply,
  file: { bytes: Uint8Array; type: string; ending: string; createdAt: string },
): FastifyReply {
  const name = `${brand.name.toLowerCase()}-${formatInstantDay(file.createdAt)}.${file.ending}`;
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(file.bytes));
}
