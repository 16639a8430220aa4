import { type AppError, common } from '#contract/errors.ts';

export interface FairQueueOptions {
  /** Pieces of work done at once, over all owners. */
  atOnce: number;
  /** Pieces of one owner that wait while one is done; the next is refused. */
  waitingEach: number;
  /** Pieces of all owners that wait; the next is refused. */
  waitingInAll: number;
  /** The refusal of one owner's own surplus; `seconds` until there is room, as it looks now. */
  refusal: (seconds: number) => AppError;
}

/** Does a piece of work of an owner when it is that owner's turn. */
export interface FairQueue {
  <T>(ownerId: string, work: () => Promise<T>): Promise<T>;
  /** Pieces that are done now, and that wait. */
  load(): { working: number; waiting: number };
}

/** How much the newest duration counts in the average that waiting times are told from. */
const NEWEST = 0.3;

/**
 * A queue in which owners take turns: one piece of each at a time, however many they have sent, and
 * the next one is of the owner who was served longest ago.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, waitingEach, waitingInAll, refusal } = options;
  /** Those who wait, by owner, the owner who is next first. */
  const waiting = new Map<string, (() => void)[]>();
  const working = new Set<string>();
  let inAll = 0;
  let usualMs = 1000;

  const next = () => {
    for (const [ownerId, starts] of waiting) {
      if (working.size >= atOnce) return;
      if (working.has(ownerId)) continue;
      const start = starts.shift();
      if (starts.length === 0) waiting.delete(ownerId);
      if (start === undefined) continue;
      inAll--;
      working.add(ownerId);
      start();
    }
  };

  const lastInLine = (ownerId: string) => {
    const left = waiting.get(ownerId);
    if (left === undefined) return;
    waiting.delete(ownerId);
    waiting.set(ownerId, left);
  };

  const turn = (ownerId: string): Promise<void> => {
    const own = waiting.get(ownerId) ?? [];
    if (own.length >= waitingEach) throw refusal(Math.ceil((usualMs * own.length) / 1000));
    if (inAll >= waitingInAll) {
      const seconds = Math.ceil((usualMs * inAll) / atOnce / 1000);
      throw common('unavailable', { retryAfterSeconds: Math.max(1, seconds) });
    }
    return new Promise((resolve) => {
      waiting.set(ownerId, [...own, resolve]);
      inAll++;
      next();
    });
  };

  const inTurn = async <T>(ownerId: string, work: () => Promise<T>): Promise<T> => {
    await turn(ownerId);
    const from = performance.now();
    try {
      return await work();
    } finally {
      usualMs += NEWEST * (performance.now() - from - usualMs);
      working.delete(ownerId);
      lastInLine(ownerId);
      next();
    }
  };
  return Object.assign(inTurn, { load: () => ({ working: working.size, waiting: inAll }) });
}
