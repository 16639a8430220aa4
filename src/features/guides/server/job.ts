import { AppError } from '#contract/errors.ts';
import { databaseIsAway } from '#server/db/connection-errors.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { analysisErrors } from '../contract.ts';
import { frozenTable } from './frozen-table.ts';
import type { Guides } from './guide.ts';
import { type AnalysisStore, createAnalysisStore } from './store.ts';

/** Nothing an analysis does takes this long: past it, the job has killed its workers. */
const GIVE_UP_AFTER_MS = 15 * 60 * 1000;

type AnalysisJob = Jobs['analysis'];
type ErrorCode = 'analysis.failed' | 'analysis.file_gone';
const asError = (code: ErrorCode) => ({ code, text: analysisErrors[code].text });

async function runOnce(
  deps: Dependencies,
  guides: Guides,
  store: AnalysisStore,
  job: AnalysisJob,
): Promise<void> {
  const analysis = await store.get(job.ownerId, job.id);
  if (!analysis || analysis.stage === 'done' || analysis.stage === 'failed') return;
  if (analysis.documentSha256 !== null && analysis.documentId === null) {
    await store.giveUp(job.ownerId, job.id, asError('analysis.file_gone'), deps.clock());
    return;
  }
  const table = analysis.documentId === null ? null : await frozenTable(deps, analysis);
  const guide = guides[analysis.analysisType];
  const result = await guide.compute(deps, analysis, table, async (progress) => {
    await store.progress(job.ownerId, job.id, progress);
    await deps.signals.send(job.id);
  });
  await store.finish(job.ownerId, job.id, stripUnstorable(result), deps.clock());
}

/**
 * Works one analysis. It is computed the same way each time, so only a database that was away is worth
 * another try; anything else ends it.
 */
export async function runAnalysisJob(
  deps: Dependencies,
  guides: Guides,
  job: AnalysisJob,
  attempt: { lastTry: boolean },
): Promise<void> {
  const store = createAnalysisStore(deps.database.db);
  try {
    await runOnce(deps, guides, store, job);
  } catch (error) {
    deps.log.error({ err: error, analysis: job.id }, 'analysis failed');
    const known = error instanceof AppError && error.status < 500;
    if (databaseIsAway(error) && !attempt.lastTry) throw error;
    await store.giveUp(
      job.ownerId,
      job.id,
      known ? { code: error.code, text: error.message } : asError('analysis.failed'),
      deps.clock(),
    );
  } finally {
    await deps.signals.send(job.id);
  }
}

/** Adds again the jobs of analyses that were begun before this start, and ends the hopeless ones. */
export async function resumeAnalyses(deps: Dependencies): Promise<void> {
  const store = createAnalysisStore(deps.database.db);
  const now = deps.clock();
  await store.giveUpOlderThan(new Date(now.getTime() - GIVE_UP_AFTER_MS), now);
  for (const job of await store.unfinished()) {
    if (await deps.jobs.add('analysis', job)) continue;
    await store.giveUp(job.ownerId, job.id, asError('analysis.failed'), now);
    await deps.signals.send(job.id);
  }
}
