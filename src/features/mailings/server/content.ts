import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { guideIds, guideOfType } from '#contract/guides.ts';
import { isDone } from '#features/guides/server/analyses/where.ts';
import { analyses } from '#features/guides/server/table.ts';
import { listAnswers } from '#features/reports/server/answers/answers.ts';
import { issuePdf } from '#features/reports/server/check/issue-pdf.ts';
import { frozenAnalysis } from '#features/reports/server/frozen.ts';
import { reportPage } from '#features/reports/server/tasks.ts';
import type { SharedReport } from '#features/reports/shared-contract.ts';
import type { Database } from '#server/db/database.ts';

/** A report that is new since the last mailing. */
export interface NewReport {
  analysisId: string;
  report: SharedReport;
  /** The one of its kind that was the newest then; null without one. */
  before: SharedReport | null;
  /** Null where it is sent as a link. */
  pdf: Uint8Array | null;
}

interface Wanted {
  ownerId: string;
  /** Null for all there are. */
  since: Date | null;
  withPdf: boolean;
  /** Of the PDF; null without one. */
  password: string | null;
}

/** A company's finished analyses of its own figures, newest first. */
function finishedOf(db: Database, ownerId: string) {
  const { id, analysisType, finishedAt, sample } = analyses;
  return db
    .select({ id, analysisType, finishedAt })
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), isDone, isNotNull(finishedAt), eq(sample, false)))
    .orderBy(desc(finishedAt), desc(id));
}

/** What is new in a company's reports: of each guide the newest, and until when that is all. */
export async function newReports(
  deps: Parameters<typeof issuePdf>[0],
  { ownerId, since, withPdf, password }: Wanted,
): Promise<{ reports: NewReport[]; through: Date | null }> {
  const { db } = deps.database;
  const pageOf = async (id: string) => {
    const frozen = await frozenAnalysis(db, ownerId, id);
    const made = await deps.computeQueue(ownerId, () => deps.computer.run(reportPage, frozen));
    return made.report;
  };
  const pdfOf = async (analysisId: string) => {
    const frozen = await frozenAnalysis(db, ownerId, analysisId);
    const answers = await listAnswers(db, { ownerId, analysisId, linkId: null });
    const whose = { ownerId, analysisId, turn: ownerId, password };
    return issuePdf(deps, whose, { ...frozen, answers });
  };
  // At once, so that nothing is finished between looks at two guides.
  const finished = await finishedOf(db, ownerId);
  const isNew = (at: Date | null) => at !== null && (since === null || at > since);
  const reports: NewReport[] = [];
  for (const guide of guideIds) {
    const ofGuide = finished.filter(({ analysisType }) => guideOfType(analysisType) === guide);
    const [newest] = ofGuide;
    if (!newest || !isNew(newest.finishedAt)) continue;
    const old = since && ofGuide.find(({ finishedAt }) => !isNew(finishedAt));
    reports.push({
      analysisId: newest.id,
      report: await pageOf(newest.id),
      before: old ? await pageOf(old.id) : null,
      pdf: withPdf ? await pdfOf(newest.id) : null,
    });
  }
  return { reports, through: finished[0]?.finishedAt ?? null };
}
