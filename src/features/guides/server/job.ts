import { AppError } from '#contract/errors.ts';
import { guideOfType } from '#contract/guides.ts';
import { databaseIsAway } from '#server/db/connection-errors.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { finishAnalysis } from './analyses/finish.ts';
import { getAnalysis } from './analyses/get.ts';
import { failureOf, giveUpAnalysis, giveUpOlderThan } from './analyses/give-up.ts';
import { noteProgress } from './analyses/progress.ts';
import { unfinishedAnalyses } from './analyses/unfinished.ts';
import { frozenRun, resourcesFor } from './frozen-run.ts';
import type { Guides } from './guide.ts';

/** No analysis takes this long: past it, the job is presumed to have killed its workers. */
const GIVE_UP_AFTER_MS = 15 * 60 * 1000;

type AnalysisJob = Jobs['analysis'];

async function runOnce(deps: Dependencies, guides: Guides, job: AnalysisJob): Promise<void> {
  const { db } = deps.database;
  const { ownerId, id } = job;
  const analysis = await getAnalysis(db, ownerId, id);
  if (!analysis || analysis.stage === 'done' || analysis.stage === 'failed') return;
  if (analysis.documentSha256 !== null && analysis.documentId === null) {
    await giveUpAnalysis(db, ownerId, id, failureOf('analysis.file_gone'), deps.clock());
    return;
  }
  const guide = guides[guideOfType(analysis.analysisType)];
  const run = await frozenRun(deps, analysis);
  const result = await guide.run(run, resourcesFor(deps, ownerId), async (progress) => {
    await noteProgress(db, ownerId, id, progress);
    await deps.signals.send(id);
  });
  await finishAnalysis(db, ownerId, id, stripUnstorable(result), deps.clock());
}

/**
 * Runs one analysis. It is deterministic, so only an unavailable database is worth a retry; any
 * other error ends it.
 */
export async function runAnalysisJob(
  deps: Dependencies,
  guides: Guides,
  job: AnalysisJob,
  attempt: { lastTry: boolean },
): Promise<void> {
  try {
    await runOnce(deps, guides, job);
  } catch (error) {
    deps.log.error({ err: error, analysis: job.id }, 'analysis failed');
    if (databaseIsAway(error) && !attempt.lastTry) throw error;
    const known = error instanceof AppError && error.status < 500;
    const failure = known
      ? { code: error.code, text: error.message }
      : failureOf('analysis.failed');
    await giveUpAnalysis(deps.database.db, job.ownerId, job.id, failure, deps.clock());
  } finally {
    await deps.signals.send(job.id);
  }
}

/** Queues the jobs of unfinished analyses again, and fails those that are too old. */
export async function resumeAnalyses(deps: Dependencies): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  await giveUpOlderThan(db, new Date(now.getTime() - GIVE_UP_AFTER_MS), now);
  for (const job of await unfinishedAnalyses(db)) {
    if (await deps.jobs.add('analysis', job)) continue;
    await giveUpAnalysis(db, job.ownerId, job.id, failureOf('analysis.failed'), now);
    await deps.signals.send(job.id);
  }
}
