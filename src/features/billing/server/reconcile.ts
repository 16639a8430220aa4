import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Payments, Subscription } from '#adapters/payments/port.ts';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { closeCheckouts, unfinishedCheckouts } from './close-checkouts.ts';
import { resumeEachEnd, sweepForgotten } from './ends.ts';
import { type CompleteGuest, followCheckout } from './events.ts';
import { askedNow, followSubscription, takeIn } from './follow.ts';
import { hasHadNotice } from './notices.ts';
import { isLive } from './standing.ts';
import { checkouts, paymentChecks, subscriptions } from './table.ts';

/** Not before this time of night, in Sweden. */
const FROM = '02:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Begins the comparison of this night where no process has; a job does it. */
export async function checkNightly(deps: Dependencies): Promise<void> {
  if (deps.payments === null) return;
  const now = deps.clock().toISOString();
  if (formatInstantTime(now) < FROM) return;
  const day = formatInstantDay(now);
  const { db } = deps.database;
  await db.insert(paymentChecks).values({ day, jobId: randomUUID() }).onConflictDoNothing();
  const [check] = await db
    .select()
    .from(paymentChecks)
    .where(and(eq(paymentChecks.day, day), isNull(paymentChecks.finishedAt)));
  if (check) await deps.jobs.add('payment-check', { id: check.jobId, day });
}

/** How many were otherwise than we had them, and how many could not be compared. */
class Count {
  mended = 0;
  failed = 0;
  readonly #log: Dependencies['log'];

  constructor({ log }: Pick<Dependencies, 'log'>) {
    this.#log = log;
  }

  /** One that fails stops no other; the next night tries it again. */
  async each(id: string, work: () => Promise<boolean>): Promise<void> {
    try {
      if (await work()) this.mended++;
    } catch (error) {
      this.failed++;
      this.#log.error({ err: error, id }, 'what is paid for could not be compared');
    }
  }
}

/** Lets a subscription of older prices be renewed at the new ones, once its owner has had notice of them. */
async function takeCurrentPrice(deps: Dependencies, payments: Payments, found: Subscription) {
  if (found.isCurrentPrice || !isLive(found)) return;
  const { db } = deps.database;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, found.id));
  const ownerId = row?.ownerId ?? null;
  if (ownerId === null || !(await hasHadNotice(db, ownerId, deps.clock()))) return;
  await payments.renewAtCurrentPrice(found.id);
}

/** Compares every subscription of the provider with ours. */
async function compareAll(deps: Dependencies, payments: Payments, count: Count): Promise<void> {
  let next: string | null = null;
  do {
    const askedAt = await askedNow(deps);
    const page = await payments.subscriptions(next);
    for (const found of page.subscriptions)
      await count.each(found.id, async () => {
        const isOtherwise = await takeIn(deps, payments, found, askedAt);
        await takeCurrentPrice(deps, payments, found);
        return isOtherwise;
      });
    next = page.next;
  } while (next !== null);
}

/** Follows those of ours that go on and that no page of the provider's had. */
async function followUnseen(deps: Dependencies, payments: Payments, since: Date, count: Count) {
  const unseen = await deps.database.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.ownerId),
        ne(subscriptions.state, 'canceled'),
        lt(subscriptions.askedAt, since),
      ),
    );
  for (const { id } of unseen) await count.each(id, () => followSubscription(deps, payments, id));
}

/** Follows checkouts whose end nobody has told of; those older than the provider keeps them are over. */
async function followUnfinished(
  deps: Dependencies,
  payments: Payments,
  completeGuest: CompleteGuest,
  count: Count,
): Promise<void> {
  for await (const { id, checkoutId } of unfinishedCheckouts(deps)) {
    if (checkoutId === null) continue;
    await count.each(id, async () => {
      await followCheckout(deps, payments, checkoutId, completeGuest);
      return false;
    });
  }
  const { db } = deps.database;
  const isOld = lt(checkouts.createdAt, new Date(deps.clock().getTime() - 3 * DAY_MS));
  await db
    .update(checkouts)
    .set({ isOver: true })
    .where(and(sql`not ${checkouts.isOver}`, isOld));
  const isGone = and(isNull(checkouts.ownerId), checkouts.hadAccount);
  await db.delete(checkouts).where(and(isGone, isOld));
}

/** Ends what is to be ended at once, and closes the checkouts of accounts that are deleted. */
export async function resumeEnds(deps: Dependencies): Promise<void> {
  const { payments } = deps;
  if (payments === null) return;
  const isGone = and(isNull(checkouts.ownerId), checkouts.hadAccount);
  await closeCheckouts(deps, payments, isGone);
  await resumeEachEnd(deps, payments, (id) => followSubscription(deps, payments, id));
}

/** Finds what no event has told: at night, all subscriptions and unfinished checkouts are asked for. */
export async function runCheckJob(
  deps: Dependencies,
  completeGuest: CompleteGuest,
  { day }: { day: string },
): Promise<void> {
  const { payments, database, log } = deps;
  if (payments === null) return;
  const count = new Count(deps);
  await followUnfinished(deps, payments, completeGuest, count);
  const askedAt = await askedNow(deps);
  await compareAll(deps, payments, count);
  await followUnseen(deps, payments, askedAt, count);
  await sweepForgotten(deps);
  const { mended, failed } = count;
  await database.db
    .update(paymentChecks)
    .set({ finishedAt: deps.clock(), mended, failed })
    .where(eq(paymentChecks.day, day));
  log.info({ mended, failed }, 'the subscriptions are compared with the provider');
}
