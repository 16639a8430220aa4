import type pg from 'pg';

/** How a queue is doing. */
export interface QueueState {
  queue: string;
  /** Waiting for their turn, or for another try. */
  waiting: number;
  active: number;
  /** Without another try, of the last hour. */
  failed: number;
  /** How long the oldest has waited, in seconds; 0 where none waits. */
  oldestSeconds: number;
}

/** Every queue that the database knows; ended jobs are in it for an hour. */
export async function queueStates(pool: Pick<pg.Pool, 'query'>): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `select q.name as queue,
       count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
       count(j.id) filter (where j.state = 'active')::int as active,
       count(j.id) filter (where j.state = 'failed')::int as failed,
       coalesce(extract(epoch from now() - min(j.created_on)
         filter (where j.state in ('created', 'retry'))), 0)::float8 as "oldestSeconds"
     from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
     where q.name not like '\\_\\_pgboss%' group by q.name order by q.name`,
  );
  return rows;
}

/** Of these jobs of a queue, how many tries each has had and when the next is. */
export async function jobTries(
  pool: Pick<pg.Pool, 'query'>,
  queue: string,
  ids: string[],
): Promise<Map<string, { tries: number; nextAt: Date }>> {
  const { rows } = await pool.query<{ id: string; tries: number; nextAt: Date }>(
    `select id, retry_count as tries, start_after as "nextAt" from pgboss.job
     where name = $1 and id = any($2::uuid[]) and state in ('created', 'retry', 'active')`,
    [queue, ids],
  );
  return new Map(rows.map(({ id, ...job }) => [id, job]));
}
