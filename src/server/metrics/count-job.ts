import type { Metrics } from './metrics.ts';

/** Counts and times a job. */
export async function countJob(
  metrics: Metrics,
  queue: string,
  work: () => Promise<void>,
): Promise<void> {
  const from = performance.now();
  let outcome: 'done' | 'thrown' = 'thrown';
  try {
    await work();
    outcome = 'done';
  } finally {
    metrics.job(queue, outcome, (performance.now() - from) / 1000);
  }
}
