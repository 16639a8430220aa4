import { and, eq } from 'drizzle-orm';
import type { NextPayment, Payments, Subscription } from '#adapters/payments/port.ts';
import { daysAfter } from '#contract/retention.ts';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { writeMail } from '#server/mail/outbox.ts';
import { type BillingMailKind, billingMails as texts } from '../mail-texts.ts';
import { givesPro } from './standing.ts';
import { billingMails } from './table.ts';

/** How long before its end a trial is reminded of. */
const REMINDED_DAYS = 3;

/** A mail that the state of a subscription calls for, told apart from its like by what it is about. */
export interface OwedMail {
  kind: BillingMailKind;
  about: string;
}

/** The mails that a subscription's state calls for; which of them are written already is not asked here. */
export function owedMails(of: Subscription, now: Date): OwedMail[] {
  const { state, latestInvoice, trialEnd, cancelAtPeriodEnd } = of;
  const unpaidSince = of.unpaidSince === null ? null : new Date(of.unpaidSince);
  const pro = givesPro({ state, unpaidSince }, now);
  const late = of.unpaidSince ?? of.periodEnd;
  const goesOn = pro && !cancelAtPeriodEnd;
  const reminded = trialEnd === null ? null : daysAfter(new Date(trialEnd), -REMINDED_DAYS);
  const refunded = latestInvoice?.refunded ?? 0;
  const calls: [boolean, BillingMailKind, string][] = [
    [pro, 'begun', of.id],
    [
      goesOn && state === 'trialing' && reminded !== null && now >= reminded,
      'trial_ending',
      trialEnd ?? '',
    ],
    [pro && state === 'past_due', 'failed', late],
    [(state === 'past_due' || state === 'unpaid') && !pro, 'paused', late],
    [state !== 'canceled' && cancelAtPeriodEnd, 'ending', of.periodEnd],
    [state === 'canceled', 'ended', of.id],
    [refunded > 0, 'refunded', `${latestInvoice?.id} ${refunded}`],
  ];
  return calls.flatMap(([isOwed, kind, about]) => (isOwed ? [{ kind, about }] : []));
}

/** Those mails that say when and how much is paid next. */
const sayNext: readonly string[] = ['begun', 'trial_ending'];

/** Whether one of the mails that are not written yet says what is paid next: only then is it asked for. */
export async function namesNext(
  on: Executor,
  { id, state, cancelAtPeriodEnd }: Subscription,
  owed: readonly OwedMail[],
): Promise<boolean> {
  const written = await on
    .select({ kind: billingMails.kind, about: billingMails.about })
    .from(billingMails)
    .where(eq(billingMails.subscriptionId, id));
  const isWritten = (mail: OwedMail) =>
    written.some(({ kind, about }) => kind === mail.kind && about === mail.about);
  const isResumed = !cancelAtPeriodEnd && state !== 'canceled';
  if (isResumed && written.some(({ kind }) => kind === 'ending')) return true;
  return owed.some((mail) => sayNext.includes(mail.kind) && !isWritten(mail));
}

interface Letters {
  to: string;
  subscription: Subscription;
  owed: readonly OwedMail[];
  next: NextPayment | null;
  refunded: number;
}

/** Writes those of the mails that are not written yet; gives their ids in the outbox. */
export async function writeOwed(
  deps: Pick<Dependencies, 'box' | 'clock' | 'config'>,
  tx: Executor,
  { to, subscription, owed, next, refunded }: Letters,
): Promise<string[]> {
  const ground = { subscription, next, refunded, appUrl: deps.config.appUrl };
  const send = (kind: BillingMailKind) => writeMail(deps, tx, noticeMail(to, texts[kind](ground)));
  const sent: string[] = [];
  for (const { kind, about } of owed) {
    const noted = await tx
      .insert(billingMails)
      .values({ subscriptionId: subscription.id, kind, about, at: deps.clock() })
      .onConflictDoNothing()
      .returning({ kind: billingMails.kind });
    if (noted.length > 0) sent.push(await send(kind));
  }
  if (subscription.cancelAtPeriodEnd || subscription.state === 'canceled') return sent;
  // A cancellation that was mailed and taken back; should it be cancelled again, that is mailed anew.
  const takenBack = await tx
    .delete(billingMails)
    .where(and(eq(billingMails.subscriptionId, subscription.id), eq(billingMails.kind, 'ending')))
    .returning({ kind: billingMails.kind });
  if (takenBack.length > 0) sent.push(await send('resumed'));
  return sent;
}

/** The next payment for a mail; a provider that does not answer leaves it out. */
export async function nextFor(payments: Payments, id: string): Promise<NextPayment | null> {
  return payments.nextPayment(id).catch(() => null);
}
