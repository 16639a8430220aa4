import { AppError, failWith } from '#contract/errors.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import { loadSalesAnswers } from '#features/form-answers/server/store.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { salesErrors } from '../contract.ts';
import { followAnalysis } from './await-analysis.ts';
import type { AnalysisStore } from './store.ts';
import type { AnalysisRow } from './table.ts';

const fail = failWith(salesErrors);

/** What an ended analysis says to the one who waited for it. */
function outcome(row: AnalysisRow): AnalysisRow {
  if (row.stage === 'done') return row;
  // Only one who hung up gets here before the end: nobody hears this.
  if (row.stage !== 'failed') throw fail('sales.running');
  const code = row.errorCode ?? 'sales.failed';
  const definition = (salesErrors as Record<string, { status: number; text: string }>)[code];
  throw new AppError(code, definition ?? { status: 422, text: '' }, {
    text: row.errorText ?? salesErrors['sales.failed'].text,
  });
}

/**
 * Runs an analysis of a sales file as a durable job and waits for its end. Should the caller go away,
 * the job goes on and the result is there when they come back.
 */
export async function runAnalysis(
  deps: Dependencies,
  analyses: AnalysisStore,
  document: DocumentRow,
  stop: AbortSignal,
): Promise<AnalysisRow> {
  const { ownerId } = document;
  if (!document.ready) {
    const missing = document.understanding.missing.join(' ');
    throw fail('sales.not_ready', missing === '' ? {} : { text: missing });
  }
  const answers = await loadSalesAnswers(deps.database.db, ownerId);
  const begun = await analyses.begin(document, answers, deps.clock());
  await deps.jobs.add('sales-analysis', { ownerId, id: begun.id });
  let last: AnalysisRow = begun;
  for await (const row of followAnalysis(deps, analyses, ownerId, begun.id, stop)) {
    last = row;
  }
  return outcome(last);
}
