import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseIsAway } from '#server/db/connection-errors.ts';
import { type Executor, inTransaction, openDatabase } from '#server/db/database.ts';
import { APP_ROLE } from '#server/db/embedded/cluster.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { addOwner } from '#support/test-database.ts';

let test: TestApp;
let name: string;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
  name = (test.deps.database.connection as { database: string }).database;
});
afterAll(() => test.close());

/** Ends the app's connections, so that the next ones begin with the database's new settings. */
async function reconnect(): Promise<void> {
  await test.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
  // The pool learns of each only when it hears from it.
  const { pool } = test.deps.database;
  await expect.poll(() => pool.idleCount).toBe(0);
}

async function withSetting(setting: string, work: () => Promise<void>): Promise<void> {
  const role = `alter role ${APP_ROLE} in database ${name}`;
  await test.asOwner(`${role} set ${setting}`);
  await reconnect();
  try {
    await work();
  } finally {
    await test.asOwner(`${role} reset ${setting.split(' ')[0]}`);
    await reconnect();
  }
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

const ANSWERS = { question1: 'a', question2: 'b', question3: 'c', question4: '', question5: '' };
const save = (token: string) =>
  test.call('POST', '/api/form-answers', token, { flik: 'sales', answers: ANSWERS });
const sayLater = { status: 503, headers: { 'retry-after': '5' } };

describe('a database that cannot take a call now has it asked again later (A14)', () => {
  it('because it only reads, as a standby does that has not taken over', async () => {
    const { token } = await test.signUp();
    await withSetting('default_transaction_read_only = on', async () => {
      expect(await save(token)).toMatchObject(sayLater);
      expect((await test.call('GET', '/api/documents', token)).status).toBe(200);
    });
    expect((await save(token)).status).toBe(200);
  });

  it('because another holds what the call needs', async () => {
    const { token, user } = await test.signUp();
    await withSetting("lock_timeout = '100ms'", async () => {
      const { db } = test.deps.database;
      await inTransaction(db, async (tx) => {
        await tx.execute(sql`select id from users where id = ${user.id} for update`);
        const file = { name: 'a.csv', bytes: 'Datum;Produkt;Summa\n2025-01-01;Te;10,50\n' };
        expect(await test.upload(token, file)).toMatchObject(sayLater);
      });
    });
  });

  it('because a transaction was left waiting for too long', async () => {
    const own = openDatabase(test.deps.database.connection, { size: 1 });
    const client = await own.pool.connect();
    await client.query("set idle_in_transaction_session_timeout = '100ms'");
    await client.query('begin');
    await wait(500);
    const error = await failure(client.query('select 1'));
    client.release(true);
    await own.close();
    expect(databaseIsAway(error)).toBe(true);
  });

  it('because its name cannot be looked up', async () => {
    const nowhere = openDatabase({ host: 'finns-inte.invalid', database: 'x', user: 'x' });
    const error = await failure(nowhere.pool.query('select 1'));
    await nowhere.close();
    expect(databaseIsAway(error)).toBe(true);
  });
});

describe('transactions in each other’s way', () => {
  const touch = (tx: Executor, id: string) =>
    tx.execute(sql`update users set name = name || '.' where id = ${id}`);

  it('are both done where they waited for each other: the one that was undone is tried again', async () => {
    const { database } = test.deps;
    const [a, b] = [await addOwner(database), await addOwner(database)];
    let tries = 0;
    const cross = (first: string, second: string) =>
      inTransaction(database.db, async (tx) => {
        tries++;
        await touch(tx, first);
        await wait(200);
        await touch(tx, second);
      });
    await Promise.all([cross(a, b), cross(b, a)]);
    expect(tries).toBeGreaterThan(2);
    const { rows } = await database.pool.query('select name from users where id in ($1, $2)', [
      a,
      b,
    ]);
    expect(rows).toEqual([{ name: 'Åsa Öberg..' }, { name: 'Åsa Öberg..' }]);
  });

  it('are both done where one saw what the other changed', async () => {
    const { database } = test.deps;
    const id = await addOwner(database);
    let tries = 0;
    const both = () =>
      inTransaction(database.db, async (tx) => {
        tries++;
        await tx.execute(sql`set transaction isolation level repeatable read`);
        await tx.execute(sql`select name from users where id = ${id}`);
        await wait(200);
        await touch(tx, id);
      });
    await Promise.all([both(), both()]);
    expect(tries).toBe(3);
  });

  it('are asked for again later where it does not help', async () => {
    const { database } = test.deps;
    const clash = () =>
      inTransaction(database.db, (tx) =>
        tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`),
      );
    expect(databaseIsAway(await failure(clash()))).toBe(true);
  });
});
