import type { SubscriptionState } from '#adapters/payments/port.ts';
import { daysAfter } from '#contract/retention.ts';

/** How long a payment may be late before Pro is paused: as long as it is tried again. */
const GRACE_DAYS = 14;

/** The states of those that go on. */
export const liveStates: readonly SubscriptionState[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
];

/** Whether it can still be cancelled, changed or paid. */
export const isLive = ({ state }: { state: SubscriptionState }): boolean =>
  liveStates.includes(state);

/** Whether a subscription gives Pro now. */
export function givesPro(
  of: { state: SubscriptionState; unpaidSince: Date | null },
  now: Date,
): boolean {
  if (of.state === 'active' || of.state === 'trialing') return true;
  if (of.state !== 'past_due') return false;
  return of.unpaidSince === null || now < daysAfter(of.unpaidSince, GRACE_DAYS);
}

/**
 * The one of a company's subscriptions that counts: what gives Pro before what does not; of those that go on the
 * oldest, which a purchase by mistake does not displace, else the newest.
 */
export function mainOf<
  T extends { state: SubscriptionState; unpaidSince: Date | null; startedAt: Date },
>(all: readonly T[], now: Date): T | null {
  const rank = (each: T) => (givesPro(each, now) ? 2 : isLive(each) ? 1 : 0);
  const age = (each: T) => (isLive(each) ? -1 : 1) * each.startedAt.getTime();
  const [first = null] = [...all].sort((a, b) => rank(b) - rank(a) || age(b) - age(a));
  return first;
}
