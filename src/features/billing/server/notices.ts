import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { daysAfter } from '#contract/retention.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { brand } from '../../../brand.ts';
import { type Notice, noticeOfChange } from '../notice-mail.ts';
import { liveStates } from './standing.ts';
import { swedishDayAfter } from './swedish-day.ts';
import { noticeRecipients, notices, subscriptions } from './table.ts';

const AT_ONCE = 200;

/** The first day that a notice given now may name: mails are sent the same day, and then the days promised pass. */
export const firstDay = (now: Date): string => swedishDayAfter(now, brand.claims.noticeDays + 1);

/** Whom a notice concerns: new terms every account, new prices those that subscribe. */
function concerned({ kind }: Pick<Notice, 'kind'>): SQL | undefined {
  if (kind === 'terms') return undefined;
  const isLive = inArray(subscriptions.state, [...liveStates]);
  const own = eq(subscriptions.ownerId, users.id);
  return sql`exists (select 1 from ${subscriptions} where ${own} and ${isLive})`;
}

/** How many a notice would be mailed to. */
export async function countConcerned(on: Executor, notice: Pick<Notice, 'kind'>): Promise<number> {
  const [found] = await on.select({ count: count() }).from(users).where(concerned(notice));
  return found?.count ?? 0;
}

/** Gives notice: noted with all whom it concerns, in one transaction; the server mails them. Gives its id. */
export async function giveNotice(tx: Executor, notice: Notice, givenAt: Date): Promise<string> {
  if (notice.effectiveOn < firstDay(givenAt))
    throw new Error(`Notice of ${notice.effectiveOn} is later than what is promised`);
  const id = randomUUID();
  await tx.insert(notices).values({ id, ...notice, givenAt });
  await tx.insert(noticeRecipients).select(
    tx
      .select({
        ownerId: users.id,
        noticeId: sql`${id}::uuid`.as('notice_id'),
        mailedAt: sql`null::timestamptz`.as('mailed_at'),
      })
      .from(users)
      .where(concerned(notice)),
  );
  return id;
}

/** One who begins to subscribe while new prices are on their way has notice of them too. */
export async function addToNotices(tx: Executor, ownerId: string, now: Date): Promise<void> {
  const isComing = and(
    eq(notices.kind, 'prices'),
    gt(notices.effectiveOn, swedishDayAfter(now, 0)),
  );
  const coming = await tx.select({ noticeId: notices.id }).from(notices).where(isComing);
  if (coming.length === 0) return;
  const rows = coming.map(({ noticeId }) => ({ noticeId, ownerId }));
  await tx.insert(noticeRecipients).values(rows).onConflictDoNothing();
}

/** Whether new prices may be charged: their day has come, and the notice was mailed as long ago as is promised. */
export async function hasHadNotice(tx: Executor, ownerId: string, now: Date): Promise<boolean> {
  const longAgo = daysAfter(now, -brand.claims.noticeDays);
  const [notice] = await tx
    .select({ id: notices.id })
    .from(noticeRecipients)
    .innerJoin(notices, eq(noticeRecipients.noticeId, notices.id))
    .where(
      and(
        eq(noticeRecipients.ownerId, ownerId),
        eq(notices.kind, 'prices'),
        lte(notices.effectiveOn, swedishDayAfter(now, 0)),
        lte(noticeRecipients.mailedAt, longAgo),
      ),
    )
    .limit(1);
  return notice !== undefined;
}

/** The notices that were given, the newest first, with how many of their mails are written. */
export async function listNotices(tx: Executor) {
  const { kind, subject, effectiveOn, givenAt } = notices;
  return tx
    .select({
      ...{ kind, subject, effectiveOn, givenAt },
      concerned: sql<number>`count(${noticeRecipients.ownerId})::int`,
      mailed: sql<number>`count(${noticeRecipients.mailedAt})::int`,
    })
    .from(notices)
    .leftJoin(noticeRecipients, eq(noticeRecipients.noticeId, notices.id))
    .groupBy(notices.id)
    .orderBy(desc(givenAt));
}

/** Writes one of the mails, once: noted in the transaction that writes it. */
function writeOne(deps: Dependencies, ownerId: string, noticeId: string): Promise<string | null> {
  return inTransaction(deps.database.db, async (tx) => {
    const isIt = and(
      eq(noticeRecipients.ownerId, ownerId),
      eq(noticeRecipients.noticeId, noticeId),
      isNull(noticeRecipients.mailedAt),
    );
    const noted = await tx
      .update(noticeRecipients)
      .set({ mailedAt: deps.clock() })
      .where(isIt)
      .returning({ id: noticeRecipients.ownerId });
    const [user] = await tx.select({ to: users.email }).from(users).where(eq(users.id, ownerId));
    const [notice] = await tx.select().from(notices).where(eq(notices.id, noticeId));
    if (noted.length === 0 || !user || !notice) return null;
    const mail = noticeOfChange(notice, deps.config.appUrl);
    return writeMail(deps, tx, noticeMail(user.to, mail));
  });
}

/** Mails the notices that are not mailed yet; a process that dies leaves the rest to the next minute. */
export async function sendNotices(deps: Dependencies): Promise<void> {
  const { ownerId, noticeId, mailedAt } = noticeRecipients;
  for (;;) {
    const waiting = await deps.database.db
      .select({ ownerId, noticeId })
      .from(noticeRecipients)
      .where(isNull(mailedAt))
      .orderBy(asc(noticeId))
      .limit(AT_ONCE);
    for (const each of waiting) {
      const mailId = await writeOne(deps, each.ownerId, each.noticeId);
      if (mailId !== null) await sendSoon(deps, mailId);
    }
    if (waiting.length < AT_ONCE) return;
  }
}
