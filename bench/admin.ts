import pg from 'pg';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { createAccount } from '#support/accounts.ts';
import { startApp } from '#support/running-app.ts';
import type { BenchRow } from './row.ts';

const USERS = 100_000;
const TIMES = 21;

/** A hundred thousand accounts with three files, analyses and events each. */
async function fill(pool: pg.Pool): Promise<void> {
  const each = 'from users u, generate_series(1, 3) n';
  await pool.query(
    `insert into users (id, name, email, org_number, company_name, password_hash, plan, created_at)
     select gen_random_uuid(), 'Åsa Öberg ' || md5(n::text), 'asa.' || n || '@bageriet.example',
       lpad(n::text, 10, '5'), 'Bolaget ' || md5((n * 7)::text) || ' AB', 'x',
       case when n % 10 = 0 then 'pro' else 'free' end, now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [USERS],
  );
  await pool.query(
    `insert into documents (owner_id, id, filename, category, size, sha256, understanding, summary, ready, overrides, reading, created_at)
     select u.id, gen_random_uuid(), 'a.csv', 'sales', 1000, md5(u.id::text || n), '{}', '', true, '{}', 'x',
       u.created_at + n * interval '1 second' ${each}`,
  );
  await pool.query(
    `insert into analyses (owner_id, id, analysis_type, stage, answers, engine_version, created_at)
     select u.id, gen_random_uuid(), 'försäljning', 'done', '{}', '1',
       u.created_at + n * interval '1 second' ${each}`,
  );
  await pool.query(
    `insert into audit_log (at, actor_id, event, outcome)
     select now() - n * interval '1 second', u.id, case when n = 1 then 'login' else 'logout' end, 'ok'
     from (select id, row_number() over () as place from users) u, generate_series(1, 3) n`,
  );
  await pool.query('vacuum analyze');
}

const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** What an administrator sees with a hundred thousand accounts: the median of each call. */
export async function benchAdmin(): Promise<BenchRow[]> {
  const server = await startApp();
  const { connection } = await startCluster(server.dataDir);
  const pool = new pg.Pool(connection);
  try {
    const { token, user } = await createAccount(server);
    await fill(pool);
    await pool.query("update users set role = 'admin' where id = $1", [user.id]);
    const ask = async (path: string) => {
      const answer = await fetch(`${server.url}/api/admin/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    };
    const deep = new Date(Date.now() - USERS * 0.9 * 60_000).toISOString();
    const calls = {
      'overview, 100 000 accounts': 'overview',
      'users, first page': 'users',
      'users, page 1 800': `users?before=${deep}`,
      'users, search that finds one': 'users?search=asa.77777@',
      'users, search that finds all': 'users?search=bageriet',
      'users, search that finds none': 'users?search=qqqxx',
      'documents of 300 000, page 5 400': `documents?before=${deep}`,
      'documents, search that finds one account': 'documents?search=asa.77777@',
      'documents, search that finds all': 'documents?search=bageriet',
      'analyses of 300 000, search that finds one account': 'analyses?search=asa.77777@',
      'log of 300 000, first page': 'audit',
      'log, events that are rare': 'audit?event=signup',
      'log, one person': 'audit?person=asa.77777@bageriet.example',
      work: 'work',
    };
    const rows: BenchRow[] = [];
    for (const [name, path] of Object.entries(calls)) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        const from = performance.now();
        await ask(path);
        times.push(performance.now() - from);
      }
      rows.push({ name: `admin: ${name}`, value: middle(times), unit: 'ms', aim: '≤ 50' });
    }
    return rows;
  } finally {
    await pool.end();
    await server.stop();
  }
}
