import { common } from '#contract/errors.ts';
import { perHour } from '#contract/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';

/** Counts a piece of heavy work of an owner. Throws `request.hourly_share` beyond the hour's share. */
export async function takeHourlyShare(
  { throttle }: { throttle: Throttle },
  ownerId: string,
  kind: keyof typeof perHour,
): Promise<void> {
  const limit = { attempts: perHour[kind], windowSeconds: 60 * 60 };
  const wait = await throttle.count(`${kind}:${ownerId}`, limit);
  if (wait > 0) throw common('request.hourly_share', { retryAfterSeconds: wait });
}
