import type { FastifyReply } from 'fastify';
import { type AnalysisType, guideOfType } from '#contract/guides.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { reportTitles } from '#features/guides/report-titles.ts';
import { reportFileName } from '#features/letterhead/letterhead.ts';
import type { FrozenAnalysis } from '../report-of.ts';

export const titleOf = (analysisType: AnalysisType): string =>
  reportTitles[guideOfType(analysisType)];

/** Answers with a report as a file. */
export function sendReport(
  reply: FastifyReply,
  file: {
    bytes: Uint8Array;
    type: string;
    ending: string;
    title: string;
    frozen: Pick<FrozenAnalysis, 'letterhead' | 'createdAt'>;
  },
): FastifyReply {
  const { letterhead, createdAt } = file.frozen;
  const about = { title: file.title, letterhead, day: formatInstantDay(createdAt) };
  const name = reportFileName(about, file.ending);
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(file.bytes));
}
