import { AppError } from '#contract/errors.ts';
import { createDocumentStore } from '#features/documents/server/store.ts';
import { databaseIsAway } from '#server/db/away.ts';
import { storable } from '#server/db/storable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { JobData } from '#server/jobs/queue.ts';
import { salesErrors } from '../contract.ts';
import { analyseDocument } from './analyse.ts';
import { type AnalysisStore, createAnalysisStore } from './store.ts';

/** Nothing an analysis does takes this long: past it, the job has killed its workers. */
const GIVE_UP_AFTER_MS = 15 * 60 * 1000;
const FAILED = { code: 'sales.failed', text: salesErrors['sales.failed'].text };

async function runOnce(deps: Dependencies, store: AnalysisStore, job: JobData): Promise<void> {
  const analysis = await store.get(job.ownerId, job.id);
  if (!analysis || analysis.stage === 'done' || analysis.stage === 'failed') return;
  if (analysis.documentId === null) {
    const text = 'Filen togs bort medan analysen kördes. Ladda upp den igen.';
    await store.giveUp(job.ownerId, job.id, { code: 'sales.no_document', text }, deps.clock());
    return;
  }
  const documents = createDocumentStore(deps);
  const { row, parquet } = await documents.table(job.ownerId, analysis.documentId);
  const result = await analyseDocument(
    row,
    parquet,
    analysis.answers,
    deps.workFolder,
    async (progress) => {
      await store.progress(job.ownerId, job.id, progress);
      await deps.signals.send(job.id);
    },
  );
  const made = { result: storable(result), reading: row.reading };
  await store.finish(job.ownerId, job.id, made, deps.clock());
}

/**
 * Works one analysis. It is computed the same way each time, so only a database that was away is worth
 * another try; anything else ends it.
 */
export async function runAnalysisJob(
  deps: Dependencies,
  job: JobData,
  attempt: { lastTry: boolean },
): Promise<void> {
  const store = createAnalysisStore(deps.database.db);
  try {
    await runOnce(deps, store, job);
  } catch (error) {
    deps.log.error({ err: error, analysis: job.id }, 'analysis failed');
    const known = error instanceof AppError && error.status < 500;
    if (databaseIsAway(error) && !attempt.lastTry) throw error;
    await store.giveUp(
      job.ownerId,
      job.id,
      known ? { code: error.code, text: error.message } : FAILED,
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
    if (await deps.jobs.add('sales-analysis', job)) continue;
    await store.giveUp(job.ownerId, job.id, FAILED, now);
    await deps.signals.send(job.id);
  }
}
