import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testClock } from '#support/test-database.ts';
import type { RunningDatabase } from '../db/open.ts';
import { throttles } from './table.ts';
import { createThrottle } from './throttle.ts';

const LIMIT = { attempts: 3, windowSeconds: 60 };
const HOUR = 3600;
const DAY = 24 * HOUR;

let database: RunningDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(throttles);
});

function start(enabled = true) {
  const time = testClock();
  return { ...time, throttle: createThrottle(database.db, time.clock, enabled) };
}

/** The waits that attempts made one after another are given. */
async function countMany(
  throttle: ReturnType<typeof createThrottle>,
  times: number,
  limit = LIMIT,
) {
  const waits = [];
  for (let i = 0; i < times; i++) waits.push(await throttle.count('login:anna', limit));
  return waits;
}

describe('attempts', () => {
  it('are free up to the limit; the next waits for the window to end', async () => {
    const { throttle } = start();
    expect(await countMany(throttle, 4)).toEqual([0, 0, 0, 60]);
  });

  it('are free again when the window has ended', async () => {
    const { throttle, pass } = start();
    await countMany(throttle, 4);
    pass(59);
    expect(await throttle.waitFor('login:anna', LIMIT)).toBe(1);
    pass(1);
    expect(await throttle.waitFor('login:anna', LIMIT)).toBe(0);
    expect(await countMany(throttle, 4)).toEqual([0, 0, 0, 60]);
  });

  it('of one are not held against another', async () => {
    const { throttle } = start();
    await countMany(throttle, 4);
    expect(await throttle.count('login:bo', LIMIT)).toBe(0);
  });

  it('are not counted by asking how long to wait', async () => {
    const { throttle } = start();
    await countMany(throttle, 2);
    for (let i = 0; i < 5; i++) expect(await throttle.waitFor('login:anna', LIMIT)).toBe(0);
    expect(await throttle.count('login:anna', LIMIT)).toBe(0);
  });

  it('that came to nothing are given back', async () => {
    const { throttle } = start();
    await countMany(throttle, 3);
    await throttle.giveBack('login:anna');
    expect(await countMany(throttle, 2)).toEqual([0, 60]);
  });

  it('never fall below none, however much is given back', async () => {
    const { throttle } = start();
    await countMany(throttle, 1);
    for (let i = 0; i < 5; i++) await throttle.giveBack('login:anna');
    expect(await countMany(throttle, 4)).toEqual([0, 0, 0, 60]);
  });

  it('are forgotten when the right password was given', async () => {
    const { throttle } = start();
    await countMany(throttle, 4);
    await throttle.clear('login:anna');
    expect(await countMany(throttle, 4)).toEqual([0, 0, 0, 60]);
  });

  it('made at once cannot pass the limit together', async () => {
    const { throttle } = start();
    const waits = await Promise.all(
      Array.from({ length: 12 }, () => throttle.count('login:anna', LIMIT)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMIT.attempts);
  });

  it('are all free where limits are switched off', async () => {
    const { throttle } = start(false);
    expect(await countMany(throttle, 10)).toEqual(Array(10).fill(0));
    expect(await database.db.select().from(throttles)).toEqual([]);
  });
});

describe('who is stopped again and again', () => {
  const doubling = { ...LIMIT, doubling: true };

  it('waits twice as long each time, up to an hour', async () => {
    const { throttle, pass } = start();
    const waits = [];
    for (let i = 0; i < 14; i++) {
      const wait = (await countMany(throttle, 4, doubling)).at(-1) ?? 0;
      waits.push(wait);
      pass(wait);
    }
    expect(waits.slice(0, 5)).toEqual([60, 120, 240, 480, 960]);
    expect(waits.slice(-2)).toEqual([HOUR, HOUR]);
  });

  it('has fewer attempts in the windows that follow, where the limit says so', async () => {
    const { throttle, pass } = start();
    const strict = { ...doubling, attemptsAfterBlock: 1 };
    const wait = (await countMany(throttle, 4, strict)).at(-1) ?? 0;
    pass(wait);
    expect(await countMany(throttle, 2, strict)).toEqual([0, 120]);
    pass(120);
    expect(await countMany(throttle, 2, strict)).toEqual([0, 240]);
  });

  it('waits no longer for a window that ended within the limit', async () => {
    const { throttle, pass } = start();
    await countMany(throttle, 3, doubling);
    pass(60);
    expect((await countMany(throttle, 4, doubling)).at(-1)).toBe(60);
  });
});

describe('housekeeping', () => {
  it('keeps strikes for two days after a window has ended, and then forgets', async () => {
    const { throttle, pass } = start();
    await countMany(throttle, 4);
    pass(2 * DAY);
    await throttle.sweep();
    expect(await database.db.select().from(throttles)).toHaveLength(1);
    pass(HOUR);
    await throttle.sweep();
    expect(await database.db.select().from(throttles)).toEqual([]);
  });
});
