import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { removeStaleLocks } from './stale-locks.ts';
import { answers, startPostgres } from './start-cluster.ts';

/** Bytes of the longest path a Unix socket can have, less the name PostgreSQL adds. */
const MAX_SOCKET_FOLDER = 90;
/** A list in PostgreSQL's settings and a shell both hand these on as they are. */
const PLAIN_PATH = /^[\p{L}\p{N}/._ -]+$/u;
const PORT = 5432;
export const DATABASE = 'klarsikt';
const USER = 'klarsikt';

export interface Cluster {
  /** Connection settings for `pg`. */
  connection: { host: string; port: number; user: string; database: string };
  /** Stops the database cleanly; what it had acknowledged is on disk either way. */
  stop(): Promise<void>;
}

function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'run');
  if (Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER && PLAIN_PATH.test(inside)) return inside;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `klarsikt-${hash}`);
}

/** Makes the folder of the socket, for the database's account alone. Throws where it is another's. */
function makeSocketFolder(folder: string, as: RunAs): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The temporary folder is everyone's: what stands there under this name may be a trap.
  const found = lstatSync(folder);
  if (!found.isDirectory() || !as.isOwn(found.uid)) {
    throw new Error(
      `${folder} tillhör någon annan. Ta bort den, eller välj en annan mapp med DATA_DIR.`,
    );
  }
  as.own(folder);
}

/** Clears what a first start that was cut short left behind; `db` itself appears only when whole. */
function sweepHalfMade(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^db\.new-(\d+)$/.exec(name)?.[1];
    if (pid === undefined) continue;
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      // EPERM: it lives, as another user.
      if ((error as NodeJS.ErrnoException).code === 'EPERM') continue;
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

/**
 * Starts the embedded PostgreSQL in `dataDir`, creating it the first time. A server left running by
 * a process that was killed is taken over as it is. Listens on a Unix socket only.
 */
export async function startCluster(
  dataDir: string,
  options: { durable?: boolean } = {},
): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const { initdb, pg_ctl } = await findBinaries();
  const as = chooseRunAs(initdb, join(dataDir, 'db'));
  const folder = join(dataDir, 'db');
  const sockets = socketFolder(dataDir);
  makeSocketFolder(sockets, as);
  sweepHalfMade(dataDir);

  if (!existsSync(folder)) {
    const fresh = join(dataDir, `db.new-${process.pid}`);
    mkdirSync(fresh, { mode: 0o700 });
    as.own(fresh);
    await as.run(initdb, [
      `--pgdata=${fresh}`,
      `--username=${USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
      ...(options.durable === false ? ['--no-sync'] : []),
    ]);
    if (existsSync(folder)) rmSync(fresh, { recursive: true, force: true });
    else renameSync(fresh, folder);
  }

  const flags = [
    `-c listen_addresses=`,
    `-c unix_socket_directories=${sockets.replaceAll(' ', '\\ ')}`,
    '-c unix_socket_permissions=0700',
    `-p ${PORT}`,
    ...(options.durable === false ? ['-c fsync=off', '-c full_page_writes=off'] : []),
  ].join(' ');
  const connection = { host: sockets, port: PORT, user: USER, database: DATABASE };
  const log = join(folder, 'server.log');
  const control = (...args: string[]) => as.run(pg_ctl, [...args, '-D', folder]);
  await startPostgres({
    isRunning: () => {
      removeStaleLocks(folder, sockets, PORT);
      return control('status').then(
        () => true,
        () => false,
      );
    },
    start: () => control('start', '-w', '-t', '60', '-l', log, '-o', flags),
    answers: () => answers(connection),
  });
  return {
    connection,
    stop: async () => {
      await control('stop', '-m', 'fast', '-w', '-t', '20');
    },
  };
}
