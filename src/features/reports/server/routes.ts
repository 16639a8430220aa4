import { eq } from 'drizzle-orm';
import type { Task } from '#adapters/child-process/task.ts';
import { failWith } from '#contract/errors.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import {
  type ReportFormat,
  type reportContract,
  reportErrors,
} from '#features/guides/report-contract.ts';
import { getAnalysis } from '#features/guides/server/analyses/get.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { users } from '#server/session/table.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { brand } from '../../../brand.ts';
import type { FrozenAnalysis } from '../report-of.ts';
import { reportPdf, reportPptx, reportXlsx } from './tasks.ts';

interface Format {
  task: Task<FrozenAnalysis, Uint8Array>;
  type: string;
  /** Whether every plan has it. */
  free: boolean;
}

const formats: Record<ReportFormat, Format> = {
  pdf: { task: reportPdf, type: 'application/pdf', free: true },
  xlsx: {
    task: reportXlsx,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    free: false,
  },
  pptx: {
    task: reportPptx,
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    free: false,
  },
};

type Asked = Pick<
  Parameters<Handlers<typeof reportContract>[ReportFormat]>[0],
  'session' | 'params' | 'reply'
>;

export function reportHandlers(deps: Dependencies): Handlers<typeof reportContract> {
  const { db } = deps.database;
  const send =
    (format: ReportFormat) =>
    async ({ session, params, reply }: Asked) => {
      const { task, type, free } = formats[format];
      const ownerId = session.user.id;
      const row = await getAnalysis(db, ownerId, params.id);
      if (row?.stage !== 'done' || row.result === null)
        throw failWith(analysisErrors)('analysis.not_found');
      const { analysisType, result, sample } = row;
      const { ownReports, officeReports, industryRatios } = await entitledTo(db, ownerId);
      if (!free && !officeReports) throw failWith(reportErrors)('report.pro');
      const [owner] = await db
        .select({ company: users.companyName })
        .from(users)
        .where(eq(users.id, ownerId));
      await takeHourlyShare(deps, ownerId, 'compute');
      const createdAt = row.createdAt.toISOString();
      const company = owner?.company ?? '';
      const frozen = { analysisType, result, sample, createdAt, company, industryRatios };
      const bytes = await deps.computeQueue(ownerId, () =>
        deps.computer.run(task, { ...frozen, branded: !ownReports }),
      );
      const name = `${brand.name.toLowerCase()}-${formatInstantDay(createdAt)}.${format}`;
      return reply
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(Buffer.from(bytes));
    };
  return { pdf: send('pdf'), xlsx: send('xlsx'), pptx: send('pptx') };
}
