import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ SPARE_PROCESSES: 'on' });
});
afterAll(() => app.stop());

/** The parent of a process; null for one that has ended. */
function parentOf(pid: string): number | null {
  try {
    const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return null;
  }
}

const admin = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: app.dataDir },
  });

it('an account is made administrator beside a running server, and that is noted (H13)', async () => {
  const account = await createAccount(app);
  const { stdout } = await admin('grant', account.email.toUpperCase());
  expect(stdout).toContain('är nu administratör');
  const me = await fetch(`${app.url}/api/user`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(await me.json()).toMatchObject({ role: 'admin' });
  await expect(admin('grant', 'ingen@example.se')).rejects.toMatchObject({
    stderr: expect.stringContaining('Inget konto har adressen eller id:t ingen@example.se'),
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

it('notice of new terms is shown before it is sent, and mailed by the running server', async () => {
  const file = join(app.dataDir, 'notice.json');
  const given = {
    kind: 'terms',
    subject: 'Nya villkor',
    body: 'Vi förtydligar ångerrätten i villkoren.',
  };
  writeFileSync(file, JSON.stringify({ ...given, effectiveOn: '2020-01-01' }));
  await expect(admin('notice', file)).rejects.toMatchObject({
    stderr: expect.stringContaining('minst 30 dagar'),
  });
  writeFileSync(file, JSON.stringify({ ...given, effectiveOn: '2099-01-01' }));
  expect((await admin('notice', file)).stdout).toContain('Inget är skickat');
  expect((await admin('notice', file, '--send')).stdout).toContain('Meddelat');
  expect((await admin('notices')).stdout).toMatch(/terms från 2099-01-01 {2}\d+ av \d+ mejlade/);
});

it('the children of a running server hold no secret and may reach little (H05)', async () => {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === app.pid);
  expect(children.length).toBeGreaterThan(1);
  for (const pid of children) {
    const flags = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    expect(flags).toContain('--permission');
    const reached = flags
      .filter((flag) => flag.startsWith('--allow-fs-'))
      .map((flag) => flag.split('=')[1]);
    const inData = reached.filter((path) => path?.startsWith(app.dataDir));
    expect(inData.every((path) => path?.startsWith(join(app.dataDir, 'work')))).toBe(true);
    expect(reached).not.toContain(process.cwd());
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map((each) => each.split('=')[0]);
    expect(names.filter((name) => name !== '' && !/^NODE_/.test(name ?? ''))).toEqual([]);
  }
});

it('an account is logged out everywhere, and deleted, by its id (H13)', async () => {
  const account = await createAccount(app);
  const statusOf = async () => {
    const headers = { authorization: `Bearer ${account.token}` };
    return (await fetch(`${app.url}/api/user`, { headers })).status;
  };
  expect(await statusOf()).toBe(200);
  const { stdout } = await admin('end-sessions', account.user.id);
  expect(stdout).toContain('är utloggad överallt');
  expect(await statusOf()).toBe(401);
  expect((await admin('end-second-factor', account.email)).stdout).toContain('bara lösenordet');
  await admin('delete', account.user.id);
  await expect(admin('end-sessions', account.email)).rejects.toMatchObject({ code: 1 });
});

it('without a word of what to do, what there is to do is shown', async () => {
  await expect(admin()).rejects.toMatchObject({
    stderr: expect.stringContaining('end-sessions KONTO'),
  });
  await expect(admin('delete')).rejects.toMatchObject({ code: 1 });
});
