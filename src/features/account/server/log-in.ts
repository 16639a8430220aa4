import { sql } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { accountErrors } from '../contract.ts';

const fail = failWith(accountErrors);

const PER_ACCOUNT: Limit = { attempts: 10, windowSeconds: 15 * 60, doubling: true };
/** Nobody needs more sessions an hour; each is a row here and one in the log. */
const RIGHT: Limit = { attempts: 60, windowSeconds: 60 * 60 };
const PER_ADDRESS: Limit = { attempts: 100, windowSeconds: 15 * 60 };

/**
 * Signs in. An unknown account and a wrong password give the same answer in the same time. Attempts
 * are counted before the password is checked, so that parallel guesses cannot pass the limit.
 */
export async function logIn(
  deps: Dependencies,
  given: { identifier: string; password: string },
  address: string,
): Promise<{ user: UserRow; token: string }> {
  const email = given.identifier.trim().toLowerCase();
  const perAccount = `login:${email}`;
  const perAddress = `login-address:${networkOf(address)}`;
  const allow = (wait: number) => {
    if (wait > 0) throw fail('account.locked', { retryAfterSeconds: wait });
  };
  allow(await deps.throttle.waitFor(perAddress, PER_ADDRESS));
  allow(await deps.throttle.count(perAccount, PER_ACCOUNT));
  const [user] = await deps.database.db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  const right = await deps.passwords.verify(user?.passwordHash ?? null, given.password);
  if (!user || !right) {
    await deps.throttle.count(perAddress, PER_ADDRESS);
    throw fail('account.wrong_login');
  }
  await deps.throttle.clear(perAccount);
  allow(await deps.throttle.count(`logins:${user.id}`, RIGHT));
  return { user, token: await deps.sessions.start(user.id) };
}
