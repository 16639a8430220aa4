import { AppError, failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { analysisErrors } from '../contract.ts';
import { beginAnalysis } from './analyses/begin.ts';
import { followAnalysis } from './follow-analysis.ts';
import type { Guide, Preparation } from './guide.ts';
import type { AnalysisRow } from './table.ts';

const fail = failWith(analysisErrors);

/** What an ended analysis says to the one who waited for it. */
function outcome(row: AnalysisRow): AnalysisRow {
  if (row.stage === 'done') return row;
  // Only one who hung up gets here before the end: nobody hears this.
  if (row.stage !== 'failed') throw fail('analysis.running');
  const code = row.errorCode ?? 'analysis.failed';
  const definition = (analysisErrors as Record<string, { status: number; text: string }>)[code];
  throw new AppError(code, definition ?? { status: 422, text: '' }, {
    text: row.errorText ?? analysisErrors['analysis.failed'].text,
  });
}

/**
 * Runs an analysis as a durable job and waits for its end. Should the caller go away, the job goes on and
 * the result is there when they come back.
 */
export async function beginAndFollow(
  deps: Dependencies,
  guide: Pick<Guide, 'id' | 'version'>,
  ownerId: string,
  preparation: Preparation,
  stop: AbortSignal,
): Promise<AnalysisRow> {
  const { db } = deps.database;
  const begun = await beginAnalysis(db, ownerId, guide, preparation, deps.clock());
  await deps.jobs.add('analysis', { ownerId, id: begun.id });
  let last: AnalysisRow = begun;
  for await (const row of followAnalysis(deps, ownerId, begun.id, stop)) {
    last = row;
  }
  return outcome(last);
}
