import type { z } from 'zod';
import { AppError, failWith } from '#contract/errors.ts';
import { billingErrors } from '#features/billing/contract.ts';
import { isPromoCode, requirePromoLeft } from '#features/billing/server/promo.ts';
import { inTransaction } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import { deviceLabel } from '#server/session/device-label.ts';
import type { UserRow } from '#server/session/table.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type accountContract, accountErrors } from '../contract.ts';
import { rememberDevice } from './known-devices.ts';

import { makeAccount } from './make-account.ts';
import { requireStrongPassword } from './weak-password.ts';

const fail = failWith(accountErrors);
const failBilling = failWith(billingErrors);

/** Accounts created per network; an office shares one. */
const CREATED: Limit = { attempts: 20, windowSeconds: 3600 };
/** Sign-up reveals whether an account exists (SPEC), so such refusals are limited per network. */
const REFUSED: Limit = { attempts: 5, windowSeconds: 3600 };

/** Who signs up, as far as the server sees. */
interface Caller {
  address: string;
  userAgent: string | undefined;
}

type SignUp = z.output<typeof accountContract.signup.body>;

async function choosePlan(
  deps: Dependencies,
  details: SignUp,
  address: string,
): Promise<Pick<UserRow, 'plan' | 'planSource'>> {
  if (details.promoCode?.trim()) {
    if (!(await isPromoCode(deps, details.promoCode, address))) {
      throw failBilling('billing.wrong_promo');
    }
    return { plan: 'pro', planSource: 'promo' };
  }
  if (details.plan === 'pro') throw fail('account.pro_needs_payment');
  return { plan: 'free', planSource: 'free' };
}

/** The account, its first session and the mail that asks to confirm the address. */
async function createAccount(
  deps: Dependencies,
  details: SignUp,
  more: Pick<UserRow, 'plan' | 'planSource' | 'passwordHash'>,
  from: Caller,
) {
  return inTransaction(deps.database.db, async (tx) => {
    if (more.planSource === 'promo') await requirePromoLeft(tx, deps);
    const { user, mailId } = await makeAccount(deps, tx, { ...details, ...more });
    return {
      user,
      mailId,
      token: await deps.sessions.start(user.id, tx, deviceLabel(from.userAgent)),
      device: await rememberDevice(deps, tx, user.id, null),
    };
  });
}

/**
 * Creates the account and its first session in one transaction. Throws `account.exists` where the
 * e-mail (in any casing) is taken, or the organisation number by one who has confirmed an address,
 * without saying which.
 */
export async function signUp(
  deps: Dependencies,
  details: SignUp,
  from: Caller,
): Promise<{ user: UserRow; token: string; device: string }> {
  const { address } = from;
  const refused = `signup-refused:${networkOf(address)}`;
  const created = `signup-created:${networkOf(address)}`;
  const allow = (...waits: number[]) => {
    const wait = Math.max(...waits);
    if (wait > 0) throw fail('account.too_many_signups', { retryAfterSeconds: wait });
  };
  allow(
    await deps.throttle.waitFor(refused, REFUSED),
    await deps.throttle.waitFor(created, CREATED),
  );
  requireStrongPassword(details.password, details);
  const plan = await choosePlan(deps, details, address);
  const passwordHash = await deps.passwords.hash(details.password);
  const giveBack = async (...keys: string[]) => {
    for (const key of keys) await deps.throttle.giveBack(key);
  };
  // One of a network at a time: a whole office that signs up at once is not taken for refusals.
  return deps.signUps(networkOf(address), async () => {
    // Counted before the outcome is known, so that other processes' calls cannot pass the limits.
    const waits = [
      await deps.throttle.count(refused, REFUSED),
      await deps.throttle.count(created, CREATED),
    ];
    if (Math.max(...waits) > 0) await giveBack(refused, created);
    allow(...waits);
    try {
      const made = await createAccount(deps, details, { ...plan, passwordHash }, from);
      await sendSoon(deps, made.mailId);
      await giveBack(refused);
      return made;
    } catch (error) {
      const exists = isUniqueViolation(error) ? fail('account.exists') : error;
      await (exists instanceof AppError ? giveBack(created) : giveBack(refused, created));
      throw exists;
    }
  });
}
