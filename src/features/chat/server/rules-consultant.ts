import { guideIdentities, guideOfType } from '#contract/guides.ts';
import type { ConsultantPlan } from '#engine/consultant/answers/reply.ts';
import type { ToolCall, ToolOutcome } from '#engine/consultant/tools.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { getAnalysis } from '#features/guides/server/analyses/get.ts';
import { newestAnalysis } from '#features/guides/server/analyses/newest.ts';
import { withFrozenFile } from '#features/guides/server/frozen-run.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import { newestSources } from '#features/plan/server/sources.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Consultant, ConsultantQuestion } from './consultant.ts';
import {
  consultation,
  type Drafted,
  type Ground,
  type SourceFile,
  type SourceInput,
  toolRun,
} from './tasks.ts';

/** The analyses that a question is answered from: the newest of one company, or the one it is asked from. */
async function analysesFor(
  { database: { db } }: Dependencies,
  { ownerId, analysisId }: ConsultantQuestion,
): Promise<AnalysisRow[]> {
  const { sales, costs } = await newestSources(db, ownerId);
  const asked = analysisId === null ? null : await getAnalysis(db, ownerId, analysisId);
  const guide = asked?.stage === 'done' ? guideOfType(asked.analysisType) : null;
  const chosen = [guide === 'sales' ? asked : sales, guide === 'costs' ? asked : costs].filter(
    (row) => row !== null,
  );
  return guide === 'costs' ? chosen.reverse() : chosen;
}

async function planOf(
  { database: { db } }: Dependencies,
  ownerId: string,
): Promise<ConsultantPlan | null> {
  const row = await newestAnalysis(db, ownerId, 'plan');
  const result = row?.result as ActionsResult | null | undefined;
  if (!row || !result) return null;
  const { facts, figures, shortTerm } = result;
  return { analysisId: row.id, facts, figures, shortTerm };
}

function sourceOf(row: AnalysisRow, file: SourceFile | null): SourceInput[] {
  if (row.result === null) return [];
  const { facts, unknowns, advice, period } = row.result;
  const guide = row.analysisType === guideIdentities.sales.analysisType ? 'sales' : 'costs';
  const document = row.document ?? '';
  return [{ guide, analysisId: row.id, document, facts, unknowns, advice, period, file }];
}

/** Gives `work` the analyses with their files opened, one after the other. */
async function withFiles<T>(
  deps: Dependencies,
  [row, ...rest]: readonly AnalysisRow[],
  sources: readonly SourceInput[],
  work: (sources: readonly SourceInput[]) => Promise<T>,
): Promise<T> {
  if (row === undefined) return work(sources);
  const next = (file: SourceFile | null) =>
    withFiles(deps, rest, [...sources, ...sourceOf(row, file)], work);
  if (row.documentId === null) return next(null);
  return withFrozenFile(deps, row, ({ id, understanding, parquet }) =>
    next({ documentId: id, understanding, parquet }),
  );
}

/** Gives `work` all that the question is answered from, in its turn among what is computed. */
async function withGround<T>(
  deps: Dependencies,
  question: ConsultantQuestion,
  given: readonly Fact[],
  work: (ground: Ground) => Promise<T>,
): Promise<T> {
  const { ownerId } = question;
  const [rows, plan] = await Promise.all([analysesFor(deps, question), planOf(deps, ownerId)]);
  const today = formatInstantDay(deps.clock().toISOString());
  return deps.computeQueue(ownerId, () =>
    withFiles(deps, rows, [], (sources) => work({ sources, plan, today, given })),
  );
}

/** The rules, as others go on from them: their answer with what it was made of, and single figures. */
export interface RulesConsultant extends Consultant {
  draft(question: ConsultantQuestion, signal: AbortSignal): Promise<Drafted>;
  /** Done for the question's company; the figures are numbered after those given. */
  runTool(
    question: ConsultantQuestion,
    call: ToolCall,
    given: readonly Fact[],
    signal: AbortSignal,
  ): Promise<ToolOutcome>;
}

/** The consultant that comes with the product: rules, in the process that computes. */
export function rulesConsultant(deps: Dependencies): RulesConsultant {
  const draft: RulesConsultant['draft'] = (question, signal) => {
    const { message, focus, before } = question;
    const given = deps.model === null ? [] : (before?.facts ?? []);
    return withGround(deps, question, given, (ground) =>
      deps.computer.run(consultation, { ...ground, message, focus }, undefined, signal),
    );
  };
  return {
    draft,
    answer: async (question, _emit, signal) => (await draft(question, signal)).answer,
    runTool: (question, call, given, signal) =>
      withGround(deps, question, given, (ground) =>
        deps.computer.run(toolRun, { ...ground, call }, undefined, signal),
      ),
  };
}
