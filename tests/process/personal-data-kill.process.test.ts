import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Account, createAccount } from '#support/accounts.ts';
import { mailTo } from '#support/mails.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { unzipped } from '#support/unzip.ts';

const ROWS = Array.from({ length: 40_000 }, (_, n) => `2025-01-${10 + (n % 20)};Vara ${n};${n},50`);
const FILE = `Datum;Produkt;Summa\n${ROWS.join('\n')}\n`;

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

const call = (method: string, path: string, { token }: Account, body?: object) =>
  fetch(`${app.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function upload({ token }: Account, name: string): Promise<void> {
  const form = new FormData();
  form.append('category', 'sales');
  form.append('file', new Blob([FILE], { type: 'text/csv' }), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.url}/api/documents/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const restarted = async () => {
  await app.kill();
  app = await startApp({}, dataDir);
};

it('a copy that was being made when the process was killed is made whole by the next', async () => {
  const account = await createAccount(app, 'pro');
  await upload(account, 'försäljning.csv');
  expect((await call('POST', '/api/account/export', account)).status).toBe(200);
  await restarted();
  await vi.waitFor(
    async () => {
      const state = await (await call('GET', '/api/account/export/state', account)).json();
      expect(state).toMatchObject({ export: { stage: 'done' } });
    },
    { timeout: PATIENCE_MS, interval: 200 },
  );
  const zip = await (await call('GET', '/api/account/export', account)).arrayBuffer();
  const files = await unzipped(Buffer.from(zip));
  expect(files.get('filer/försäljning.csv')?.toString()).toBe(FILE);
  expect(JSON.parse(files.get('data/filer.json')?.toString() ?? '')).toHaveLength(1);
});

it('an account that was being deleted when the process was killed is there whole, or gone whole', async () => {
  const account = await createAccount(app, 'pro');
  await upload(account, 'försäljning.csv');
  const body = { companyName: account.companyName, currentPassword: account.password };
  const close = () => call('DELETE', '/api/account', account, body);
  // Wherever the killing finds it: the answer that was under way is lost.
  const asked = close().catch(() => null);
  await restarted();
  await asked;
  const files = await call('GET', '/api/documents', account);
  if (files.status === 200) {
    expect(await files.json()).toHaveLength(1);
    expect((await close()).status).toBe(200);
  }
  expect((await call('GET', '/api/documents', account)).status).toBe(401);
  await mailTo(dataDir, account.email, 'Ditt konto är borttaget');
});
