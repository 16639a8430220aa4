import type { TaskPool } from '#adapters/child-process/task-pool.ts';
import type { Reader } from '#adapters/file-reader/port.ts';
import type { Config } from '#server/config.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { AroundJob } from '#server/jobs/queue.ts';
import { countJob } from '#server/metrics/count-job.ts';
import type { Tracing } from '#server/tracing/tracing.ts';

interface Observed extends Pick<Dependencies, 'metrics' | 'tracing'> {
  aroundJob: AroundJob;
}

/** What is counted and traced. What does it is loaded only where it is asked for: nothing is paid otherwise. */
export async function observedBy(config: Config): Promise<Observed> {
  const { metricsPort, metricsToken, traceEndpoint, role } = config;
  const isMeasured = metricsPort !== null || metricsToken !== null;
  const metrics = isMeasured ? (await import('#server/metrics/metrics.ts')).createMetrics() : null;
  const tracing =
    traceEndpoint === null
      ? null
      : (await import('#server/tracing/otlp.ts')).startTracing(traceEndpoint, role);
  return {
    metrics,
    tracing,
    aroundJob(queue, work) {
      const counted = () => (metrics === null ? work() : countJob(metrics, queue, work));
      return tracing === null ? counted() : tracing.during(`job ${queue}`, {}, counted);
    },
  };
}

/** The reader, whose work is a part of the call or job that asks for it. */
export function tracedReader(reader: Reader, tracing: Tracing | null): Reader {
  if (tracing === null) return reader;
  return {
    ...reader,
    read: (...given) => tracing.during('read file', {}, () => reader.read(...given)),
  };
}

/** The pool of children, whose tasks are parts of what asks for them. */
export function tracedPool(pool: TaskPool, tracing: Tracing | null): TaskPool {
  if (tracing === null) return pool;
  return {
    ...pool,
    run: (task, input, onProgress) =>
      tracing.during(`compute ${task.name}`, {}, () => pool.run(task, input, onProgress)),
  };
}
