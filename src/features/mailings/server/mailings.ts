import { randomUUID } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { BodyOutput } from '#contract/route.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import type { Database, Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { users } from '#server/session/table.ts';
import type { mailingContract } from '../contract.ts';
import { type Mailing, type MailingOutcome, mailingErrors } from '../contract.ts';
import { nextTime } from './next-time.ts';
import { type MailingRow, mailings } from './table.ts';

const fail = failWith(mailingErrors);

export async function findMailing(db: Executor, ownerId: string): Promise<MailingRow | null> {
  const [row] = await db.select().from(mailings).where(eq(mailings.ownerId, ownerId));
  return row ?? null;
}

/** As its owner sees it. */
export function shownMailing(row: MailingRow): Mailing {
  const { rhythm, day, form, passwordHash, nextAt, sentAt, outcome, outcomeAt } = row;
  return {
    ...{ rhythm, day, form, hasPassword: passwordHash !== null },
    nextAt: nextAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    latest: outcome && outcomeAt && { outcome, at: outcomeAt.toISOString() },
  };
}

/** Throws `mailings.pro` or `mailings.unverified` where the company may not mail reports. */
export async function checkMayMail(db: Database, ownerId: string): Promise<void> {
  if (!(await entitledTo(db, ownerId)).reportMailings) throw fail('mailings.pro');
  const [owner] = await db
    .select({ verified: users.emailVerified })
    .from(users)
    .where(eq(users.id, ownerId));
  if (owner?.verified !== true) throw fail('mailings.unverified');
}

/** Makes or changes a company's mailing; its next time is the first of the new rhythm. */
export async function saveMailing(
  { database, passwords, clock }: Pick<Dependencies, 'database' | 'passwords' | 'clock'>,
  ownerId: string,
  { rhythm, day, form, password }: BodyOutput<typeof mailingContract.save>,
): Promise<void> {
  const now = clock();
  // A new name for the next time: a job for the old one finds that it is not asked for any more.
  const changed = {
    rhythm,
    day,
    form,
    runId: randomUUID(),
    nextAt: nextTime({ rhythm, day }, now),
  };
  const passwordHash = password ? await passwords.hash(password) : null;
  await database.db
    .insert(mailings)
    .values({ ...changed, ownerId, passwordHash, createdAt: now })
    .onConflictDoUpdate({
      target: mailings.ownerId,
      set: password === undefined ? changed : { ...changed, passwordHash },
    });
}

/** Ends a company's mailing; where there is none it is as it was. */
export async function stopMailing(db: Database, ownerId: string): Promise<void> {
  await db.delete(mailings).where(eq(mailings.ownerId, ownerId));
}

/** Notes what became of a time within `tx`, and sets the next. */
export async function noteRun(
  tx: Executor,
  row: MailingRow,
  { outcome, now, sentThrough }: { outcome: MailingOutcome; now: Date; sentThrough?: Date },
): Promise<void> {
  await tx
    .update(mailings)
    .set({
      ...{ outcome, outcomeAt: now, runId: randomUUID(), nextAt: nextTime(row, now) },
      ...(sentThrough && { sentAt: now, sentThrough }),
    })
    .where(eq(mailings.ownerId, row.ownerId));
}

/** Queues the mailings whose time has come; what is queued already is left as it is. */
export async function queueMailings({
  database,
  clock,
  jobs,
}: Pick<Dependencies, 'database' | 'clock' | 'jobs'>): Promise<void> {
  const { ownerId, runId, nextAt } = mailings;
  const due = await database.db
    .select({ ownerId, id: runId })
    .from(mailings)
    .where(lte(nextAt, clock()));
  for (const job of due) await jobs.add('mailing', job);
}
