import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { daysAfter, keptFor } from '#contract/retention.ts';
import { databaseIsAway, storageIsFull } from '#server/db/connection-errors.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { exportMail } from '../../mail-texts.ts';
import { exportParts, exports } from '../table.ts';
import { deleteExport, deleteParts } from './delete.ts';
import { entriesOf } from './entries.ts';
import { type Attempt, newAttempt, storeParts } from './parts.ts';
import { withSnapshot } from './snapshot.ts';
import { zipOf } from './zip.ts';

/** Work on a copy that has gone on for longer than this has been lost over and over. */
const GIVE_UP_AFTER_MS = 6 * 60 * 60 * 1000;
const NOTE_PROGRESS_EVERY_MS = 500;

type ExportJob = Jobs['export'];

const isOne = ({ ownerId, id }: ExportJob) => and(eq(exports.ownerId, ownerId), eq(exports.id, id));
const isUnfinished = inArray(exports.stage, ['queued', 'working']);
/** What this try may change: not what a later one has taken over. */
const isMine = ({ ownerId, exportId, attemptId }: Attempt) =>
  and(isOne({ ownerId, id: exportId }), eq(exports.attemptId, attemptId));

/** Notes how far it is, now and then. What is noted too late, or not at all, is no matter. */
function progressNotes({ database, log }: Dependencies, attempt: Attempt, total: number) {
  let [done, last] = [0, 0];
  return (weight: number) => {
    done += weight;
    const now = performance.now();
    if (now - last < NOTE_PROGRESS_EVERY_MS) return;
    last = now;
    const percent = Math.min(99, Math.floor((100 * done) / Math.max(1, total)));
    database.db
      .update(exports)
      .set({ percent })
      .where(isMine(attempt))
      .catch((error: unknown) => log.warn({ err: error }, 'progress was not noted'));
  };
}

/** Reads, packs and stores all that the account has. */
async function makeCopy(
  deps: Dependencies,
  attempt: Attempt,
  owner: { id: string; email: string; emailVerified: boolean },
): Promise<{ size: number; parts: number }> {
  return withSnapshot(deps.database.pool, async (snapshot) => {
    const entries = await entriesOf({ deps, snapshot, owner });
    const note = progressNotes(
      deps,
      attempt,
      entries.reduce((sum, { weight }) => sum + weight, 0),
    );
    const bytes = zipOf(entries, deps.clock(), ({ weight }) => note(weight));
    return storeParts(deps, attempt, bytes);
  });
}

async function runOnce(deps: Dependencies, job: ExportJob): Promise<void> {
  const { db } = deps.database;
  const attempt = newAttempt(job.ownerId, job.id);
  const { ownerId, attemptId } = attempt;
  const begun = await db
    .update(exports)
    .set({ stage: 'working', percent: 0, attemptId })
    .where(and(isOne(job), isUnfinished))
    .returning({ id: exports.id });
  const [owner] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, ownerId));
  if (begun.length === 0 || !owner) return;
  await deleteParts(db, ownerId, ne(exportParts.attemptId, attemptId));
  const stored = await makeCopy(deps, attempt, owner);
  const mailId = await inTransaction(db, async (tx) => {
    const finished = await tx
      .update(exports)
      .set({ ...stored, stage: 'done', percent: 100 })
      .where(isMine(attempt))
      .returning({ id: exports.id });
    if (finished.length === 0) return null;
    return writeMail(deps, tx, noticeMail(owner.email, exportMail(deps.config.appUrl)));
  });
  if (mailId !== null) await sendSoon(deps, mailId);
  else await deleteParts(db, ownerId, eq(exportParts.attemptId, attemptId));
}

/** True where the account or the copy was deleted while it was made. */
async function isGone({ database }: Dependencies, job: ExportJob): Promise<boolean> {
  return (await database.db.$count(exports, isOne(job))) === 0;
}

/**
 * Makes the copy of an account. A process that dies leaves it to the next, which begins it anew; what
 * lies outside it is worth another try, any other error ends it.
 */
export async function runExportJob(deps: Dependencies, job: ExportJob): Promise<void> {
  try {
    await runOnce(deps, job);
  } catch (error) {
    if (databaseIsAway(error) || storageIsFull(error)) throw error;
    if (await isGone(deps, job)) return;
    deps.log.error({ err: error, export: job.id }, 'the export failed');
    await deps.database.db
      .update(exports)
      .set({ stage: 'failed' })
      .where(and(isOne(job), isUnfinished));
  }
}

/** The copies that are asked for and not finished. */
export function unfinishedExports({ database }: Pick<Dependencies, 'database'>) {
  return database.db
    .select({ ownerId: exports.ownerId, id: exports.id, createdAt: exports.createdAt })
    .from(exports)
    .where(isUnfinished);
}

/** Queues the jobs of unfinished copies again, and gives up those begun too long ago. */
export async function resumeExports(deps: Dependencies): Promise<void> {
  const oldest = deps.clock().getTime() - GIVE_UP_AFTER_MS;
  for (const { ownerId, id, createdAt } of await unfinishedExports(deps)) {
    const job = { ownerId, id };
    const isWorked = createdAt.getTime() > oldest && (await deps.jobs.add('export', job));
    if (isWorked) continue;
    await deps.database.db
      .update(exports)
      .set({ stage: 'failed' })
      .where(and(isOne(job), isUnfinished));
  }
}

/** Deletes copies that have been kept for as long as they are. */
export async function sweepExports({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const old = await database.db
    .select({ ownerId: exports.ownerId })
    .from(exports)
    .where(lt(exports.createdAt, daysAfter(clock(), -keptFor.exportDays)));
  for (const { ownerId } of old)
    await inTransaction(database.db, (tx) => deleteExport(tx, ownerId));
}
