import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAudit } from '#server/audit/audit.ts';
import { ensureDatabase } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { openConfigured } from '#server/db/open.ts';
import { ownsSchema } from '#server/db/roles.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { users } from '#server/session/table.ts';
import { addOwner } from '#support/test-database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-roles-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const none = { databaseUrl: null, databaseOwnerUrl: null };
const OWNED = `select count(*)::int as n from pg_class where relowner = current_user::regrole`;

/** What the product's role must not be able to do in its own database. */
const refused = [
  'create table more (text text)',
  'drop table users',
  'alter table audit_log disable trigger all',
  'alter table documents disable row level security',
  "update audit_log set outcome = 'ok'",
  'delete from audit_log',
  'truncate audit_log, sessions',
  'truncate pgboss.job',
  "copy users to program 'cat'",
  "copy users to '/tmp/users'",
  "select pg_read_file('postgresql.conf')",
  'create role another superuser',
  'delete from drizzle.__drizzle_migrations',
];

describe('the embedded database (H01)', () => {
  it('is worked by a role that owns nothing and is no superuser, and is changed by its owner', async () => {
    const database = await openConfigured({ ...none, dataDir: folder }, { exclusive: true });
    const { pool } = database;
    const { rows } = await pool.query(
      `select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([
      { rolname: 'klarsikt_app', rolsuper: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    expect((await pool.query(OWNED)).rows).toEqual([{ n: 0 }]);
    expect(await ownsSchema(pool)).toBe(false);
    for (const statement of [...refused, 'set role klarsikt'])
      await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    await addOwner(database);
    const before = await pool.query('select id from users');
    await database.close();
    // One from before there were two roles was the owner's alone, and becomes so too.
    const again = await openConfigured({ ...none, dataDir: folder }, { exclusive: true });
    expect((await again.pool.query('select id from users')).rows).toEqual(before.rows);
    await again.close();
  });

  it('writes no statement and no value to its own log, which is a file a weekday (H02)', async () => {
    const grown = join(folder, 'db/log/server-9.log');
    writeFileSync(grown, 'x'.repeat(1_000_001));
    const old = join(folder, 'db/server.log');
    writeFileSync(old, 'DETAIL:  Key (lower(email))=(asa@example.se) already exists.\n');
    const database = await openConfigured({ ...none, dataDir: folder }, { exclusive: true });
    const id = await addOwner(database);
    const secret = 'hemlig.kund@example.se';
    const row = { id, name: secret, email: secret, companyName: secret, orgNumber: '1' };
    await expect(
      database.db.insert(users).values({ ...row, passwordHash: secret }),
    ).rejects.toThrow();
    await expect(database.pool.query(`select '${secret}'::int`)).rejects.toThrow();
    await expect(database.pool.query('select $1::int', [secret])).rejects.toThrow();
    const settings = await database.pool.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name like 'log%'",
    );
    await database.close();
    expect(existsSync(grown)).toBe(false);
    const logs = readdirSync(join(folder, 'db/log'));
    expect(logs.length).toBeGreaterThan(0);
    for (const name of logs) {
      expect(name).toMatch(/^server-[1-7]\.log$/);
      expect(readFileSync(join(folder, 'db/log', name), 'utf8')).not.toContain(secret);
    }
    if (existsSync(old)) expect(readFileSync(old, 'utf8')).not.toContain('example.se');
    expect(
      Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting])),
    ).toMatchObject({
      log_error_verbosity: 'terse',
      log_parameter_max_length_on_error: '0',
      log_min_error_statement: 'panic',
      log_statement: 'none',
      log_truncate_on_rotation: 'on',
      log_rotation_age: '1440',
    });
  });
});

describe('a database of the operator’s own (H01)', () => {
  const name = `own_${process.pid}`;
  const [owner, app] = [`${name}_owner`, `${name}_app`];
  const url = (user: string) => {
    const { host, port } = inject('cluster');
    return `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  };
  const open = (databaseUrl: string, databaseOwnerUrl: string | null = null) =>
    openConfigured({ databaseUrl, databaseOwnerUrl, dataDir: folder }, { exclusive: false });

  beforeAll(async () => {
    const cluster = inject('cluster');
    await ensureDatabase({ ...cluster, database: 'postgres' }, name);
    const client = new pg.Client({ ...cluster, database: name });
    await client.connect();
    const script = readFileSync('docs/database-roles.sql', 'utf8')
      .replaceAll('klarsikt_owner', owner)
      .replaceAll('klarsikt_app', app)
      .replaceAll('DATABASE klarsikt', `DATABASE ${name}`);
    const statements = script.split('\n').filter((line) => !/^(\\|CREATE DATABASE)/.test(line));
    await client.query(statements.join('\n'));
    await client.query(`alter database ${name} owner to ${owner}`);
    await client.end();
  });

  it('cannot be made ready by a role that owns nothing, which says so', async () => {
    await expect(open(url(app))).rejects.toThrow(/DATABASE_OWNER_URL/);
  });

  it('is made ready by its owner, then worked by the other, which can do all the product does', async () => {
    await (await open(url(app), url(owner))).close();
    const database = await open(url(app));
    expect((await database.pool.query(OWNED)).rows).toEqual([{ n: 0 }]);
    for (const statement of refused)
      await expect(database.pool.query(statement), statement).rejects.toMatchObject({
        code: '42501',
      });
    const actorId = await addOwner(database);
    const event = {
      actorId,
      event: 'login',
      outcome: 'ok',
      address: null,
      requestId: null,
    } as const;
    await createAudit(database.db, () => new Date()).record(event);
    const jobs = await openJobQueue(database, pino({ level: 'silent' }));
    expect(await jobs.add('mail', { id: actorId })).toBe(true);
    await jobs.stop();
    await database.close();
    const asOwner = await open(url(owner));
    expect(await ownsSchema(asOwner.pool)).toBe(true);
    await asOwner.close();
  });
});

it('a folder that an earlier version made, all of it its owner’s, is taken over (H01)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'klarsikt-older-'));
  const cluster = await startCluster(dataDir);
  await ensureDatabase(cluster.connection, 'klarsikt');
  const asOwner = new pg.Client(cluster.connection);
  await asOwner.connect();
  await asOwner.query('create table kept as select 1 as one');
  await asOwner.end();
  await cluster.stop();
  const database = await openConfigured({ ...none, dataDir }, { exclusive: true });
  expect((await database.pool.query('select one from kept')).rows).toEqual([{ one: 1 }]);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
