import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { throttles } from './table.ts';

export interface Limit {
  /** Attempts allowed within a window. */
  attempts: number;
  windowSeconds: number;
  /** Each window that ends in a block doubles the next wait, up to an hour. */
  doubling?: boolean;
  /** Attempts in a window that follows on a block; as many as in the first where not given. */
  attemptsAfterBlock?: number;
}

export interface Throttle {
  /** Seconds to wait before the next attempt under `key`; 0 when it may be made now. */
  waitFor(key: string, limit: Limit): Promise<number>;
  /** Counts one attempt and returns the seconds to wait; 0 within the limit. */
  count(key: string, limit: Limit): Promise<number>;
  /** The same, and the attempts of this window with this one. */
  counted(key: string, limit: Limit): Promise<{ wait: number; count: number }>;
  /** Uncounts one attempt that turned out not to be limited. */
  giveBack(key: string): Promise<void>;
  /** Clears the attempts under `key`, as after the right password. */
  clear(key: string): Promise<void>;
  /** Deletes expired counts. */
  sweep(): Promise<void>;
}

const LONGEST_SECONDS = 60 * 60;

const attemptsAfterBlock = (limit: Limit) => limit.attemptsAfterBlock ?? limit.attempts;

/** Counts an attempt at `now` in one statement, and begins a new window where the last is over. */
async function countOne(db: Database, key: string, limit: Limit, now: Date) {
  const over = sql`${throttles.windowEnds} <= ${now}`;
  const allowed = sql`case when ${throttles.strikes} > 0 then ${attemptsAfterBlock(limit)}::int else ${limit.attempts}::int end`;
  const stopped = sql`${over} and ${throttles.count} > ${allowed}`;
  const strikes = sql`${throttles.strikes} + case when ${stopped} then 1 else 0 end`;
  const times = limit.doubling ? sql`power(2, least(${strikes}, 30))` : sql`1`;
  const span = sql`make_interval(secs => greatest(${limit.windowSeconds}, least(${limit.windowSeconds} * ${times}, ${LONGEST_SECONDS})))`;
  const [row] = await db
    .insert(throttles)
    .values({
      key,
      count: 1,
      windowEnds: new Date(now.getTime() + limit.windowSeconds * 1000),
    })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
        windowEnds: sql`case when ${over} then ${now}::timestamptz + ${span} else ${throttles.windowEnds} end`,
        strikes,
      },
    })
    .returning();
  if (!row) throw new Error('The counted attempt was not returned');
  return row;
}

/** Counts attempts in the database, so that all processes share one limit. */
export function createThrottle(db: Database, clock: () => Date, enabled: boolean): Throttle {
  const secondsUntil = (end: Date) =>
    Math.max(1, Math.ceil((end.getTime() - clock().getTime()) / 1000));
  if (!enabled) {
    return {
      waitFor: async () => 0,
      count: async () => 0,
      counted: async () => ({ wait: 0, count: 1 }),
      giveBack: async () => {},
      clear: async () => {},
      sweep: async () => {},
    };
  }
  const counted: Throttle['counted'] = async (key, limit) => {
    const now = clock();
    const { count, strikes, windowEnds } = await countOne(db, key, limit, now);
    const attempts = strikes > 0 ? attemptsAfterBlock(limit) : limit.attempts;
    return { wait: count <= attempts ? 0 : secondsUntil(windowEnds), count };
  };
  return {
    counted,
    count: async (key, limit) => (await counted(key, limit)).wait,
    async waitFor(key, limit) {
      const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
      if (!row || row.windowEnds <= clock() || row.count < limit.attempts) return 0;
      return secondsUntil(row.windowEnds);
    },
    async giveBack(key) {
      await db
        .update(throttles)
        .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
        .where(eq(throttles.key, key));
    },
    async clear(key) {
      await db.delete(throttles).where(eq(throttles.key, key));
    },
    async sweep() {
      const longAgo = new Date(clock().getTime() - 2 * 24 * 60 * 60 * 1000);
      await db.delete(throttles).where(lt(throttles.windowEnds, longAgo));
    },
  };
}
