import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDependencies } from '#app/start.ts';
import { startWorking } from '#app/working.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createHealthApp } from '#server/http/health.ts';
import { type TempFiles, tempFilesIn } from '#server/temp-file.ts';
import { watchDisk } from '#server/work/disk.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

const LINES = Array.from({ length: 60 }, (_, n) => `2025-0${1 + (n % 9)}-11;Te;${10 + n},50`);
const FILE = { name: 'a.csv', bytes: `Datum;Produkt;Summa\n${LINES.join('\n')}\n` };

let test: TestApp;
/** A worker of its own, whose disk is full while `isFull`. */
let worker: Dependencies;
let isFull = true;
let folder: string;
beforeAll(async () => {
  const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
  test = await startTestApp({ RATE_LIMIT: 'off', DATA_KEY }, { worker: false });
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-full-'));
  const { config, database } = test.deps;
  const room = tempFilesIn(folder);
  const tempFiles: TempFiles = async (bytes, work) => {
    // The device that has no room for a byte: what comes of it is what a full disk gives.
    if (isFull) await writeFile('/dev/full', bytes);
    return room(bytes, work);
  };
  const own = { ...config, role: 'worker' as const, dataDir: folder };
  const deps = await createDependencies(own, { ...database, exclusive: false }, { tempFiles });
  worker = { ...deps, disk: watchDisk(tempFiles, 200) };
});
afterAll(async () => {
  await worker.jobs.stop();
  await worker.reader.close();
  await worker.computer.close();
  await worker.signals.close();
  await rm(folder, { recursive: true, force: true });
  await test.close();
});

/** An account with a file. */
async function owner(): Promise<string> {
  const { token } = await test.signUp();
  expect((await test.upload(token, FILE)).status).toBe(200);
  return token;
}

it('a worker whose disk is full gives its analysis back, takes no other, says so in its health, and goes on when there is room (A13)', async () => {
  const stopWorking = await startWorking(worker);
  const health = createHealthApp(worker);
  const look = async () => {
    const answer = await health.inject({ url: '/api/health' });
    return { status: answer.statusCode, body: answer.json() };
  };
  expect(await look()).toMatchObject({ status: 200, body: { status: 'ok', disk: 'ok' } });
  const [one, other] = [await owner(), await owner()];
  const ask = (token: string) => test.call('POST', '/api/analysis/sales', token, {});
  const first = ask(one);
  await expect
    .poll(look)
    .toMatchObject({ status: 503, body: { status: 'unavailable', disk: 'full' } });
  const second = ask(other);
  const jobs = async () =>
    (
      await test.deps.database.pool.query(
        "select state from pgboss.job where name = 'analysis' order by created_on",
      )
    ).rows;
  // Both wait for a worker that has room: this one has stopped fetching.
  await expect.poll(jobs).toEqual([{ state: 'retry' }, { state: 'created' }]);
  isFull = false;
  expect((await first).status).toBe(200);
  expect((await second).status).toBe(200);
  expect(await look()).toMatchObject({ status: 200, body: { status: 'ok', disk: 'ok' } });
  stopWorking();
  await health.close();
});
