import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const LOOK_AGAIN_MS = 200;
/** How long one that runs may take to answer: it may be replaying what a power cut left. */
const ANSWER_LIMIT_MS = 60_000;
/** How long what hinders a start may take to go: a killed server's last processes. */
const START_LIMIT_MS = 10_000;

/** True where a PostgreSQL takes connections, also where it refuses this one by its own judgement. */
export async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {
    // The connection's end; what is asked for here is only that it began.
  });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // 57P03: it starts or stops. Other codes of PostgreSQL's own are answers.
    const { code } = error as { code?: string };
    return code !== '57P03' && /^[0-9A-Z]{5}$/.test(code ?? '');
  }
}

/**
 * Starts a PostgreSQL, or takes over the one that runs, and returns when it answers. One that dies
 * just as it is found, or starts beside us, is looked at again. Throws what the last start said.
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
