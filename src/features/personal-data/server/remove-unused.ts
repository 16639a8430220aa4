import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { daysAfter, keptFor, monthsBefore } from '#contract/retention.ts';
import { knownDevices } from '#features/account/server/table.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { sessions, users } from '#server/session/table.ts';
import { unusedMail } from '../mail-texts.ts';
import { deleteAccount } from './delete-account.ts';

/** Each minute; more wait for the next. */
const ACCOUNTS_AT_ONCE = 50;

type Needed = Pick<
  Dependencies,
  'database' | 'box' | 'clock' | 'jobs' | 'log' | 'mailer' | 'config'
>;

/** Free, never confirmed, and not signed in to since then. */
function unusedSince(since: Date): SQL | undefined {
  const signedIn = sql`exists (select from ${sessions} where ${sessions.userId} = ${users.id})
    or exists (select from ${knownDevices} where ${knownDevices.userId} = ${users.id}
      and ${knownDevices.lastUsedAt} >= ${since})`;
  return and(
    sql`not ${users.emailVerified}`,
    lt(users.createdAt, since),
    eq(users.planSource, 'free'),
    eq(users.role, 'user'),
    sql`not (${signedIn})`,
  );
}

/** Mails the owners of accounts that go unless they are used. */
async function announce(deps: Needed, now: Date): Promise<void> {
  const since = daysAfter(monthsBefore(now, keptFor.unconfirmedMonths), keptFor.announcedDays);
  const unused = await deps.database.db
    .select({ id: users.id })
    .from(users)
    .where(and(unusedSince(since), isNull(users.removalAnnouncedAt)))
    .limit(ACCOUNTS_AT_ONCE);
  for (const { id } of unused) {
    const mailId = await inTransaction(deps.database.db, async (tx) => {
      const [user] = await tx
        .update(users)
        .set({ removalAnnouncedAt: now })
        .where(and(eq(users.id, id), isNull(users.removalAnnouncedAt)))
        .returning({ email: users.email });
      return user && writeMail(deps, tx, noticeMail(user.email, unusedMail(deps.config.appUrl)));
    });
    if (mailId !== undefined) await sendSoon(deps, mailId);
  }
}

/**
 * Deletes accounts whose address was never confirmed and that nobody has signed in to for a year, a
 * month after a mail that says so. Whoever signs in or confirms keeps the account, and is mailed anew
 * should it come to it again.
 */
export async function removeUnused(deps: Needed): Promise<void> {
  const now = deps.clock();
  const { db } = deps.database;
  const before = daysAfter(now, -keptFor.announcedDays);
  const since = monthsBefore(now, keptFor.unconfirmedMonths);
  const stillUnused = unusedSince(daysAfter(since, keptFor.announcedDays));
  await db
    .update(users)
    .set({ removalAnnouncedAt: null })
    .where(and(isNotNull(users.removalAnnouncedAt), sql`not (${stillUnused})`));
  await announce(deps, now);
  const over = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lt(users.removalAnnouncedAt, before), unusedSince(since)))
    .limit(ACCOUNTS_AT_ONCE);
  for (const { id } of over) {
    const mailId = await inTransaction(db, (tx) => deleteAccount(deps, tx, id, 'unused'));
    if (mailId !== null) await sendSoon(deps, mailId);
  }
}
