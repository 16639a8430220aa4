import autocannon from 'autocannon';
import { processorMs } from './cpu.ts';

export interface LoadFigures {
  perSecond: number;
  p99: number;
  errors: number;
  non2xx: number;
  /** Processor time of the serving process for one call, in microseconds. */
  cpuMicros: number;
}

export interface Target {
  url: string;
  /** The process that serves it. */
  pid: number;
  headers?: Record<string, string>;
}

const CONNECTIONS = 50;
const ROUNDS = 8;
const SECONDS = 2;

async function once({ url, pid, headers = {} }: Target): Promise<LoadFigures> {
  const from = processorMs(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors,
    non2xx: result.non2xx,
    cpuMicros: ((processorMs(pid) - from) * 1000) / Math.max(1, result.requests.total),
  };
}

const best = (rounds: LoadFigures[]): LoadFigures => ({
  perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
  p99: Math.min(...rounds.map(({ p99 }) => p99)),
  errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  non2xx: rounds.reduce((sum, { non2xx }) => sum + non2xx, 0),
  cpuMicros: Math.min(...rounds.map(({ cpuMicros }) => cpuMicros)),
});

/**
 * Calls the targets in turns on 50 connections after a warm-up, and returns each one's best turn,
 * so that other load on the machine affects all alike.
 */
export async function load(targets: Target[]): Promise<LoadFigures[]> {
  const rounds: LoadFigures[][] = targets.map(() => []);
  for (const target of targets) await once(target);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [n, target] of targets.entries()) rounds[n]?.push(await once(target));
  }
  return rounds.map(best);
}
