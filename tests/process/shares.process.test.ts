import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '#support/accounts.ts';
import { longestPause, watchingPauses } from '#support/longest-pause.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';

let dataDir: string;
let app: RunningApp;
beforeAll(async () => {
  dataDir = copyPreparedData();
  app = await startApp(watchingPauses(dataDir), dataDir);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Two years of sales; `index` makes it a file of its own. */
const salesCsv = (rows: number, index = 0) =>
  `Datum;Produkt;Summa exkl. moms\n${Array.from(
    { length: rows },
    (_, n) =>
      `202${4 + (n % 2)}-${String(1 + (n % 12)).padStart(2, '0')}-11;Vara ${n % 900};${n + index},50`,
  ).join('\n')}\n`;

async function call(path: string, { token }: Account, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, ...init.headers };
  const answer = await fetch(`${app.url}${path}`, { ...init, headers });
  const retryAfter = Number(answer.headers.get('retry-after'));
  return {
    status: answer.status,
    retryAfter,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

function upload(account: Account, csv: string) {
  const form = new FormData();
  form.set('category', 'sales');
  form.set('file', new Blob([csv]), 'försäljning.csv');
  return call('/api/documents/upload', account, { method: 'POST', body: form });
}

const analyse = (account: Account) =>
  call('/api/analysis/sales', account, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

/** The processes of the server that compute. */
function computing(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return Number(parent) === app.pid && /compute(?:\/child\.ts|\.mjs)/.test(command);
      } catch {
        // It ended meanwhile.
        return false;
      }
    });
}

/** Kills what computes, and no child that rests or is on its way, each time that a table lies there for it. */
async function killComputing(ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.finally(() => {
    over = true;
  });
  while (!over) {
    const isAtWork = readdirSync(join(dataDir, 'work', String(app.pid))).length > 0;
    for (const pid of isAtWork ? computing() : []) process.kill(pid, 'SIGKILL');
    await wait(20);
  }
}

describe('one company’s load', () => {
  it('has one piece done and two waiting, tells the rest when, and lets another’s small file past (A10)', async () => {
    const [heavy, other] = [await createAccount(app, 'pro'), await createAccount(app)];
    const files = Array.from({ length: 24 }, (_, n) => salesCsv(60_000, n));
    const read: string[] = [];
    const refused: Awaited<ReturnType<typeof upload>>[] = [];
    await longestPause(app);
    const load = files.map(async (file) => {
      const answer = await upload(heavy, file);
      if (answer.status === 200) read.push('heavy');
      else refused.push(answer);
    });
    await Promise.race(load);
    const from = performance.now();
    const small = await upload(other, 'Datum;Produkt;Summa\n2025-01-01;Te;10,50\n');
    const ms = performance.now() - from;
    read.push('small');
    expect(small.status).toBe(200);
    await Promise.all(load);
    console.log(`another's file took ${Math.round(ms)} ms, read in turn: ${read.join(' ')}`);
    expect(read.length).toBeGreaterThanOrEqual(4);
    expect(read.at(-1)).toBe('heavy');
    expect(refused.length).toBeGreaterThan(10);
    for (const { status, retryAfter, body } of refused) {
      expect([status, body.code]).toEqual([429, 'request.own_surplus']);
      expect(retryAfter).toBeGreaterThan(0);
      expect(body.error).toMatch(/Det finns plats igen om ungefär (en sekund|\d+ sekunder)\.$/);
    }
    expect(await longestPause(app)).toBeLessThan(200);
  });
});

describe('an analysis that brings down what computes it', () => {
  it('ends with a sentence after the second time, is never taken up again, and the next one is made (A11)', async () => {
    const account = await createAccount(app, 'pro');
    expect((await upload(account, salesCsv(200_000))).status).toBe(200);
    // The figures begun at the upload are gone with the server: with them there is next to nothing to compute.
    await app.kill();
    app = await startApp({}, dataDir);
    const analysis = analyse(account);
    await killComputing(analysis);
    const { status, body } = await analysis;
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'analysis.too_heavy' });
    await app.kill();
    app = await startApp({}, dataDir);
    await wait(1000);
    expect((await call('/api/analysis/sales', account)).body).toMatchObject({ result: null });
    const next = await analyse(account);
    expect(next.status).toBe(200);
  });
});
