import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '#support/patience.ts';
import { openTestDatabase } from '#support/test-database.ts';
import type { RunningDatabase } from '../db/open.ts';
import { openSignals, type Signals } from './signals.ts';

const silent = pino({ level: 'silent' });

let database: RunningDatabase;
let here: Signals;
let elsewhere: Signals;
beforeAll(async () => {
  database = await openTestDatabase();
  [here, elsewhere] = [0, 1].map(() => openSignals(database.connection, database.pool, silent)) as [
    Signals,
    Signals,
  ];
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await database.close();
});

/** Counts the signals for `id`; `heard` sends until the first has come, as the line may not be up yet. */
function listenFor(id: string) {
  let heard = 0;
  const stop = elsewhere.on(id, () => {
    heard++;
  });
  const arrives = (before: number) =>
    vi.waitFor(
      async () => {
        await here.send(id);
        expect(heard).toBeGreaterThan(before);
      },
      { timeout: PATIENCE_MS, interval: 100 },
    );
  return { stop, arrives, heard: () => heard };
}

describe('a signal', () => {
  it('reaches whoever waits for that id in another process, and nobody else', async () => {
    const [mine, others] = [listenFor('a'), listenFor('b')];
    await mine.arrives(0);
    expect(others.heard()).toBe(0);
    mine.stop();
    others.stop();
  });

  it('reaches all who wait, until each stops', async () => {
    const [first, second] = [listenFor('c'), listenFor('c')];
    await first.arrives(0);
    await second.arrives(0);
    first.stop();
    const before = first.heard();
    await second.arrives(second.heard());
    expect(first.heard()).toBe(before);
    second.stop();
  });

  it('comes again after its connection was lost', async () => {
    const mine = listenFor('d');
    await mine.arrives(0);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'klarsikt signals' and datname = current_database()`,
    );
    await mine.arrives(mine.heard());
    mine.stop();
  });
});
