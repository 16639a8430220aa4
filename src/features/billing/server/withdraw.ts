import { and, eq, isNull } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import type { UserRow } from '#server/session/table.ts';
import { type withdrawalContract, withdrawalErrors } from '../withdrawal-contract.ts';
import { withdrawalMail } from '../withdrawal-mail.ts';
import { carryOutEnd } from './ends.ts';
import { followSubscription } from './follow.ts';
import { mark } from './marks.ts';
import { subscriptionOf, withdrawUntil } from './subscription.ts';
import { subscriptions } from './table.ts';

const fail = failWith(withdrawalErrors);

/** Notes the withdrawal together with its receipt, once: from then on it holds, whatever the provider says. */
async function noteWithdrawal(deps: Dependencies, user: UserRow): Promise<string> {
  const now = deps.clock();
  const of = await subscriptionOf(deps, user.id);
  if (of === null || withdrawUntil(of, now) === null) throw fail('billing.no_withdrawal');
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    const noted = await tx
      .update(subscriptions)
      .set({ withdrawnAt: now, endReason: 'withdrawal' })
      .where(and(eq(subscriptions.id, of.id), isNull(subscriptions.withdrawnAt)))
      .returning({ id: subscriptions.id });
    if (noted.length === 0) throw fail('billing.no_withdrawal');
    await mark(tx, deps, 'withdrawal', user, of.id);
    return writeMail(deps, tx, noticeMail(user.email, withdrawalMail(user, of, now)));
  });
  await sendSoon(deps, mailId);
  return of.id;
}

/** Withdraws from the purchase of an account. Throws `billing.no_withdrawal`. */
export async function withdrawPurchase(
  deps: Dependencies,
  user: UserRow,
  from: { address: string; requestId: string },
): Promise<{ refunded: number | null }> {
  const id = await noteWithdrawal(deps, user);
  const noted = { actorId: user.id, event: 'billing.withdraw', object: id, outcome: 'ok' } as const;
  await deps.audit.record({ ...noted, ...from });
  const { payments } = deps;
  // What fails is noted and tried again.
  const refunded =
    payments &&
    (await carryOutEnd(deps, payments, id, (each) => followSubscription(deps, payments, each)));
  return { refunded };
}

export function withdrawalHandlers(deps: Dependencies): Handlers<typeof withdrawalContract> {
  return {
    withdraw: async ({ session, request: { ip: address, id: requestId } }) => {
      const { refunded } = await withdrawPurchase(deps, session.user, { address, requestId });
      return { success: true, refunded, receiptMail: true };
    },
  };
}
