import type { FastifyReply } from 'fastify';
import { formatInstantDay } from '#engine/text/format.ts';
import { reportFileName } from '#features/letterhead/letterhead.ts';
import type { FrozenAnalysis } from '../report-of.ts';

/** Answers with a report as a file, named by the day of its analysis. */
export function sendReport(
  reply: FastifyReply,
  file: {
    bytes: Uint8Array;
    type: string;
    ending: string;
    frozen: Pick<FrozenAnalysis, 'letterhead' | 'createdAt'>;
  },
): FastifyReply {
  const { letterhead, createdAt } = file.frozen;
  const name = reportFileName(letterhead, formatInstantDay(createdAt), file.ending);
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(file.bytes));
}
