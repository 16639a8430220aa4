import { createHash, timingSafeEqual } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { common } from '#contract/errors.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { Promo } from '#server/config.ts';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { users } from '#server/session/table.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { fail } from './provider.ts';

/** Wrong codes allowed per network. */
const GUESSES: Limit = { attempts: 10, windowSeconds: 3600 };

const digest = (code: string) => createHash('sha256').update(code.trim().toLowerCase()).digest();

/** Whether accounts are left for the code. */
async function isLeft(on: Executor, { mostAccounts }: Promo): Promise<boolean> {
  if (mostAccounts === null) return true;
  const isPromo = eq(users.planSource, 'promo');
  const [used] = await on.select({ count: count() }).from(users).where(isPromo);
  return (used?.count ?? 0) < mostAccounts;
}

/** Whether the code still gives Pro: its last day, in Sweden, has not passed, and accounts are left. */
async function isOpen(
  promo: Promo,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
): Promise<boolean> {
  const { lastDay } = promo;
  if (lastDay !== null && formatInstantDay(clock().toISOString()) > lastDay) return false;
  return isLeft(database.db, promo);
}

/** Any number, by which those who take the code wait for one another. */
const LOCK = 7_402_119;

/** Before an account is given Pro by the code: those who take it are counted one by one. Throws `billing.wrong_promo`. */
export async function requirePromoLeft(
  tx: Executor,
  { config: { promo } }: Pick<Dependencies, 'config'>,
): Promise<void> {
  if (promo === null || promo.mostAccounts === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  if (!(await isLeft(tx, promo))) throw fail('billing.wrong_promo');
}

/**
 * Whether `code` is the configured promo code, trimmed and in any casing (SPEC section 5); false
 * where none is configured, its last day has passed or its accounts are taken. Throws
 * `request.too_many` after ten wrong ones in an hour.
 */
export async function isPromoCode(
  deps: Pick<Dependencies, 'config' | 'throttle' | 'database' | 'clock'>,
  code: string,
  address: string,
): Promise<boolean> {
  const { config, throttle } = deps;
  const key = `promo:${networkOf(address)}`;
  // Counted before the check, so that parallel guesses cannot pass the limit.
  const wait = await throttle.count(key, GUESSES);
  if (wait > 0) throw common('request.too_many', { retryAfterSeconds: wait });
  const { promo } = config;
  const right =
    promo !== null &&
    timingSafeEqual(digest(promo.code), digest(code)) &&
    (await isOpen(promo, deps));
  if (right) await throttle.giveBack(key);
  return right;
}
