import { defineTask } from '#adapters/child-process/task.ts';

export const testTasks = {
  double: defineTask<number, number>('double'),
  count: defineTask<number, number, number>('count'),
  refuse: defineTask<string, never>('refuse'),
  fail: defineTask<null, never>('fail'),
  die: defineTask<null, never>('die'),
  spin: defineTask<null, never>('spin'),
  grow: defineTask<null, never>('grow'),
};
