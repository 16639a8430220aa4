import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What this process counts of what it does. Labels are names from the program, never what somebody sent. */
export interface Metrics {
  registry: Registry;
  /** A call that was answered, by the pattern of its route. */
  call(method: string, route: string, status: number, seconds: number): void;
  /** A job that was worked, and whether it is to be tried again. */
  job(queue: string, outcome: 'done' | 'thrown', seconds: number): void;
  /** A call to the language model: answered, or why not. */
  modelCall(outcome: string, tokens: { inputTokens: number; outputTokens: number }): void;
}

/** From 5 ms, in which most calls are answered, to the minute that a file or an analysis may take. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Begins to count, with what Node says of itself: memory, processor, delay of the event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Histogram({
    name: 'klarsikt_http_request_duration_seconds',
    help: 'Calls answered, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Counter({
    name: 'klarsikt_jobs_total',
    help: 'Jobs worked; those thrown are tried again or given up',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'klarsikt_job_duration_seconds',
    help: 'Time a job took',
    labelNames: ['queue'],
    buckets: SECONDS,
    registers,
  });
  const modelCalls = new Counter({
    name: 'klarsikt_model_calls_total',
    help: 'Calls to the language model, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const modelTokens = new Counter({
    name: 'klarsikt_model_tokens_total',
    help: 'Tokens sent to and written by the language model',
    labelNames: ['direction'],
    registers,
  });
  return {
    registry,
    modelCall(outcome, { inputTokens, outputTokens }) {
      modelCalls.inc({ outcome });
      modelTokens.inc({ direction: 'sent' }, inputTokens);
      modelTokens.inc({ direction: 'written' }, outputTokens);
    },
    call: (method, route, status, seconds) =>
      calls.observe({ method, route, status: String(status) }, seconds),
    job(queue, outcome, seconds) {
      jobs.inc({ queue, outcome });
      durations.observe({ queue }, seconds);
    },
  };
}
