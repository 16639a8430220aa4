import { randomUUID } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { BodyOutput } from '#contract/route.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import type { SealedColumn } from '#server/crypto/reseal.ts';
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

/** Whether what is mailed opens with a password. */
export const hasPassword = ({ form, passwordHash, sealedPassword }: MailingRow): boolean =>
  (form === 'pdf' ? sealedPassword : passwordHash) !== null;

const contextOf = (ownerId: string) => `mailing-password/${ownerId}`;

/** Where these are stored sealed. */
export const sealedMailingPasswords: SealedColumn = {
  table: 'mailings',
  column: 'sealed_password',
  key: [['owner_id', 'uuid']],
  context: ([ownerId = '']) => contextOf(ownerId),
};

/** What locks the PDFs of a mailing; null without a password. */
export const pdfPassword = ({ box }: Pick<Dependencies, 'box'>, row: MailingRow): string | null =>
  row.sealedPassword && box.open(row.sealedPassword, contextOf(row.ownerId)).toString();

/** As its owner sees it. */
export function shownMailing(row: MailingRow): Mailing {
  const { rhythm, day, form, nextAt, sentAt, outcome, outcomeAt } = row;
  return {
    ...{ rhythm, day, form, hasPassword: hasPassword(row) },
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

/**
 * Makes or changes a company's mailing; its next time is the first of the new rhythm. Throws
 * `mailings.password_again` where PDFs would go out unlocked though a password stands for the links.
 */
export async function saveMailing(
  {
    database,
    passwords,
    clock,
    box,
  }: Pick<Dependencies, 'database' | 'passwords' | 'clock' | 'box'>,
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
  if (form === 'pdf' && password === undefined) {
    const before = await findMailing(database.db, ownerId);
    if (before?.passwordHash && !before.sealedPassword) throw fail('mailings.password_again');
  }
  const ofPassword = {
    passwordHash: password ? await passwords.hash(password) : null,
    sealedPassword: password ? box.seal(Buffer.from(password), contextOf(ownerId)) : null,
  };
  await database.db
    .insert(mailings)
    .values({ ...changed, ...ofPassword, ownerId, createdAt: now })
    .onConflictDoUpdate({
      target: mailings.ownerId,
      set: password === undefined ? changed : { ...changed, ...ofPassword },
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
