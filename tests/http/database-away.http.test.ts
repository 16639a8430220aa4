import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase } from '#server/db/database.ts';
import { openSignals } from '#server/jobs/signals.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

/** Ends every connection to this app's database but the one that asks, as a restart of it would. */
const endConnections = () =>
  test.deps.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
     and backend_type = 'client backend'`,
  );

describe('a database that goes away (R60)', () => {
  it('in the middle of a transaction fails that call alone', async () => {
    const { db } = test.deps.database;
    const cut = inTransaction(db, async (tx) => {
      await tx.execute(sql`select 1`);
      await endConnections();
      await wait(50);
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    const { token } = await test.signUp();
    expect((await test.call('GET', '/api/documents', token)).status).toBe(200);
  });

  it('before a transaction has begun costs no connection of the pool', async () => {
    const small = openDatabase(test.deps.database.connection, { size: 1 });
    const only = await small.pool.connect();
    const query = only.query;
    Object.assign(only, {
      query: async () => {
        Object.assign(only, { query });
        throw new Error('Connection terminated');
      },
    });
    only.release();
    const ask = () => inTransaction(small.db, (tx) => tx.execute(sql`select 1 as one`));
    await expect(ask()).rejects.toThrow('Connection terminated');
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    await small.close();
  });

  it('is listened to again when it is back', async () => {
    await endConnections();
    let heard = 0;
    const off = test.deps.signals.on('moved', () => heard++);
    for (let i = 0; i < 100 && heard === 0; i++) {
      await test.deps.signals.send('moved');
      await wait(100);
    }
    off();
    expect(heard).toBeGreaterThan(0);
  });

  it('is asked for at a steady pace while it is away', async () => {
    let tries = 0;
    const log = { warn: () => tries++ } as unknown as typeof test.deps.log;
    const nowhere = { host: tmpdir(), port: 1 };
    const signals = openSignals(nowhere, test.deps.database.pool, log);
    await wait(4500);
    await signals.close();
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(tries).toBeLessThanOrEqual(5);
  });
});
