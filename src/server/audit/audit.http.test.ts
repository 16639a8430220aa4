import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addOwner,
  asOwner,
  openTestDatabase,
  type TestDatabase,
  testClock,
} from '#support/test-database.ts';
import { ensureDatabase, inTransaction } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createAudit, keepAuditMonths } from './audit.ts';
import { auditLog } from './table.ts';

const MIGRATIONS = 'migrations';
/** The schema as it was: the migrations up to number `last`. */
function migrationsUpTo(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  journal.entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

/** The middle of a month. */
function monthsAgo(months: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15));
}
const partOf = (at: Date) => at.toISOString().slice(0, 7).replace('-', '_');
const thisMonth = partOf(new Date());

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const login = { event: 'login', outcome: 'ok', address: '192.0.2.7', requestId: 'r1' } as const;
const all = () => database.db.select().from(auditLog);

describe('the log of security events', () => {
  it('tells who did what to what, when and from where', async () => {
    const { clock } = testClock('2026-03-10T09:00:00Z');
    const actorId = await addOwner(database);
    const event = { ...login, actorId, event: 'document.delete', object: 'fil-7' } as const;
    await createAudit(database.db, clock).record(event);
    expect((await all()).find(({ object }) => object === 'fil-7')).toEqual({
      ...event,
      id: expect.any(Number),
      at: new Date('2026-03-10T09:00:00Z'),
    });
  });

  it('takes events of nobody and of nothing: a stranger’s wrong password', async () => {
    const { clock } = testClock();
    const event = { ...login, actorId: null, outcome: 'failed', requestId: 'r2' } as const;
    await createAudit(database.db, clock).record(event);
    const stored = (await all()).find(({ requestId }) => requestId === 'r2');
    expect(stored).toMatchObject({ actorId: null, object: null, outcome: 'failed' });
  });

  it('holds nothing of what was undone', async () => {
    const { clock } = testClock();
    const before = (await all()).length;
    const work = inTransaction(database.db, async (tx) => {
      await createAudit(tx, clock).record({ ...login, actorId: null });
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await all()).toHaveLength(before);
  });

  it.each([
    "update audit_log set outcome = 'ok'",
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log_other',
    'alter table audit_log disable trigger all',
    'drop table audit_log',
  ])('is only ever added to: %s is refused by the database itself (H01)', async (statement) => {
    const { clock } = testClock();
    await createAudit(database.db, clock).record({ ...login, actorId: null });
    const before = await all();
    await expect(database.pool.query(statement)).rejects.toThrow();
    expect(await all()).toEqual(before);
  });

  it.each([
    "update audit_log set outcome = 'ok'",
    'delete from audit_log',
    'truncate audit_log',
    ...['other', thisMonth].map((part) => `truncate audit_log_${part}`),
  ])('is so for its owner too: %s (H01)', async (statement) => {
    await createAudit(database.db, () => new Date()).record({ ...login, actorId: null });
    const before = await all();
    await expect(asOwner(database, statement)).rejects.toThrow('append-only');
    expect(await all()).toEqual(before);
  });
});

describe('the months of the log', () => {
  const record = (at: Date) =>
    createAudit(database.db, () => at).record({ ...login, actorId: null });
  const parts = async () => {
    const { rows } = await database.pool.query<{ name: string; events: number }>(
      'select tableoid::regclass::text as name, count(*)::int as events from audit_log group by 1',
    );
    return new Map(rows.map(({ name, events }) => [name, events]));
  };

  it('stand each by itself, this one and two to come ready', async () => {
    await record(new Date());
    await record(monthsAgo(-1));
    await record(monthsAgo(-2));
    const found = await parts();
    for (const months of [0, -1, -2])
      expect(found.has(`audit_log_${partOf(monthsAgo(months))}`)).toBe(true);
  });

  it('go when they are wholly older than 24 months, and not before (H01)', async () => {
    const [gone, stays] = [monthsAgo(26), monthsAgo(24)];
    await asOwner(
      database,
      ...[gone, stays].map(
        (at) => `select audit_log_add_month('${at.toISOString().slice(0, 7)}-01')`,
      ),
    );
    for (const at of [gone, stays]) await record(at);
    await keepAuditMonths(database.db);
    const found = await parts();
    expect(found.has(`audit_log_${partOf(gone)}`)).toBe(false);
    expect(found.get(`audit_log_${partOf(stays)}`)).toBe(1);
  });

  it('let events of no month go by their age alone', async () => {
    const [gone, stays] = [monthsAgo(30), monthsAgo(20)];
    for (const at of [gone, stays]) await record(at);
    await keepAuditMonths(database.db);
    const at = (await all()).map((event) => event.at.getTime());
    expect(at).not.toContain(gone.getTime());
    expect(at).toContain(stays.getTime());
  });
});

describe('a log from before it had months', () => {
  it('is moved, event by event, and holds as before (H01)', async () => {
    const own = await openTestDatabase();
    const name = `before_${process.pid}`;
    const before = { ...own.owner, database: name };
    await ensureDatabase(own.owner, name);
    const client = new pg.Client(before);
    await client.connect();
    const folder = migrationsUpTo(6);
    await migrateDatabase(before, folder);
    await client.query(
      `insert into audit_log (at, event, outcome) select at, 'login', 'ok'
       from generate_series(now() - interval '20 months', now(), interval '9 days') at`,
    );
    const events = async () => (await client.query('select * from audit_log order by id')).rows;
    const old = await events();
    await migrateDatabase(before);
    expect(await events()).toEqual(old);
    await client.query("insert into audit_log (event, outcome) values ('login', 'ok')");
    expect((await events()).at(-1)?.id).toBe(String(old.length + 1));
    await expect(client.query('truncate audit_log')).rejects.toThrow('append-only');
    const { rows } = await client.query('select count(*)::int as n from audit_log_other');
    expect(rows).toEqual([{ n: 0 }]);
    await client.end();
    await own.close();
    rmSync(folder, { recursive: true });
  });
});
