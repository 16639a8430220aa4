import pg from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'klarsikt_signal';
const RECONNECT_MS = 1000;

/** Tells every process at once that something with this id has moved. Carries no data. */
export interface Signals {
  send(id: string): Promise<void>;
  /** Calls `listener` at each signal for `id`; returns the way to stop. */
  on(id: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Signals by LISTEN/NOTIFY on one connection of its own. A signal can be lost while that connection
 * is down: whoever waits also looks for itself now and then.
 */
export function openSignals(connection: pg.ClientConfig, pool: pg.Pool, log: Logger): Signals {
  const listeners = new Map<string, Set<() => void>>();
  let closed = false;
  let client: pg.Client | null = null;

  const connect = async () => {
    const next = new pg.Client({ ...connection, application_name: 'klarsikt signals' });
    next.on('error', (error) => log.warn({ err: error }, 'signals lost'));
    next.on('end', () => {
      client = null;
      if (!closed) setTimeout(reconnect, RECONNECT_MS).unref();
    });
    next.on('notification', ({ payload }) => {
      for (const listener of listeners.get(payload ?? '') ?? []) listener();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reconnect = () => {
    if (closed) return;
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'signals not connected');
      setTimeout(reconnect, RECONNECT_MS).unref();
    });
  };
  reconnect();

  return {
    async send(id) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, id]);
    },
    on(id, listener) {
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(id);
      };
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
