import type pg from 'pg';
import type { Tracing } from './tracing.ts';

/** `select`, `insert` …; the statement itself is not told. */
function operationOf(query: unknown): string {
  const text = typeof query === 'string' ? query : String((query as { text?: unknown })?.text);
  return /^\s*([a-z]{1,20})\b/i.exec(text)?.[1]?.toLowerCase() ?? 'other';
}

/** Makes each query on the pool, outside transactions, a part of what it is asked for. */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  const traced = (...given: unknown[]) => {
    const operation = operationOf(given[0]);
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
    return tracing.during(`query ${operation}`, attributes, () => query(...given));
  };
  Object.defineProperty(pool, 'query', { value: traced, configurable: true });
}
