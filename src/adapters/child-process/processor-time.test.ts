import { expect, it } from 'vitest';
import { processorMs } from './processor-time.ts';

it('grows with work and stands still without', async () => {
  const before = processorMs(process.pid) ?? Number.NaN;
  const from = process.cpuUsage();
  while (process.cpuUsage(from).user < 60_000);
  expect((processorMs(process.pid) ?? 0) - before).toBeGreaterThanOrEqual(30);
});

it('is unknown of what is not there', () => {
  expect(processorMs(undefined)).toBeNull();
  expect(processorMs(2 ** 22 + 1)).toBeNull();
});
