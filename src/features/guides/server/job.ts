import { TaskProcessError } from '#adapters/child-process/task-process.ts';
import { AppError } from '#contract/errors.ts';
import { guideOfType } from '#contract/guides.ts';
import { databaseIsAway, storageIsFull } from '#server/db/connection-errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import type { Progress } from '../contract.ts';
import { beginWork } from './analyses/begin-work.ts';
import { noteCrash } from './analyses/crash.ts';
import { finishAnalysis } from './analyses/finish.ts';
import { getAnalysis } from './analyses/get.ts';
import { failureOf, giveUpAnalysis, giveUpBegunBefore } from './analyses/give-up.ts';
import { tellReady } from './analyses/left.ts';
import { noteProgress } from './analyses/progress.ts';
import { unfinishedAnalyses } from './analyses/unfinished.ts';
import { figuresSettled } from './first-look.ts';
import { withFrozenRun } from './frozen-run.ts';
import type { Guides } from './guide.ts';
import { analysisTask } from './tasks.ts';
import { writeByModel } from './write-by-model.ts';

/** No analysis takes this long once begun: past it, it is presumed to have killed its workers. */
const GIVE_UP_AFTER_MS = 15 * 60 * 1000;
/** Child processes that an analysis may bring down before it is given up. */
const MOST_CRASHES = 2;

const WRITING: Progress = {
  stage: 'writing',
  percent: 90,
  text: 'Går igenom språket en sista gång',
};

type AnalysisJob = Jobs['analysis'];

/** Stores progress in the order it is reported, while the analysis goes on. */
function progressNotes(deps: Dependencies, { ownerId, id }: AnalysisJob) {
  let stored = Promise.resolve();
  return {
    note(progress: Progress) {
      stored = stored.then(async () => {
        await noteProgress(deps.database.db, ownerId, id, progress);
        await deps.signals.send(id);
      });
      // Its failure is the job's, which waits for it at the end.
      stored.catch(() => undefined);
    },
    all: () => stored,
  };
}

/** Aborted when the analysis is deleted while it is worked. */
function whenDeleted({ database, signals, log }: Dependencies, { ownerId, id }: AnalysisJob) {
  const gone = new AbortController();
  const off = signals.on(id, () => {
    getAnalysis(database.db, ownerId, id)
      .then((row) => row === null && gone.abort())
      .catch((error: unknown) => log.warn({ err: error }, 'it was not seen whether it is deleted'));
  });
  return { signal: gone.signal, off };
}

async function runOnce(deps: Dependencies, guides: Guides, job: AnalysisJob): Promise<void> {
  const { db } = deps.database;
  const { ownerId, id } = job;
  const analysis = await getAnalysis(db, ownerId, id);
  if (analysis?.stage === 'done') return tellReady(deps, ownerId, id);
  if (!analysis || analysis.stage === 'failed') return;
  if (analysis.documentSha256 !== null && analysis.documentId === null) {
    await giveUpAnalysis(db, ownerId, id, failureOf('analysis.file_gone'), deps.clock());
    return;
  }
  const guide = guides[guideOfType(analysis.analysisType)];
  const progress = progressNotes(deps, job);
  const deleted = whenDeleted(deps, job);
  const { documentId, reading } = analysis;
  if (documentId !== null && reading !== null)
    await figuresSettled(deps, { ownerId, id: documentId, reading });
  const composed = await deps
    .computeQueue(ownerId, async () => {
      await beginWork(db, ownerId, id, guide.version, deps.clock());
      return withFrozenRun(deps, guide, analysis, (run) =>
        deps.computer.run(analysisTask, { guide: guide.id, run }, progress.note, deleted.signal),
      );
    })
    .catch((error: unknown) => {
      deleted.off();
      throw error;
    });
  if (deps.model !== null) progress.note(WRITING);
  const result = await writeByModel(deps, guide, analysis, composed, deleted.signal).finally(
    deleted.off,
  );
  await progress.all();
  await finishAnalysis(db, ownerId, id, result, deps.clock());
  await tellReady(deps, ownerId, id);
}

/** Refused only because of what else is done at the moment. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['request.own_surplus', 'unavailable']);

/** True where the machine, the database or other work is in the way, not the analysis. */
const isOutside = (error: unknown) =>
  (error instanceof AppError && IN_THE_WAY.has(error.code)) ||
  databaseIsAway(error) ||
  storageIsFull(error) ||
  (error instanceof TaskProcessError && error.reason === 'down');

/**
 * Runs one analysis. It is deterministic: only what lies outside it, and a child process that was
 * lost for the first time, is worth another try. Any other error ends it.
 */
export async function runAnalysisJob(
  deps: Dependencies,
  guides: Guides,
  job: AnalysisJob,
): Promise<void> {
  const { db } = deps.database;
  const { ownerId, id } = job;
  try {
    await runOnce(deps, guides, job);
  } catch (error) {
    if ((await getAnalysis(db, ownerId, id)) === null) return;
    deps.log.error({ err: error, analysis: id }, 'analysis failed');
    if (isOutside(error)) throw error;
    const isLost = error instanceof TaskProcessError;
    if (isLost && (await noteCrash(db, ownerId, id)) < MOST_CRASHES) throw error;
    const known = error instanceof AppError && error.status < 500;
    const failure = known
      ? { code: error.code, text: error.message }
      : failureOf(isLost ? 'analysis.too_heavy' : 'analysis.failed');
    await giveUpAnalysis(db, ownerId, id, failure, deps.clock());
  } finally {
    await deps.signals.send(id);
  }
}

/** Queues the jobs of unfinished analyses again, and fails those begun too long ago. */
export async function resumeAnalyses(deps: Dependencies): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  await giveUpBegunBefore(db, new Date(now.getTime() - GIVE_UP_AFTER_MS), now);
  for (const job of await unfinishedAnalyses(db)) {
    if (await deps.jobs.add('analysis', job)) continue;
    await giveUpAnalysis(db, job.ownerId, job.id, failureOf('analysis.failed'), now);
    await deps.signals.send(job.id);
  }
}
