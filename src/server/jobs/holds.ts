import { hostname } from 'node:os';
import type pg from 'pg';
import type { Logger } from 'pino';
import { keepConnection } from '../db/kept-connection.ts';

/** The first half of the lock's number; the second is the job's. */
const LOCK_CLASS = 7_402_118;
/** A job begun this short ago may not be held yet. */
const GRACE_SECONDS = 2;

/** Shows other processes which jobs this one works, by locks that end with its connection: when it dies. */
export interface Holds {
  /** Holds a job while `work` goes on. */
  during<T>(id: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openHolds(connection: pg.ClientConfig, log: Logger): Holds {
  const held = new Map<string, number>();
  let locked = new Set<string>();
  /** Takes or gives back the lock of one job, so that it is as `held` says. */
  const settle = async (id: string, client: pg.Client | null): Promise<void> => {
    if (client === null || held.has(id) === locked.has(id)) return;
    if (held.has(id)) locked.add(id);
    else locked.delete(id);
    const act = locked.has(id) ? 'pg_advisory_lock_shared' : 'pg_advisory_unlock_shared';
    await client.query(`select ${act}($1, hashtext($2))`, [LOCK_CLASS, id]);
  };
  const line = keepConnection({
    connection,
    name: `klarsikt holds ${hostname().slice(0, 30)}:${process.pid}`,
    log,
    async onOpen(client) {
      locked = new Set();
      for (const id of held.keys()) await settle(id, client);
    },
  });
  const change = (id: string, by: 1 | -1): Promise<void> => {
    const count = (held.get(id) ?? 0) + by;
    if (count > 0) held.set(id, count);
    else held.delete(id);
    // Without the connection the job is worked all the same: at worst it is computed twice.
    return settle(id, line.current()).catch((error: unknown) =>
      log.warn({ err: error, job: id }, 'the hold of a job was not changed'),
    );
  };
  return {
    async during(id, work) {
      await change(id, 1);
      try {
        return await work();
      } finally {
        await change(id, -1);
      }
    },
    close: () => line.close(),
  };
}

/** Of these jobs of a queue, those being worked that no process holds, with their attempts so far. */
export async function unheldJobs(
  pool: Pick<pg.Pool, 'query'>,
  queue: string,
  ids: string[],
): Promise<{ id: string; retryCount: number }[]> {
  const { rows } = await pool.query<{ id: string; retryCount: number }>(
    `select id, retry_count as "retryCount" from pgboss.job
     where name = $1 and id = any($2::uuid[]) and state = 'active'
       and started_on < now() - make_interval(secs => ${GRACE_SECONDS})
       and not exists (
         select from pg_locks where locktype = 'advisory' and classid = ${LOCK_CLASS} and objsubid = 2
           and objid = (hashtext(id::text)::bigint & 4294967295)::oid
           and database = (select oid from pg_database where datname = current_database()))`,
    [queue, ids],
  );
  return rows;
}
