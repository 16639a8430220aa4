import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { failWith } from '#contract/errors.ts';
import { billingErrors } from '#features/billing/contract.ts';
import { isPromoCode } from '#features/billing/server/promo.ts';
import { inTransaction } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type accountContract, accountErrors } from '../contract.ts';
import { isWeakPassword } from './weak-password.ts';

const fail = failWith(accountErrors);
const failBilling = failWith(billingErrors);

/** Accounts created per network; an office shares one. */
const CREATED: Limit = { attempts: 20, windowSeconds: 3600 };
/** Sign-up reveals whether an account exists (SPEC), so such refusals are limited per network. */
const REFUSED: Limit = { attempts: 5, windowSeconds: 3600 };

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

/**
 * Creates the account and its first session in one transaction. Throws `account.exists` where the
 * e-mail (in any casing) or the organisation number is taken, without saying which.
 */
export async function signUp(
  deps: Dependencies,
  details: SignUp,
  address: string,
): Promise<{ user: UserRow; token: string }> {
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
  const context = [details.name, details.companyName, details.email.split('@')[0] ?? ''];
  if (isWeakPassword(details.password, context)) {
    throw fail('account.weak_password', {
      fields: { password: accountErrors['account.weak_password'].text },
    });
  }
  const plan = await choosePlan(deps, details, address);
  const passwordHash = await deps.passwords.hash(details.password);
  // Counted before the outcome is known, so that parallel calls cannot pass the limits.
  allow(await deps.throttle.count(refused, REFUSED), await deps.throttle.count(created, CREATED));
  try {
    const made = await inTransaction(deps.database.db, async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          id: randomUUID(),
          name: details.name,
          email: details.email,
          orgNumber: details.orgNumber.replace('-', ''),
          companyName: details.companyName,
          passwordHash,
          createdAt: deps.clock(),
          ...plan,
        })
        .returning();
      if (!user) throw new Error('The new account was not returned');
      return { user, token: await deps.sessions.start(user.id, tx) };
    });
    await deps.throttle.giveBack(refused);
    return made;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await deps.throttle.giveBack(created);
    throw fail('account.exists');
  }
}
