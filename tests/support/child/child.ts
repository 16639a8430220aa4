// A child process for tests of the pool: it does as it is told.

import { serveTasks } from '#adapters/child-process/serve-tasks.ts';
import { workOf } from '#adapters/child-process/task.ts';
import { AppError } from '#contract/errors.ts';
import { testTasks } from './tasks.ts';

const grown: Buffer[] = [];
await serveTasks([
  workOf(testTasks.double, async (n) => n * 2),
  workOf(testTasks.count, async (to, report) => {
    for (let n = 1; n <= to; n++) report(n);
    return process.pid;
  }),
  workOf(testTasks.refuse, async (text) => {
    throw new AppError('test.refused', { status: 422, text });
  }),
  workOf(testTasks.fail, async () => {
    throw new RangeError('out of order');
  }),
  workOf(testTasks.die, async () => process.exit(7)),
  workOf(testTasks.spin, async () => {
    while (true) Math.random();
  }),
  workOf(testTasks.grow, async () => {
    while (true) {
      grown.push(Buffer.alloc(8 * 1024 * 1024, 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }),
]);
