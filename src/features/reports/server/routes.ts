import type { Task } from '#adapters/child-process/task.ts';
import { failWith } from '#contract/errors.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import {
  type ReportFormat,
  type reportContract,
  reportErrors,
} from '#features/guides/report-contract.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { listAnswers } from './answers/answers.ts';
import { issuePdf } from './check/issue-pdf.ts';
import { frozenAnalysis } from './frozen.ts';
import { sendReport, titleOf } from './send-report.ts';
import { type AnsweredAnalysis, PDF, reportPptx, reportXlsx } from './tasks.ts';

interface Format {
  make: (
    deps: Dependencies,
    ownerId: string,
    analysis: AnsweredAnalysis & { id: string },
  ) => Promise<Uint8Array>;
  type: string;
  /** Whether every plan has it. */
  free: boolean;
}

const computed =
  (task: Task<AnsweredAnalysis, Uint8Array>): Format['make'] =>
  (deps, ownerId, analysis) =>
    deps.computeQueue(ownerId, () => deps.computer.run(task, analysis));

const formats: Record<ReportFormat, Format> = {
  pdf: {
    make: (deps, ownerId, { id, ...analysis }) =>
      issuePdf(deps, { ownerId, analysisId: id, turn: ownerId }, analysis),
    type: PDF,
    free: true,
  },
  xlsx: {
    make: computed(reportXlsx),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    free: false,
  },
  pptx: {
    make: computed(reportPptx),
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
      const { make, type, free } = formats[format];
      const ownerId = session.user.id;
      const frozen = await frozenAnalysis(db, ownerId, params.id);
      if (!free && !(await entitledTo(db, ownerId)).officeReports)
        throw failWith(reportErrors)('report.pro');
      await takeHourlyShare(deps, ownerId, 'compute');
      const answers = await listAnswers(db, { ownerId, analysisId: params.id, linkId: null });
      const bytes = await make(deps, ownerId, { ...frozen, answers, id: params.id });
      const title = titleOf(frozen.analysisType);
      return sendReport(reply, { bytes, type, ending: format, title, frozen });
    };
  return { pdf: send('pdf'), xlsx: send('xlsx'), pptx: send('pptx') };
}
