import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const grant = (email: string) =>
  promisify(execFile)(process.execPath, ['scripts/admin.ts', 'grant', email], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: app.dataDir },
  });

it('an account is made administrator beside a running server, and that is noted', async () => {
  const account = await createAccount(app);
  const { stdout } = await grant(account.email.toUpperCase());
  expect(stdout).toContain('är nu administratör');
  const me = await fetch(`${app.url}/api/user`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(await me.json()).toMatchObject({ role: 'admin' });
  await expect(grant('ingen@example.se')).rejects.toMatchObject({
    stderr: expect.stringContaining('Inget konto har adressen ingen@example.se'),
  });
  const client = new pg.Client({
    host: join(app.dataDir, 'run'),
    user: 'klarsikt',
    database: 'klarsikt',
  });
  await client.connect();
  const noted = await client.query(
    "select actor_id, object, outcome from audit_log where event = 'admin.grant'",
  );
  await client.end();
  expect(noted.rows).toEqual([{ actor_id: null, object: account.user.id, outcome: 'ok' }]);
});
