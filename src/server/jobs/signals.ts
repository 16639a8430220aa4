import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'klarsikt_signal';
const RECONNECT_MS = 1000;
const CONNECT_LIMIT_MS = 3000;

/** Notifies every process that something with this id has changed. Carries no data. */
export interface Signals {
  send(id: string): Promise<void>;
  /** Calls `listener` at each signal for `id`; returns a function that stops it. */
  on(id: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Signals by LISTEN/NOTIFY on one connection of its own. Signals are lost while it is down, so
 * whoever waits for one must also poll now and then.
 */
export function openSignals(connection: pg.ClientConfig, pool: pg.Pool, log: Logger): Signals {
  const listeners = new Map<string, Set<() => void>>();
  let closed = false;
  let client: pg.Client | null = null;

  /** Listens on one connection until it ends. */
  const listen = async (): Promise<void> => {
    const current = new pg.Client({
      ...connection,
      application_name: 'klarsikt signals',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
    });
    client = current;
    const ended = new Promise<void>((resolve) => current.once('end', () => resolve()));
    current.on('error', (error) => log.warn({ err: error }, 'signals lost'));
    current.on('notification', ({ payload }) => {
      for (const listener of listeners.get(payload ?? '') ?? []) listener();
    });
    try {
      await current.connect();
      await current.query(`listen ${CHANNEL}`);
      await ended;
    } finally {
      await current.end();
    }
  };
  const keepListening = async (): Promise<void> => {
    while (!closed) {
      try {
        await listen();
      } catch (error) {
        if (!closed) log.warn({ err: error }, 'signals not connected');
      }
      if (!closed) await wait(RECONNECT_MS, undefined, { ref: false });
    }
  };
  void keepListening();

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
