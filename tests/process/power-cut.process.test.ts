import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { brokenInvariants } from '#support/invariants.ts';
import { brokenPromises, type Ledger, work } from '#support/mixed-load.ts';
import { cutPower, freeze, lsn, synced } from '#support/power-cut.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { until } from '#support/process-figures.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { scale } from '#support/scale.ts';

const CUSTOMERS = 4;
const MOST_CALLS = 40;

let dataDir: string;
let app: RunningApp;
beforeAll(async () => {
  dataDir = copyPreparedData();
  app = await startApp({}, dataDir);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Asks the database itself, on a connection of our own. */
async function onDatabase<T>(ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const host = join(dataDir, 'run');
  const client = new pg.Client({ host, user: 'klarsikt', database: 'klarsikt' });
  // It is cut off with the rest; the query that was asked says so where there was one.
  client.on('error', () => {});
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Works the server hard, cuts the power in the midst of it, and gives what was promised until then. */
async function workUntilCut(): Promise<Ledger> {
  const db = join(dataDir, 'db');
  const ledger: Ledger = [];
  let done = 0;
  let open = () => {};
  let gate: Promise<void> | undefined;
  const next = () => {
    done++;
    return gate;
  };
  const customers = Array.from({ length: CUSTOMERS }, () => work(app.url, ledger, next));
  await until(() => done >= 5);
  const before = await onDatabase(async (client) => {
    await client.query('checkpoint');
    const still = freeze(db);
    const files = synced(db);
    still.go();
    return files;
  });
  const calls = done + Math.random() * MOST_CALLS;
  await until(() => done >= calls);
  // No further call begins: what is promised stands still, while those begun are cut in the midst.
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const promised = structuredClone(ledger);
  const flushed = await onDatabase(async (client) => {
    const { rows } = await client.query('select pg_current_wal_flush_lsn()::text as at');
    const still = freeze(db);
    await app.kill();
    still.kill();
    return lsn(rows[0].at);
  });
  open();
  await Promise.all(customers);
  cutPower(db, before, flushed);
  return promised;
}

const damagedIndexes = (client: pg.Client) =>
  client.query(
    `select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
     where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`,
  );

describe('the embedded database', () => {
  it('comes back after a power cut by itself, with all that was promised (R59)', async () => {
    await onDatabase(async (client) => {
      await client.query('create extension if not exists amcheck');
      // So little memory that pages are written all the time, not only at checkpoints.
      await client.query("alter system set shared_buffers = '2MB'");
    });
    await app.stop();
    app = await startApp({}, dataDir);
    let accounts = 0;
    for (let round = 0; round < scale.powerCuts; round++) {
      const promised = await workUntilCut();
      app = await startApp({}, dataDir);
      await onDatabase(async (client) => {
        let broken: string[] = [];
        await until(async () => {
          broken = await brokenInvariants(client);
          return broken.length === 0;
        });
        expect(broken).toEqual([]);
        await expect(damagedIndexes(client)).resolves.toBeTruthy();
      });
      for (const account of promised) expect(await brokenPromises(app.url, account)).toEqual([]);
      accounts += promised.length;
    }
    console.log(`${scale.powerCuts} power cuts: ${accounts} accounts`);
  });

  it('starts also where its old process number is another program’s now (R59)', async () => {
    const db = join(dataDir, 'db');
    const still = freeze(db);
    await app.kill();
    still.kill();
    const { uid, gid } = statSync(db);
    const other = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' });
    for (const lock of [join(db, 'postmaster.pid'), join(dataDir, 'run', '.s.PGSQL.5432.lock')]) {
      writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(other.pid)));
    }
    app = await startApp({}, dataDir);
    expect(other.exitCode).toBe(null);
    other.kill();
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  });

  it('has each write on the disk before it says so (R59)', async () => {
    const syncs = () =>
      onDatabase(async (client) => {
        const { rows } = await client.query(
          "select sum(fsyncs)::int as n from pg_stat_io where object = 'wal'",
        );
        return rows[0].n as number;
      });
    const before = await syncs();
    for (let i = 0; i < 5; i++) await createAccount(app);
    // Each process tells its figures at most once a second.
    expect(await until(async () => (await syncs()) >= before + 5)).toBe(true);
  });
});
