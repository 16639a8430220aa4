import autocannon from 'autocannon';

export interface LoadFigures {
  perSecond: number;
  p99: number;
  errors: number;
  non2xx: number;
}

const SECONDS = 8;
const WARM_UP_SECONDS = 2;

/** Calls one address on 50 connections for some seconds, after a warm-up. */
export async function load(
  url: string,
  headers: Record<string, string> = {},
): Promise<LoadFigures> {
  await autocannon({ url, headers, connections: 50, duration: WARM_UP_SECONDS });
  const result = await autocannon({ url, headers, connections: 50, duration: SECONDS });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors,
    non2xx: result.non2xx,
  };
}
