import { common } from '#contract/errors.ts';

/** Runs a piece of work when a slot is free. Throws `unavailable` where too many are waiting. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` pieces of heavy work run and `mostWaiting` wait, first come first served. */
export function createConcurrencyLimit(atOnce: number, mostWaiting: number): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running++;
    else if (waiting.length >= mostWaiting) throw common('unavailable', { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot passes straight to the next in line: released in between, a newcomer could take it
      // too.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
