import { createHash, timingSafeEqual } from 'node:crypto';
import { common } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';

/** Wrong codes allowed per network. */
const GUESSES: Limit = { attempts: 10, windowSeconds: 3600 };

const digest = (code: string) => createHash('sha256').update(code.trim().toLowerCase()).digest();

/**
 * Whether `code` is the configured promo code, trimmed and in any casing (SPEC section 5); false
 * where none is configured. Throws `request.too_many` after ten wrong ones in an hour.
 */
export async function isPromoCode(
  { config, throttle }: Pick<Dependencies, 'config' | 'throttle'>,
  code: string,
  address: string,
): Promise<boolean> {
  const key = `promo:${networkOf(address)}`;
  // Counted before the check, so that parallel guesses cannot pass the limit.
  const wait = await throttle.count(key, GUESSES);
  if (wait > 0) throw common('request.too_many', { retryAfterSeconds: wait });
  const right =
    config.promoCode !== null && timingSafeEqual(digest(config.promoCode), digest(code));
  if (right) await throttle.giveBack(key);
  return right;
}
