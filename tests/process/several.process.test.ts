import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '#support/accounts.ts';
import { until } from '#support/process-figures.ts';
import type { RunningApp } from '#support/running-app.ts';
import { type SeveralProcesses, severalProcesses } from '#support/several-processes.ts';

let several: SeveralProcesses;
let web: RunningApp;
let workers: RunningApp[];
let database: pg.Client;
beforeAll(async () => {
  several = await severalProcesses();
  web = await several.start('web');
  workers = await Promise.all([several.start('worker'), several.start('worker')]);
  database = new pg.Client(several.connection);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await several.close();
});

const salesCsv = (rows: number) =>
  `Datum;Produkt;Summa exkl. moms\n${Array.from(
    { length: rows },
    (_, n) =>
      `202${4 + (n % 2)}-${String(1 + (n % 12)).padStart(2, '0')}-11;Vara ${n % 900};${n},50`,
  ).join('\n')}\n`;

async function accountWithFile(rows: number, plan: 'free' | 'pro' = 'free'): Promise<Account> {
  const account = await createAccount(web, plan);
  const form = new FormData();
  form.set('category', 'sales');
  form.set('file', new Blob([salesCsv(rows)]), 'försäljning.csv');
  const headers = { authorization: `Bearer ${account.token}` };
  const answer = await fetch(`${web.url}/api/documents/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(answer.status).toBe(200);
  return account;
}

const analyse = (account: Account, key?: string) =>
  fetch(`${web.url}/api/analysis/sales`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: '{}',
  });

/** The processes that work a job now: they hold a lock by a connection that names them. */
async function atWork(): Promise<number[]> {
  const { rows } = await database.query<{ name: string }>(
    `select application_name as name from pg_stat_activity a join pg_locks l on l.pid = a.pid
     where application_name like 'klarsikt holds %' and l.locktype = 'advisory'`,
  );
  return rows.map(({ name }) => Number(name.split(':').at(-1)));
}

describe('two workers', () => {
  it('say how they are at addresses of their own', async () => {
    for (const worker of workers) {
      const answer = await fetch(`${worker.url}/api/health`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ status: 'ok', disk: 'ok' });
      expect((await fetch(`${worker.url}/api/user`)).status).toBe(404);
    }
  });

  it('finish what one of them had begun when it is killed: the other takes over within 10 s (A12)', async () => {
    const account = await accountWithFile(100_000);
    const answer = analyse(account);
    await until(async () => (await atWork()).length === 1);
    const [busy] = await atWork();
    const killed = workers.find(({ pid }) => pid === busy);
    const other = workers.find(({ pid }) => pid !== busy);
    const from = performance.now();
    await killed?.kill();
    expect(await until(async () => (await atWork()).includes(other?.pid ?? 0))).toBe(true);
    expect((performance.now() - from) / 1000).toBeLessThan(10);
    expect((await answer).status).toBe(200);
    const { rows } = await database.query('select stage, crashes from analyses');
    expect(rows).toEqual([{ stage: 'done', crashes: 0 }]);
  });
});

describe('two web processes', () => {
  it('give a report and a package, asked of both at once for the first time, one code each (H25)', async () => {
    const appUrl = { APP_URL: 'https://klarsikt.example' };
    const webs = await Promise.all([several.start('web', appUrl), several.start('web', appUrl)]);
    const account = await accountWithFile(100, 'pro');
    const { id } = (await (await analyse(account)).json()) as { id: string };
    const headers = { authorization: `Bearer ${account.token}` };
    const query = `purpose=bank&parts=keyFigures,receipts&sales=${id}`;
    for (const path of [`analysis/${id}/report.pdf`, `report-package.pdf?${query}`]) {
      const [one, other] = await Promise.all(
        webs.map(async ({ url }) => {
          const answer = await fetch(`${url}/api/${path}`, { headers });
          return Buffer.from(await answer.arrayBuffer());
        }),
      );
      expect(one?.toString('latin1')).toContain('klarsikt.example/kontrollera#');
      expect(other?.equals(one ?? Buffer.alloc(0))).toBe(true);
    }
    const { rows } = await database.query('select code from issued_reports');
    expect(new Set(rows.map(({ code }) => code)).size).toBe(2);
    expect(rows).toHaveLength(2);
    await Promise.all(webs.map((each) => each.stop()));
  });
});

describe('a web process that stops', () => {
  it('says so to who waits for a free analysis, who gets it from the next one, not that it is used up (A15)', async () => {
    const account = await accountWithFile(100_000);
    const key = randomUUID();
    const waiting = analyse(account, key);
    await until(async () => (await atWork()).length > 0);
    await web.stop();
    const answer = await waiting;
    // One that was done in the last seconds is answered; the other is told to come back.
    if (answer.status !== 200) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ ok: false, code: 'unavailable' });
    }
    web = await several.start('web');
    const result = await analyse(account, key);
    expect(result.status).toBe(200);
    expect(await result.json()).toMatchObject({ analysisType: 'försäljning', sample: false });
    expect(await (await analyse(account)).json()).toMatchObject({ code: 'analysis.limit' });
  });
});
