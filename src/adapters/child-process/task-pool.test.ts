import { afterAll, describe, expect, it } from 'vitest';
import { testTasks } from '#support/child/tasks.ts';
import { createTaskPool } from './task-pool.ts';

const script = new URL('../../../tests/support/child/child.ts', import.meta.url);
const limits = { timeMs: 20_000, heapMegabytes: 256, residentMegabytes: 512 };
const pool = createTaskPool({ reads: [], script, idle: 2, ...limits });
afterAll(() => pool.close());

describe('a task in a child process', () => {
  it('gives its output, and tells of its progress in order', async () => {
    expect(await pool.run(testTasks.double, 21)).toBe(42);
    const told: number[] = [];
    await pool.run(testTasks.count, 5, (n) => told.push(n));
    expect(told).toEqual([1, 2, 3, 4, 5]);
  });

  it('is done by a child that did one before, unless that one was lost', async () => {
    const first = await pool.run(testTasks.count, 0);
    expect(await pool.run(testTasks.count, 0)).toBe(first);
    await expect(pool.run(testTasks.die, null)).rejects.toMatchObject({ reason: 'crashed' });
    expect(await pool.run(testTasks.count, 0)).not.toBe(first);
  });

  it('refuses with the error for the user, and fails with its own', async () => {
    const refused = { code: 'test.refused', status: 422, message: 'Filen är tom.' };
    await expect(pool.run(testTasks.refuse, 'Filen är tom.')).rejects.toMatchObject(refused);
    await expect(pool.run(testTasks.fail, null)).rejects.toThrow('RangeError: out of order');
  });

  it('does several at once, each in a child of its own', async () => {
    const both = await Promise.all([1, 2].map(() => pool.run(testTasks.count, 100)));
    expect(new Set(both).size).toBe(2);
  });

  it('is ended at the time limit, and at the limit of memory, while others go on', async () => {
    const hasty = createTaskPool({ reads: [], script, idle: 1, ...limits, timeMs: 1500 });
    const spinning = expect(hasty.run(testTasks.spin, null)).rejects.toMatchObject({
      reason: 'too_slow',
    });
    expect(await pool.run(testTasks.double, 2)).toBe(4);
    await spinning;
    await hasty.close();
    const growing = pool.run(testTasks.grow, null);
    await expect(growing).rejects.toMatchObject({ reason: 'too_heavy' });
  });

  it('is ended when the pool closes', async () => {
    const own = createTaskPool({ reads: [], script, idle: 1, ...limits });
    const spinning = expect(own.run(testTasks.spin, null)).rejects.toMatchObject({
      reason: 'down',
    });
    await own.close();
    await spinning;
  });

  it('is ended when whoever asked for it has no use for it any more', async () => {
    const stop = new AbortController();
    const spinning = expect(
      pool.run(testTasks.spin, null, undefined, stop.signal),
    ).rejects.toMatchObject({ reason: 'down' });
    stop.abort();
    await spinning;
    // At once: the child that is being killed is not taken for the next.
    expect(await pool.run(testTasks.double, 3)).toBe(6);
  });

  it('cannot be done by a child that does not start', async () => {
    const broken = new URL('../../../tests/support/child/missing.ts', import.meta.url);
    const own = createTaskPool({ reads: [], script: broken, idle: 1, ...limits });
    await expect(own.run(testTasks.double, 1)).rejects.toMatchObject({ reason: 'down' });
    await own.close();
  });
});
