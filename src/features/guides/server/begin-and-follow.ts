import { AppError, failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { analysisErrors } from '../contract.ts';
import { beginAnalysis } from './analyses/begin.ts';
import { followAnalysis } from './follow-analysis.ts';
import type { Guide, Preparation } from './guide.ts';
import type { AnalysisRow } from './table.ts';

const fail = failWith(analysisErrors);

/** The ended analysis, or the error that ended it. */
function outcome(row: AnalysisRow): AnalysisRow {
  if (row.stage === 'done') return row;
  // Reached before the end only after a disconnect: nobody receives this error.
  if (row.stage !== 'failed') throw fail('analysis.running');
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
): Promise<AnalysisRow> {
  const begun = await beginAnalysis(deps, ownerId, guide, preparation, deps.clock());
  let last: AnalysisRow = begun;
  for await (const row of followAnalysis(deps, ownerId, begun.id, stop)) {
    last = row;
  }
  return outcome(last);
}
