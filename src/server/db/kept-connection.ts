import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MS = 1000;
const CONNECT_LIMIT_MS = 3000;

interface KeptConnectionOptions {
  connection: pg.ClientConfig;
  /** What it is called in pg_stat_activity, and in the log when it is lost. */
  name: string;
  log: Logger;
  /** Called with each new connection, before it counts as open. */
  onOpen(client: pg.Client): Promise<void>;
}

export interface KeptConnection {
  /** The connection; null while there is none. */
  current(): pg.Client | null;
  close(): Promise<void>;
}

/** Keeps one connection of its own, for what ends with its connection: made again when it is lost. */
export function keepConnection(options: KeptConnectionOptions): KeptConnection {
  const { name, log } = options;
  let closed = false;
  let client: pg.Client | null = null;
  let open: pg.Client | null = null;

  /** Uses one connection until it ends. */
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...options.connection,
      application_name: name,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
      // So that PostgreSQL notices within ten seconds that this machine is gone.
      options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2',
    });
    client = next;
    const ended = new Promise<void>((resolve) => next.once('end', () => resolve()));
    next.on('error', (error) => log.warn({ err: error }, `${name}: lost`));
    try {
      await next.connect();
      await options.onOpen(next);
      open = next;
      await ended;
    } finally {
      open = null;
      await next.end();
    }
  };
  const keep = async (): Promise<void> => {
    while (!closed) {
      try {
        await connect();
      } catch (error) {
        if (!closed) log.warn({ err: error }, `${name}: not connected`);
      }
      if (!closed) await wait(RECONNECT_MS, undefined, { ref: false });
    }
  };
  void keep();

  return {
    current: () => open,
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
