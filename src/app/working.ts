import { runAccountMailJob } from '#features/account/server/account-mail.ts';
import { completeGuest } from '#features/account/server/complete-guest.ts';
import { resumeEvents, runPaymentJob } from '#features/billing/server/events.ts';
import { sendNotices } from '#features/billing/server/notices.ts';
import { checkNightly, resumeEnds, runCheckJob } from '#features/billing/server/reconcile.ts';
import { unfinishedAnalyses } from '#features/guides/server/analyses/unfinished.ts';
import { resumeAnalyses, runAnalysisJob } from '#features/guides/server/job.ts';
import { queueMailings } from '#features/mailings/server/mailings.ts';
import { runMailingJob } from '#features/mailings/server/send.ts';
import {
  resumeExports,
  runExportJob,
  unfinishedExports,
} from '#features/personal-data/server/export/job.ts';
import { diskIsFull } from '#server/db/connection-errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Jobs, QueueWork } from '#server/jobs/queue.ts';
import { resumeMails, runMailJob } from '#server/mail/outbox.ts';
import { guides } from './guides.ts';
import { keepRetention } from './retention.ts';

const MAILS_AT_ONCE = 2;
const PAYMENTS_AT_ONCE = 2;
const SWEEP_EVERY_MS = 60_000;
/** How often it is looked for analyses whose worker has died; twice unheld, they are taken over. */
const LOOK_FOR_DEAD_EVERY_MS = 2000;

/** What is done once a minute: ends and deletes what is over, and queues again what was left. */
export async function keepHouse(deps: Dependencies): Promise<void> {
  await keepRetention(deps);
  await resumeAnalyses(deps);
  await resumeExports(deps);
  await sendNotices(deps);
  await queueMailings(deps);
  await resumeMails(deps);
  await resumeEvents(deps);
  await checkNightly(deps);
  // This asks the provider, which may be away.
  await resumeEnds(deps);
}

/** Queues analyses and copies of accounts again whose worker has died. */
async function takeOver(deps: Dependencies): Promise<void> {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  await deps.jobs.reclaim('analysis', idsOf(await unfinishedAnalyses(deps.database.db)));
  await deps.jobs.reclaim('export', idsOf(await unfinishedExports(deps)));
}

/** Works an analysis; where the disk is full it is another worker's, and no more are taken here. */
async function workAnalysis(deps: Dependencies, job: Jobs['analysis']): Promise<void> {
  try {
    await runAnalysisJob(deps, guides, job);
  } catch (error) {
    if (diskIsFull(error)) deps.disk.noteFull();
    throw error;
  }
}

function pauseWhileDiskIsFull({ disk, log }: Dependencies, analyses: QueueWork): void {
  disk.onChange((isFull) => {
    if (isFull) log.error('the disk is full: no analyses are taken until it has room');
    else log.info('the disk has room again');
    const change = isFull ? analyses.pause() : analyses.resume();
    change.catch((error: unknown) => log.error({ err: error }, 'taking analyses was not changed'));
  });
}

/**
 * Starts working the queues, cleans up once a minute and takes over from workers that died. Returns
 * a function that stops the latter two.
 */
export async function startWorking(deps: Dependencies): Promise<() => void> {
  const analyses = await deps.jobs.work('analysis', deps.computingAtOnce, (job) =>
    workAnalysis(deps, job),
  );
  pauseWhileDiskIsFull(deps, analyses);
  await deps.jobs.work('export', 1, (job) => runExportJob(deps, job));
  await deps.jobs.work('account-mail', 1, (job) => runAccountMailJob(deps, job));
  await deps.jobs.work('payment', PAYMENTS_AT_ONCE, (job) =>
    runPaymentJob(deps, completeGuest, job),
  );
  await deps.jobs.work('payment-check', 1, (job) => runCheckJob(deps, completeGuest, job));
  await deps.jobs.work('mailing', 1, (job) => runMailingJob(deps, job));
  await deps.jobs.work('mail', MAILS_AT_ONCE, (job) => runMailJob(deps, job));
  await resumeAnalyses(deps);
  await resumeExports(deps);
  await queueMailings(deps);
  await resumeMails(deps);
  await resumeEvents(deps);
  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => {
      work().catch((error: unknown) =>
        deps.log.warn({ err: error }, `housekeeping will be tried again in ${ms / 1000} s`),
      );
    }, ms);
  const timers = [every(SWEEP_EVERY_MS, () => keepHouse(deps))];
  const isAlone = deps.database.exclusive;
  if (!isAlone) timers.push(every(LOOK_FOR_DEAD_EVERY_MS, () => takeOver(deps)));
  return () => timers.forEach(clearInterval);
}
