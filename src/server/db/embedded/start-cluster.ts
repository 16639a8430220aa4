import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const LOOK_AGAIN_MS = 200;
/** How long a running server may take to answer: it may be recovering from a power cut. */
const ANSWER_LIMIT_MS = 60_000;
/** How long to wait for obstacles to a start to go: the last processes of a killed server. */
const START_LIMIT_MS = 10_000;

/** True where a PostgreSQL accepts connections, even if it refuses this one. */
export async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {
    // Only whether the connection opens matters here, not how it ends.
  });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // 57P03: starting or stopping. Any other PostgreSQL code is an answer.
    const { code } = error as { code?: string };
    return code !== '57P03' && /^[0-9A-Z]{5}$/.test(code ?? '');
  }
}

/**
 * Starts a PostgreSQL, or takes over a running one, and returns when it answers. Looks again where
 * one dies just as it is found or another process starts one at the same time. Throws the output of
 * the last start.
 */
export async function startPostgres(server: {
  isRunning(): Promise<boolean>;
  start(): Promise<unknown>;
  answers(): Promise<boolean>;
}): Promise<void> {
  const from = Date.now();
  for (;;) {
    let failure: unknown;
    if (!(await server.isRunning())) {
      await server.start().catch((error: unknown) => {
        failure = error;
      });
    }
    if (await server.answers()) return;
    const passed = Date.now() - from;
    if (failure !== undefined && passed > START_LIMIT_MS) throw failure;
    if (passed > ANSWER_LIMIT_MS) throw failure ?? new Error('Databasen startade men svarar inte.');
    await wait(LOOK_AGAIN_MS);
  }
}
