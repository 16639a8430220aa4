import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepHouse } from '#app/working.ts';
import { listAllAnalyses, listDocuments } from '#features/admin/server/list-owned.ts';
import { listUsers } from '#features/admin/server/list-users.ts';
import { runningAnalysis } from '#features/guides/server/analyses/running.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createSessions } from '#server/session/sessions.ts';
import { createThrottle } from '#server/throttle/throttle.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

/** Rows of each table: enough that PostgreSQL would never choose to read them all. */
const ROWS = 30_000;
/** Fewer: each is indexed by every three letters it holds. */
const USERS = 6_000;
const TABLES = ['sessions', 'analyses', 'throttles', 'contact_messages', 'users', 'documents'];

let test: TestApp;
/** One connection, so that its count of what it has read can be asked for. */
let one: OpenDatabase;
let deps: Dependencies;
beforeAll(async () => {
  test = await startTestApp({}, { worker: false });
  const { connection, pool } = test.deps.database;
  one = openDatabase(connection, { size: 1 });
  const { clock } = test.deps;
  deps = {
    ...test.deps,
    database: { ...test.deps.database, ...one },
    sessions: createSessions(one.db, clock),
    throttle: createThrottle(one.db, clock, true),
  };
  const fill = (into: string, values: string, from = `generate_series(1, ${ROWS}) n`) =>
    pool.query(`insert into ${into} select ${values} from ${from}`);
  await fill(
    'users (id, name, email, org_number, company_name, password_hash, created_at)',
    `gen_random_uuid(), 'x', n || '@a.se', '5', 'x', 'x', now() - n * interval '1 minute'`,
    `generate_series(1, ${USERS}) n`,
  );
  const some = `users u, generate_series(1, ${ROWS / USERS}) n`;
  await fill(
    'sessions (user_id, token_hash, created_at, last_used_at)',
    `u.id, md5(u.id::text || n), now(), now()`,
    some,
  );
  await fill(
    'analyses (owner_id, id, analysis_type, stage, answers, engine_version, created_at)',
    `u.id, gen_random_uuid(), 'försäljning', 'done', '{}', '1', u.created_at`,
    some,
  );
  await fill(
    'documents (owner_id, id, filename, category, size, sha256, understanding, summary, ready, overrides, reading, created_at)',
    `u.id, gen_random_uuid(), 'a.csv', 'sales', 1, '', '{}', '', true, '{}', '', u.created_at`,
    some,
  );
  await fill('throttles', `'login:' || n, 1, now() + interval '1 hour', 0`);
  await fill('contact_messages (id, sealed, created_at)', `gen_random_uuid(), '', now()`);
  await test.asOwner(`analyze ${TABLES.join(', ')}`);
});
afterAll(async () => {
  await one.close();
  await test.close();
});

/** How many times each of the tables has been read from end to end on the one connection. */
async function scans(): Promise<Record<string, number>> {
  await one.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await one.pool.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1)',
    [TABLES],
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}

it('what is done each minute and at each call reads no table of all companies from end to end (A18)', async () => {
  const { token, user } = await test.signUp();
  const before = await scans();
  await keepHouse(deps);
  expect(await deps.sessions.find(token)).not.toBeNull();
  expect(await runningAnalysis(one.db, user.id, 'sales')).toBeNull();
  expect(await scans()).toEqual(before);
});

it('a page of what an administrator sees, wherever it begins and whatever is searched for, neither (A18)', async () => {
  const before = await scans();
  const from = { before: new Date(Date.now() - 1e9).toISOString(), limit: 50 };
  for (const query of [from, { ...from, search: '5999@a' }, { limit: 50, search: 'nobody' }]) {
    await listUsers(one.db, query);
    await listDocuments(one.db, query);
    await listAllAnalyses(one.db, query);
  }
  expect(await scans()).toEqual(before);
});

it('notices where a table is read from end to end', async () => {
  const before = await scans();
  await one.pool.query("select count(*) from sessions where token_hash like '%a'");
  expect((await scans()).sessions).toBe((before.sessions ?? 0) + 1);
});

/** Named in docs/operations.md as what stays on one node; all else is parted by owner. */
const ON_ONE_NODE = [
  ...['audit_log', 'billing_mails', 'checkouts', 'contact_messages', 'guest_signups'],
  ...['key_checks', 'notices', 'outbox', 'passkey_challenges', 'payment_checks', 'payment_events'],
  ...[
    'purchase_marks',
    'register_companies',
    'register_states',
    'subscriptions',
    'test_payments',
    'throttles',
  ],
];

it('the owner comes first in every key, but for what stays on one node', async () => {
  const { rows } = await test.deps.database.pool.query<{ name: string; first: string }>(`
    select c.relname as name, a.attname as first
    from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisprimary and c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace = 'public'::regnamespace order by 1`);
  expect(rows.length).toBeGreaterThan(10);
  const others = rows.filter(
    ({ name, first }) => !['owner_id', 'user_id'].includes(first) && name !== 'users',
  );
  expect(others.map(({ name }) => name)).toEqual(ON_ONE_NODE);
});
