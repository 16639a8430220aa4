import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Executor } from '../db/database.ts';
import { keepConnection } from '../db/kept-connection.ts';

const CHANNEL = 'klarsikt_signal';

/** Notifies every process that something with this id has changed. Carries no data. */
export interface Signals {
  send(id: string): Promise<void>;
  /** Calls `listener` at each signal for `id`; returns a function that stops it. */
  on(id: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/** Sends a signal when the transaction is committed, and only then. */
export async function signalOnCommit(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${id})`);
}

/**
 * Signals by LISTEN/NOTIFY on one connection of its own. Signals are lost while it is down, so
 * whoever waits for one must also poll now and then.
 */
export function openSignals(connection: pg.ClientConfig, pool: pg.Pool, log: Logger): Signals {
  const listeners = new Map<string, Set<() => void>>();
  const line = keepConnection({
    connection,
    name: 'klarsikt signals',
    log,
    async onOpen(client) {
      client.on('notification', ({ payload }) => {
        for (const listener of listeners.get(payload ?? '') ?? []) listener();
      });
      await client.query(`listen ${CHANNEL}`);
    },
  });

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
    close: () => line.close(),
  };
}
