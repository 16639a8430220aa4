import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
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
/** Owns the database and changes its schema. */
const OWNER = 'klarsikt';
/** What the product works as: it owns nothing. */
export const APP_ROLE = 'klarsikt_app';

/**
 * The database's own log tells of its starts, stops and crashes, never of statements or values: those that fail are in
 * the product's log, by code. One file a weekday, written over the week after.
 */
const LOGGING = Object.entries({
  logging_collector: 'on',
  log_filename: 'server-%u.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_checkpoints: 'off',
  log_connections: '',
  log_disconnections: 'off',
  log_autovacuum_min_duration: '-1',
}).map(([name, value]) => `-c ${name}=${value}`);

export interface Cluster {
  /** Connection settings for `pg`, as the owner. */
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

/** A weekday's file is written over by rotation only: one that many starts have added to goes before the next. */
const MOST_LOGGED = 1_000_000;

/** Removes what an earlier version logged, which may hold what was stored, and files that have grown large. */
function removeOldLogs(folder: string, startLog: string): void {
  rmSync(startLog, { force: true });
  const logs = join(folder, 'log');
  if (!existsSync(logs)) return;
  for (const name of readdirSync(logs))
    if (statSync(join(logs, name)).size > MOST_LOGGED) rmSync(join(logs, name));
}

/** Makes an empty cluster, whole before it stands in `folder`. */
async function makeCluster(
  initdb: string,
  as: RunAs,
  folder: string,
  durable: boolean,
): Promise<void> {
  const fresh = `${folder}.new-${process.pid}`;
  mkdirSync(fresh, { mode: 0o700 });
  as.own(fresh);
  await as.run(initdb, [
    `--pgdata=${fresh}`,
    `--username=${OWNER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  if (existsSync(folder)) rmSync(fresh, { recursive: true, force: true });
  else renameSync(fresh, folder);
}

/**
 * Starts the embedded PostgreSQL in `dataDir`, creating it the first time. One left running by a
 * killed process is taken over. Listens on a Unix socket only.
 */
export async function startCluster(
  dataDir: string,
  options: { durable?: boolean; connections?: number } = {},
): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const { initdb, pg_ctl } = await findBinaries();
  const as = chooseRunAs(initdb, join(dataDir, 'db'));
  const folder = join(dataDir, 'db');
  const sockets = socketFolder(dataDir);
  makeSocketFolder(sockets, as);
  removePartialClusters(dataDir);

  if (!existsSync(folder)) await makeCluster(initdb, as, folder, options.durable ?? true);

  const flags = [
    `-c listen_addresses=`,
    `-c unix_socket_directories=${sockets.replaceAll(' ', '\\ ')}`,
    '-c unix_socket_permissions=0700',
    `-p ${PORT}`,
    ...LOGGING,
    ...(options.durable === false ? ['-c fsync=off', '-c full_page_writes=off'] : []),
    ...(options.connections === undefined ? [] : [`-c max_connections=${options.connections}`]),
  ].join(' ');
  const connection = { host: sockets, port: PORT, user: OWNER, database: DATABASE };
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
    start: () => {
      removeOldLogs(folder, log);
      return control('start', '-w', '-t', '60', '-l', log, '-o', flags);
    },
    answers: () => answers(connection),
  });
  return {
    connection,
    stop: async () => {
      await control('stop', '-m', 'fast', '-w', '-t', '20');
    },
  };
}
