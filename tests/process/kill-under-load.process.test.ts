import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenInvariants, missingFromAudit } from '#support/invariants.ts';
import { brokenPromises, type Ledger, work } from '#support/mixed-load.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { until } from '#support/process-figures.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { scale } from '#support/scale.ts';

const CUSTOMERS = 4;
/** A server is killed at the latest while about this many calls have been answered. */
const MOST_CALLS = 60;

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

it('a server killed again and again under load keeps what it promised, whole (R58)', async () => {
  const everyone: Ledger = [];
  for (let round = 0; round < scale.kills; round++) {
    const ledger: Ledger = [];
    let done = 0;
    const customers = Promise.all(
      Array.from({ length: CUSTOMERS }, () =>
        work(app.url, ledger, () => {
          done++;
        }),
      ),
    );
    const calls = 5 + Math.random() * MOST_CALLS;
    await until(() => done >= calls);
    await wait(Math.random() * 50);
    await app.kill();
    await customers;
    app = await startApp({}, dataDir);

    const client = new pg.Client({
      host: join(dataDir, 'run'),
      user: 'klarsikt',
      database: 'klarsikt',
    });
    await client.connect();
    try {
      // What was begun is ended within a minute, without anyone asking.
      let broken: string[] = [];
      await until(async () => {
        broken = await brokenInvariants(client);
        return broken.length === 0;
      });
      expect(broken).toEqual([]);
      const missing = (event: string, ids: string[]) => missingFromAudit(client, event, ids);
      expect(
        await missing(
          'signup',
          ledger.map(({ id }) => id),
        ),
      ).toEqual([]);
      const files = ledger.flatMap(({ documents }) => [...documents.keys()]);
      expect(await missing('document.upload', files)).toEqual([]);
      const deleted = ledger.flatMap((account) => [...account.deleted]);
      expect(await missing('document.delete', deleted)).toEqual([]);
    } finally {
      await client.end();
    }
    for (const account of ledger) expect(await brokenPromises(app.url, account)).toEqual([]);
    everyone.push(...ledger);
  }
  // And none of it was lost by a later kill.
  for (const account of everyone) expect(await brokenPromises(app.url, account)).toEqual([]);
  expect(everyone.length).toBeGreaterThan(0);
  const files = everyone.flatMap(({ documents }) => [...documents]).length;
  console.log(
    `${scale.kills} kills: ${everyone.length} accounts, ${files} files, ${everyone.flatMap(({ analyses }) => [...analyses]).length} analyses`,
  );
});
