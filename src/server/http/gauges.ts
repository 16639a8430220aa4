import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import { queueStates } from '../jobs/waiting.ts';

type Set = (value: number, labels?: Record<string, string>) => void;

/** One gauge, with what is read for it when it is asked for. */
interface GaugeRow {
  name: string;
  help: string;
  labels?: readonly string[];
  read(deps: Dependencies, set: Set): Promise<void> | void;
}

const gauges: readonly GaugeRow[] = [
  {
    name: 'klarsikt_database_connections',
    help: 'Connections of this process’s pool; waiting: calls that wait for one',
    labels: ['state'],
    read({ database: { pool } }, set) {
      set(pool.totalCount, { state: 'open' });
      set(pool.idleCount, { state: 'idle' });
      set(pool.waitingCount, { state: 'waiting' });
    },
  },
  {
    name: 'klarsikt_turns',
    help: 'Pieces of heavy work of this process, by state',
    labels: ['queue', 'state'],
    read({ readQueue, computeQueue, signUps }, set) {
      for (const [queue, { load }] of Object.entries({ readQueue, computeQueue, signUps })) {
        const { working, waiting } = load();
        set(working, { queue, state: 'working' });
        set(waiting, { queue, state: 'waiting' });
      }
    },
  },
  {
    name: 'klarsikt_children',
    help: 'Child processes that compute, by state',
    labels: ['state'],
    read({ computer }, set) {
      const { working, resting } = computer.count();
      set(working, { state: 'working' });
      set(resting, { state: 'resting' });
    },
  },
  {
    name: 'klarsikt_disk_full',
    help: '1 while this worker takes no analyses because its disk is full',
    read: ({ disk }, set) => set(disk.isFull() ? 1 : 0),
  },
  {
    name: 'klarsikt_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR',
    async read({ config }, set) {
      const { bavail, bsize } = await statfs(config.dataDir);
      set(bavail * bsize);
    },
  },
  {
    name: 'klarsikt_queue_jobs',
    help: 'Jobs of all processes, by state; failed: in the last hour',
    labels: ['queue', 'state'],
    async read({ database }, set) {
      for (const { queue, waiting, active, failed } of await queueStates(database.pool)) {
        set(waiting, { queue, state: 'waiting' });
        set(active, { queue, state: 'active' });
        set(failed, { queue, state: 'failed' });
      }
    },
  },
  {
    name: 'klarsikt_queue_oldest_seconds',
    help: 'How long the oldest job that waits has waited',
    labels: ['queue'],
    async read({ database }, set) {
      for (const { queue, oldestSeconds } of await queueStates(database.pool))
        set(oldestSeconds, { queue });
    },
  },
  {
    name: 'klarsikt_mails',
    help: 'Mails in the outbox, by state',
    labels: ['state'],
    async read({ database }, set) {
      const { rows } = await database.pool.query<{ waiting: number; failed: number }>(
        `select count(*) filter (where failed_at is null)::int as waiting,
           count(*) filter (where failed_at is not null)::int as failed from outbox`,
      );
      set(rows[0]?.waiting ?? 0, { state: 'waiting' });
      set(rows[0]?.failed ?? 0, { state: 'given_up' });
    },
  },
  {
    name: 'klarsikt_mail_oldest_seconds',
    help: 'How long the oldest mail that waits has waited',
    async read({ database, clock }, set) {
      const { rows } = await database.pool.query<{ oldest: Date | null }>(
        'select min(written_at) as oldest from outbox where failed_at is null',
      );
      const oldest = rows[0]?.oldest;
      set(oldest ? Math.max(0, (clock().getTime() - oldest.getTime()) / 1000) : 0);
    },
  },
  {
    name: 'klarsikt_analyses_failed_last_hour',
    help: 'Analyses of all processes that failed in the last hour',
    async read({ database }, set) {
      const { rows } = await database.pool.query<{ failed: number }>(
        `select count(*)::int as failed from analyses
         where stage = 'failed' and finished_at > now() - interval '1 hour'`,
      );
      set(rows[0]?.failed ?? 0);
    },
  },
];

/** Adds what is read at each look. What the database cannot say now is left out: the rest is told. */
export function addGauges(registry: Registry, deps: Dependencies): void {
  for (const { name, help, labels = [], read } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        gauge.reset();
        try {
          await read(deps, (value, set = {}) => gauge.set(set, value));
        } catch (error) {
          gauge.reset();
          // One without labels would say 0, which may be false.
          if (labels.length === 0) gauge.set(Number.NaN);
          deps.log.warn({ err: error, gauge: name }, 'a gauge was not read');
        }
      },
    });
  }
}
