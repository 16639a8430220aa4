import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { createAccount } from '#support/accounts.ts';
import { startApp } from '#support/running-app.ts';
import { type LoadFigures, load } from './load.ts';
import type { BenchRow } from './row.ts';

const FILES = 20;
const USERS = 200;

/** Twenty files for the caller and for each of two hundred others, without their bytes. */
async function fill(pool: pg.Pool, ownerId: string): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, org_number, company_name, password_hash)
     select gen_random_uuid(), 'x', gen_random_uuid() || '@x', 'n' || n, 'x', 'x' from generate_series(1, $1) n`,
    [USERS],
  );
  await pool.query(
    `insert into documents (owner_id, id, filename, category, size, sha256, understanding, summary, ready, overrides, reading)
     select u.id, gen_random_uuid(), 'försäljning ' || n || '.csv', 'sales', 1000, n::text, '{}',
       'Semikolon · UTF-8 · 2024-01-02 – 2025-12-30 · 12 408 rader', true, '{}', 'x'
     from users u, generate_series(1, $1) n where u.id = $2 or u.org_number like 'n%'`,
    [FILES, ownerId],
  );
  await pool.query('analyze');
}

async function startBare(connection: pg.PoolConfig) {
  const child = spawn(process.execPath, ['bench/bare-handler.ts', JSON.stringify(connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { origin: address.toString().trim(), pid: child.pid ?? 0, stop };
}

/** Calls per second on the built product, compared with a bare handler running the same SQL. */
export async function benchApi(): Promise<BenchRow[]> {
  const server = await startApp({ LOG_LEVEL: 'info' });
  const { connection } = await startCluster(server.dataDir);
  const pool = new pg.Pool(connection);
  try {
    const { token, user } = await createAccount(server);
    await fill(pool, user.id);
    const headers = { authorization: `Bearer ${token}` };
    const bare = await startBare(connection);
    const { pid } = server;
    const [health, own, yardstick] = (await load([
      { url: `${server.url}/api/health`, pid },
      { url: `${server.url}/api/documents`, pid, headers },
      { url: `${bare.origin}/documents`, pid: bare.pid, headers },
    ])) as [LoadFigures, LoadFigures, LoadFigures];
    await bare.stop();
    return [
      { name: 'start to ready, first time', value: server.readyMs, unit: 'ms' },
      { name: 'GET /api/health', value: health.perSecond, unit: 'calls/s', aim: '≥ 10 000' },
      {
        name: 'GET /api/documents, 20 rows',
        value: own.perSecond,
        unit: 'calls/s',
        against: 'bare Fastify, same SQL',
        ratio: own.perSecond / yardstick.perSecond,
        aim: '≥ 1 200/s and ≥ 0.80',
      },
      {
        name: 'GET /api/documents, processor time a call',
        value: own.cpuMicros,
        unit: 'µs',
        against: `bare Fastify (${Math.round(yardstick.cpuMicros)} µs)`,
        ratio: own.cpuMicros / yardstick.cpuMicros,
        aim: '≤ 1.25 ×',
      },
      { name: 'GET /api/documents, p99', value: own.p99, unit: 'ms', aim: '≤ 100' },
      { name: 'GET /api/documents, errors', value: own.errors + own.non2xx, unit: '', aim: '0' },
    ];
  } finally {
    await pool.end();
    await server.stop();
  }
}
