import { AppError, common } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { analysisErrors } from '../contract.ts';
import { beginAnalysis } from './analyses/begin.ts';
import { noteBack, noteLeft } from './analyses/left.ts';
import { followAnalysis } from './follow-analysis.ts';
import type { Guide, Preparation } from './guide.ts';
import type { AnalysisRow } from './table.ts';

/** The ended analysis, or the error that ended it. */
function outcome(row: AnalysisRow): AnalysisRow {
  if (row.stage === 'done') return row;
  // The caller has gone, or this process is stopping: the analysis goes on.
  if (row.stage !== 'failed') throw common('unavailable', { retryAfterSeconds: 5 });
  const code = row.errorCode ?? 'analysis.failed';
  const definition = (analysisErrors as Record<string, { status: number; text: string }>)[code];
  throw new AppError(code, definition ?? { status: 422, text: '' }, {
    text: row.errorText ?? analysisErrors['analysis.failed'].text,
  });
}

/**
 * Runs an analysis as a durable job and waits for its end. If the caller disconnects the job goes
 * on, and its result can be fetched later.
 */
export async function beginAndFollow(
  deps: Dependencies,
  guide: Pick<Guide, 'id' | 'version'>,
  ownerId: string,
  preparation: Preparation,
  stop: AbortSignal,
  requestKey: string | null = null,
): Promise<AnalysisRow> {
  const now = deps.clock();
  const begun = await beginAnalysis(deps, ownerId, guide, preparation, now, requestKey);
  return followToEnd(deps, begun, stop);
}

/** Waits for the end of an analysis: its row, or the error that ended it. */
export async function followToEnd(
  deps: Dependencies,
  begun: AnalysisRow,
  stop: AbortSignal,
): Promise<AnalysisRow> {
  const ends = AbortSignal.any([stop, deps.closing.signal]);
  let last: AnalysisRow = begun;
  if (begun.leftAt !== null) await noteBack(deps, begun.ownerId, begun.id);
  for await (const row of followAnalysis(deps, begun.ownerId, begun.id, ends)) {
    last = row;
  }
  // Who is cut off because this process stops has not left.
  if (stop.aborted && !deps.closing.signal.aborted) await noteLeft(deps, begun.ownerId, begun.id);
  return outcome(last);
}
