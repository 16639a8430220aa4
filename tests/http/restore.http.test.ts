import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from '#app/start.ts';
import { readConfig } from '#server/config.ts';
import { newDetails } from '#support/accounts.ts';
import { multipart } from '#support/app.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (dataDir: string) =>
  startServer(
    readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0' }),
    null,
  );

async function json<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

it('a copy of the data folder, taken while the product is stopped, holds every row of every file', async () => {
  const first = await start(join(folder, 'data'));
  const details = newDetails();
  const { token } = await json<{ token: string }>(`${first.address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...details, plan: 'free' }),
  });
  const authorization = `Bearer ${token}`;
  const bytes = 'Datum;Produkt;Summa\n2025-01-01;Bröd;1 284,50\n2025-01-02;Smör;7,00\n';
  const { payload, headers } = multipart({ name: 'a.csv', bytes }, { category: 'sales' });
  await json(`${first.address}/api/documents/upload`, {
    method: 'POST',
    headers: { ...headers, authorization },
    body: new Uint8Array(payload),
  });
  await first.close();

  execFileSync('cp', ['-a', join(folder, 'data'), join(folder, 'copy')]);
  rmSync(join(folder, 'data'), { recursive: true });
  const second = await start(join(folder, 'copy'));
  const { address } = second;
  const [document] = await json<{ id: string }[]>(`${address}/api/documents`, {
    headers: { authorization },
  });
  const rows = await json<{ rows: unknown[] }>(
    `${address}/api/documents/${document?.id}/rows?from=0`,
    { headers: { authorization } },
  );
  await second.close();
  expect(rows.rows).toHaveLength(2);
  expect(JSON.stringify(rows)).toContain('Bröd');
});
