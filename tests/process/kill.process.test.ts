import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, newDetails } from '#support/accounts.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { serverCommand } from '../../scripts/lib/server-command.mjs';

/** Moments at which the server is killed, in ms after the work began. */
const MOMENTS = [15, 120, 400];

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

async function killAndStart(): Promise<void> {
  await app.kill();
  app = await startApp({}, dataDir);
}

const salesCsv = (index: number) =>
  `Datum;Produkt;Summa\n${Array.from({ length: 2000 }, (_, i) => `2025-0${1 + (i % 9)}-11;Vara ${i % 7};${i + index},50`).join('\n')}\n`;

function call(path: string, { token }: Pick<Account, 'token'>, init: RequestInit = {}) {
  return fetch(`${app.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
}

function upload(account: Account, index: number) {
  const form = new FormData();
  form.set('category', 'sales');
  form.set('file', new Blob([salesCsv(index)]), `fil ${index}.csv`);
  return call('/api/documents/upload', account, { method: 'POST', body: form });
}

const postJson = (path: string, body: unknown) =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a server that is killed', () => {
  it('keeps every account it acknowledged, and no half one', async () => {
    for (const moment of MOMENTS) {
      const tries = Array.from({ length: 12 }, newDetails);
      const acknowledged = new Set<string>();
      const work = Promise.allSettled(
        tries.map(async (details) => {
          const answer = await postJson('/api/auth/signup', { ...details, plan: 'free' });
          if (answer.ok) acknowledged.add(details.email);
        }),
      );
      await wait(moment);
      await killAndStart();
      await work;
      for (const details of tries) {
        const login = await postJson('/api/login', {
          identifier: details.email,
          password: details.password,
        });
        if (acknowledged.has(details.email)) expect(login.status).toBe(200);
        if (login.status === 200) continue;
        const again = await postJson('/api/auth/signup', { ...details, plan: 'free' });
        expect(again.status).toBe(200);
      }
    }
  });

  it('keeps every file it acknowledged to the byte, and none half stored', async () => {
    const account = await createAccount(app, 'pro');
    const acknowledged = new Map<string, number>();
    let next = 0;
    for (const moment of MOMENTS) {
      const work = Promise.allSettled(
        Array.from({ length: 6 }, async () => {
          const index = next++;
          const answer = await upload(account, index);
          if (answer.ok) acknowledged.set(((await answer.json()) as { id: string }).id, index);
        }),
      );
      await wait(moment);
      await killAndStart();
      await work;
    }
    const listed = (await (await call('/api/documents', account)).json()) as {
      id: string;
      filename: string;
    }[];
    const ids = listed.map(({ id }) => id);
    for (const id of acknowledged.keys()) expect(ids).toContain(id);
    for (const { id, filename } of listed) {
      const index = Number(/\d+/.exec(filename)?.[0]);
      const bytes = Buffer.from(
        await (await call(`/api/documents/${id}/original`, account)).arrayBuffer(),
      );
      const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
      expect(sha(bytes)).toBe(sha(salesCsv(index)));
      const rows = await call(`/api/documents/${id}/rows`, account);
      expect(((await rows.json()) as { total: number }).total).toBe(2000);
    }
  });

  it('finishes the analysis it had begun, once, without anyone doing anything', async () => {
    for (const moment of MOMENTS) {
      const account = await createAccount(app);
      expect((await upload(account, 1)).status).toBe(200);
      const asked = call('/api/analysis/sales', account, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).catch(() => null);
      await wait(moment);
      await killAndStart();
      const answered = await asked;
      let result: unknown = null;
      for (let i = 0; i < 240 && result === null; i++) {
        const latest = await call('/api/analysis/sales', account);
        result = ((await latest.json()) as { result: unknown }).result;
        const begun = await call('/api/analysis/sales/progress', account);
        const running = !(await begun.text()).includes('Ingen analys körs');
        // Killed before the call was received: nothing was begun, and nothing is owed.
        if (result === null && !running && answered === null && i > 4) break;
        await wait(250);
      }
      const list = (await (await call('/api/analysis', account)).json()) as unknown[];
      expect(list).toHaveLength(result === null ? 0 : 1);
      const again = await call('/api/analysis/sales', account, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(again.status).toBe(result === null ? 200 : 403);
    }
  });
});

describe('an embedded database that is killed under the server', () => {
  it('is started again; calls meanwhile are told to come back, and nothing is lost', async () => {
    const account = await createAccount(app, 'pro');
    const { id } = (await (await upload(account, 7)).json()) as { id: string };
    const postmaster = await readFile(join(dataDir, 'db', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(postmaster, 10), 'SIGKILL');
    const statuses = new Set<number>();
    let listed: { id: string }[] = [];
    for (let i = 0; i < 600 && listed.length === 0; i++) {
      const answer = await call('/api/documents', account);
      statuses.add(answer.status);
      const rows = await answer.json();
      if (!answer.ok) expect(answer.headers.get('retry-after')).toBe('5');
      // A connection may answer once more before it finds that its database is dead.
      else if (statuses.has(503)) listed = rows as { id: string }[];
      await wait(20);
    }
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(listed.map((document) => document.id)).toEqual([id]);
  });
});

describe('the embedded database', () => {
  it('writes to the disk before it acknowledges, and listens on no network', async () => {
    const client = new pg.Client({
      host: join(dataDir, 'run'),
      user: 'klarsikt',
      database: 'klarsikt',
    });
    await client.connect();
    const { rows } = await client.query(
      `select name, setting from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by name`,
    );
    await client.end();
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });
});

describe('a second server on the same folder (R59)', () => {
  it('ends with a sentence that names the first, which goes on unharmed', async () => {
    const second = spawn(process.execPath, serverCommand, {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    second.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const code = await new Promise((resolve) => second.once('exit', resolve));
    expect(code).toBe(1);
    expect(output).toContain(`process ${app.pid}`);
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  });
});

describe('a server that is started with another key', () => {
  it('refuses to go on, rather than store files that the old key cannot open', async () => {
    const account = await createAccount(app);
    expect((await upload(account, 1)).status).toBe(200);
    await app.stop();
    const otherKey = Buffer.alloc(32, 7).toString('base64');
    await expect(startApp({ DATA_KEY: otherKey }, dataDir)).rejects.toThrow(/DATA_KEY öppnar inte/);
    app = await startApp({}, dataDir);
    expect((await call('/api/documents', account)).status).toBe(200);
  });
});

describe('a server that is asked to stop', () => {
  it('answers what it has begun, loses nothing, and leaves the folder free', async () => {
    const account = await createAccount(app, 'pro');
    const work = Array.from({ length: 8 }, async (_, index) => {
      const answer = await upload(account, index).catch(() => null);
      return answer?.ok ? ((await answer.json()) as { id: string }).id : null;
    });
    await wait(60);
    await app.stop();
    const acknowledged = (await Promise.all(work)).filter((id) => id !== null);
    app = await startApp({}, dataDir);
    const listed = (await (await call('/api/documents', account)).json()) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  });
});
