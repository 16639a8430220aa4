import pg from 'pg';

/** Key of the advisory lock that says "a process serves this embedded database". */
const LOCK_KEY = 7_402_113;

/** Another process already serves the same data folder. */
export class AlreadyServedError extends Error {}

export interface InstanceLock {
  release(): Promise<void>;
  /** Resolves when the connection is lost; never after `release`. */
  lost: Promise<void>;
}

/**
 * Locks the folder for this process until the connection ends, so that a killed process releases it
 * at once. Throws AlreadyServedError naming the holder.
 */
export async function takeInstanceLock(
  connection: pg.ClientConfig,
  dataDir: string,
): Promise<InstanceLock> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: `klarsikt ${process.pid}`,
  });
  let released = false;
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => {
      if (!released) resolve();
    });
  });
  client.on('error', () => {
    // 'end' follows, and other connections report the cause.
  });
  await client.connect();
  const taken = await client.query('select pg_try_advisory_lock($1) as mine', [LOCK_KEY]);
  if (taken.rows[0]?.mine) {
    const release = () => {
      released = true;
      return client.end();
    };
    return { release, lost };
  }
  const holder = await client.query(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [LOCK_KEY],
  );
  await client.end();
  const pid = /\d+/.exec(String(holder.rows[0]?.name))?.[0] ?? 'okänd';
  throw new AlreadyServedError(
    `Mappen ${dataDir} används redan av en Klarsikt som kör (process ${pid}). Stäng den först, eller välj en annan mapp med DATA_DIR.`,
  );
}
