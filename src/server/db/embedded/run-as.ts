import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root; under root it runs as this account. */
const ACCOUNT = 'postgres';

export interface RunAs {
  /** Runs a program to its end; rejects with its output when it fails. */
  run(program: string, args: string[]): Promise<string>;
  /** Hands a file or folder over to the account the programs run as. */
  own(path: string): void;
  /** True for our own uid and that account's. */
  isOwn(uid: number): boolean;
}

interface Ids {
  uid: number;
  gid: number;
}

/** The account's ids; null without the account. In one shell: each program that is started holds up the server. */
function findIds(): Ids | null {
  try {
    const script = 'id -u "$1" && id -g "$1"';
    const stdio = ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'];
    const output = execFileSync('/bin/sh', ['-c', script, 'sh', ACCOUNT], { stdio });
    const [uid = Number.NaN, gid = Number.NaN] = String(output).split('\n').map(Number);
    return { uid, gid };
  } catch {
    return null;
  }
}

function accountIds(): Ids {
  const found = findIds();
  if (found !== null) return found;
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT], {
    stdio: 'ignore',
  });
  const made = findIds();
  if (made === null)
    throw new Error(`PostgreSQL körs inte som root och kontot ${ACCOUNT} gick inte att skapa.`);
  return made;
}

function execute(
  program: string,
  args: string[],
  ids: { uid?: number; gid?: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Pipes would stay open as long as a daemon the program starts, so pg_ctl logs to a file (-l).
    const child = spawn(program, args, {
      ...ids,
      cwd: '/',
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ${args[0]} ended with ${code}: ${output.trim()}`));
    });
  });
}

/** True where the account may pass every folder on the way to both. */
function reachable(first: string, second: string, ids: Ids): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$1" && test -x "$2"', 'sh', first, second], {
      ...ids,
      cwd: '/',
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Chooses how the database programs run: as the current user, or under root as `postgres`. Where
 * that account cannot pass the folders on the way (a clone in /root, a private temporary folder),
 * it gets the capability to pass folders and nothing else of root's.
 */
export function chooseRunAs(programs: string, dataDir: string): RunAs {
  if (process.getuid?.() !== 0) {
    accessSync(dirname(dataDir), constants.W_OK);
    return {
      run: (program, args) => execute(program, args, {}),
      own: () => {},
      isOwn: (uid) => uid === process.getuid?.(),
    };
  }
  const ids = accountIds();
  const own = (path: string) => chownSync(path, ids.uid, ids.gid);
  const isOwn = (uid: number) => uid === 0 || uid === ids.uid;
  if (reachable(programs, dirname(dataDir), ids)) {
    return { run: (program, args) => execute(program, args, ids), own, isOwn };
  }
  const lend = [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ];
  return {
    run: (program, args) => execute('setpriv', [...lend, program, ...args], {}),
    own,
    isOwn,
  };
}
