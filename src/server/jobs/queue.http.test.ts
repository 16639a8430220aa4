import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '#support/patience.ts';
import { openTestDatabase } from '#support/test-database.ts';
import type { RunningDatabase } from '../db/open.ts';
import { unheldJobs } from './holds.ts';
import { type JobQueue, openJobQueue } from './queue.ts';

const silent = pino({ level: 'silent' });

let database: RunningDatabase;
let queue: JobQueue;
beforeAll(async () => {
  database = await openTestDatabase();
  queue = await openJobQueue(database, silent);
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

const newJob = () => ({ ownerId: randomUUID(), id: randomUUID() });

describe('a queue of work', () => {
  const worked: string[] = [];
  const tries = new Map<string, number>();
  const failing = new Set<string>();
  beforeAll(() =>
    queue.work('analysis', 2, async ({ id }) => {
      tries.set(id, (tries.get(id) ?? 0) + 1);
      if (failing.has(id)) throw new Error('not today');
      worked.push(id);
    }),
  );

  it('wakes a worker at once, which is given the job as it was added', async () => {
    const job = newJob();
    expect(await queue.add('analysis', job)).toBe(true);
    // A worker that only looked now and then would take five seconds.
    await vi.waitFor(() => expect(worked).toContain(job.id), { timeout: 4000 });
  });

  it('works a job once, though it is added again', async () => {
    const job = newJob();
    await Promise.all(Array.from({ length: 5 }, () => queue.add('analysis', job)));
    const after = newJob();
    await queue.add('analysis', after);
    await vi.waitFor(() => expect(worked).toContain(after.id), { timeout: PATIENCE_MS });
    expect(worked.filter((id) => id === job.id)).toHaveLength(1);
  });

  it('tries a job that fails again until it does not', async () => {
    const job = newJob();
    failing.add(job.id);
    await queue.add('analysis', job);
    await vi.waitFor(() => expect(tries.get(job.id)).toBeGreaterThan(2), { timeout: PATIENCE_MS });
    failing.delete(job.id);
    await vi.waitFor(() => expect(worked).toContain(job.id), { timeout: PATIENCE_MS });
  });
});

describe('a process that died while it worked', () => {
  it('leaves its job to the next, where no other process can be working it', async () => {
    const own = await openTestDatabase();
    const first = await openJobQueue(own, silent);
    const job = newJob();
    await first.add('analysis', job);
    // What a killed process leaves: a job that is marked as being worked.
    await own.pool.query(
      "update pgboss.job set state = 'active', started_on = now() where id = $1",
      [job.id],
    );
    const second = await openJobQueue(own, silent);
    const worked: string[] = [];
    await second.work('analysis', 1, async ({ id }) => {
      worked.push(id);
    });
    await vi.waitFor(() => expect(worked).toEqual([job.id]), { timeout: PATIENCE_MS });
    await first.stop();
    await second.stop();
    await own.close();
  });
});

describe('a worker that died among several', () => {
  it('loses its jobs to the others; what a living one holds stays with it', async () => {
    const own = await openTestDatabase();
    const several = { ...own, exclusive: false };
    const living = await openJobQueue(several, silent);
    let release: () => void = () => {};
    const started = new Set<string>();
    await living.work('analysis', 2, async ({ id }) => {
      started.add(id);
      if (id === held.id) await new Promise<void>((resolve) => (release = resolve));
    });
    const [held, orphaned] = [newJob(), newJob()];
    await living.add('analysis', held);
    await vi.waitFor(() => expect(started).toContain(held.id), { timeout: PATIENCE_MS });
    const begun = 'insert into pgboss.job (id, name, data, state, started_on, retry_limit, policy)';
    await own.pool.query(`${begun} values ($1, 'analysis', $2, 'active', now(), 9, 'standard')`, [
      orphaned.id,
      JSON.stringify(orphaned),
    ]);
    await own.pool.query("update pgboss.job set started_on = now() - interval '5 seconds'");
    const ids = [held.id, orphaned.id];
    const unheld = async () => (await unheldJobs(own.pool, 'analysis', ids)).map(({ id }) => id);
    // The connection that holds may open after the job has begun.
    await vi.waitFor(async () => expect(await unheld()).toEqual([orphaned.id]), {
      timeout: PATIENCE_MS,
    });
    await living.reclaim('analysis', ids);
    expect(started).not.toContain(orphaned.id);
    await living.reclaim('analysis', ids);
    await vi.waitFor(() => expect(started).toContain(orphaned.id), { timeout: PATIENCE_MS });
    const { rows } = await own.pool.query('select state from pgboss.job where id = $1', [held.id]);
    expect(rows).toEqual([{ state: 'active' }]);
    release();
    await living.stop();
    await own.close();
  });
});
