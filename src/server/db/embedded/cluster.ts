import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { removeStaleLocks } from './stale-locks.ts';
import { answers, startPostgres } from './start-cluster.ts';

/** Longest path of a Unix socket in bytes, less the name that PostgreSQL adds. */
const MAX_SOCKET_FOLDER = 90;
/** Characters that need no quoting, neither in PostgreSQL's settings nor in a shell. */
const PLAIN_PATH = /^[\p{L}\p{N}/._ -]+$/u;
const PORT = 5432;
export const DATABASE = 'klarsikt';
const USER = 'klarsikt';

export interface Cluster {
  /** Connection settings for `pg`. */
  connection: { host: string; port: number; user: string; database: string };
  /** Stops the database cleanly. Committed data is on disk either way. */
  stop(): Promise<void>;
}

function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'run');
  if (Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER && PLAIN_PATH.test(inside)) return inside;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `klarsikt-${hash}`);
}

/**
 * Creates the folder of the socket for the database's account alone. Throws where it is another's.
 */
function makeSocketFolder(folder: string, as: RunAs): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Anyone can write to the temporary folder: an existing folder of this name may be a trap.
  const found = lstatSync(folder);
  if (!found.isDirectory() || !as.isOwn(found.uid)) {
    throw new Error(
      `${folder} tillhör någon annan. Ta bort den, eller välj en annan mapp med DATA_DIR.`,
    );
  }
  as.own(folder);
}

/** Removes what a first start left half made; `db` itself is renamed into place only when whole. */
function removePartialClusters(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^db\.new-(\d+)$/.exec(name)?.[1];
    if (pid === undefined) continue;
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      // EPERM: the process is alive and belongs to another user.
      if ((error as NodeJS.ErrnoException).code === 'EPERM') continue;
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

/**
 * Starts the embedded PostgreSQL in `dataDir`, creating it the first time. One left running by a
 * killed process is taken over. Listens on a Unix socket only.
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
  removePartialClusters(dataDir);

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
