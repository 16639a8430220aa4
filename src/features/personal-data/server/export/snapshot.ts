import type pg from 'pg';

/** Reads the database as it was at one moment, however long the reading takes. */
export interface Snapshot {
  /** Rows of a statement, `atOnce` of them in memory at a time. */
  rows<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[],
    atOnce?: number,
  ): AsyncGenerator<Row>;
}

/** Who receives what is read may be slow, and the connection then waits for it in its transaction. */
const LONGEST_WAIT = '10min';
const ROWS_AT_ONCE = 100;

/** Gives `work` a snapshot of the database on a connection of its own. */
export async function withSnapshot<T>(
  pool: pg.Pool,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query("set local timezone = 'UTC'");
    await client.query(`set local idle_in_transaction_session_timeout = '${LONGEST_WAIT}'`);
    const result = await work(snapshotOn(client));
    await client.query('commit');
    broken = false;
    return result;
  } finally {
    // One whose transaction did not end well is thrown away.
    client.release(broken);
  }
}

function snapshotOn(client: pg.PoolClient): Snapshot {
  let cursors = 0;
  return {
    async *rows<Row extends pg.QueryResultRow>(
      text: string,
      values: unknown[],
      atOnce = ROWS_AT_ONCE,
    ) {
      const name = `rows_${cursors++}`;
      await client.query(`declare ${name} no scroll cursor for ${text}`, values);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${atOnce} from ${name}`);
        yield* rows;
        if (rows.length < atOnce) break;
      }
      await client.query(`close ${name}`);
    },
  };
}
