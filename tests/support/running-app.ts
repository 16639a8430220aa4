import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverCommand, serverEnvironment } from '../../scripts/lib/server-command.mjs';
import { PATIENCE_MS } from './patience.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STOP_LIMIT_MS = 20_000;

/** The promo code that every app started here knows. */
export const PROMO_CODE = 'PROVA-PRO';

export interface RunningApp {
  /** `http://127.0.0.1:41234`, without a slash at the end. */
  url: string;
  dataDir: string;
  pid: number;
  /** From the start of the process until it was ready. */
  readyMs: number;
  /** Asks it to stop; its data folder goes too, unless it was given. */
  stop(): Promise<void>;
  /** `kill -9`: the process is gone, its data folder is as it was. */
  kill(): Promise<void>;
}

/**
 * Starts the real server on a free port, with the built pages, on `given` or on an empty data folder
 * of its own.
 */
export async function startApp(
  env: Record<string, string> = {},
  given?: string,
): Promise<RunningApp> {
  if (!existsSync(join(root, 'build/client/__spa-fallback.html'))) {
    throw new Error('The pages are not built: run npx react-router build first.');
  }
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'klarsikt-e2e-')));
  const from = performance.now();
  const server = spawn(join(root, 'node_modules/.bin/node'), serverCommand, {
    cwd: root,
    env: {
      ...serverEnvironment,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      PROMO_CODE,
      RATE_LIMIT: 'off',
      // Most servers here live for seconds: what waits and rehearses in them takes more than it gives.
      SPARE_PROCESSES: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    // The server stops when this channel closes, also when the tests are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const url = await addressOf(server);
  return {
    url,
    dataDir,
    pid: server.pid ?? 0,
    readyMs: performance.now() - from,
    async stop() {
      await end(server);
      if (given === undefined) await rm(dataDir, { recursive: true, force: true });
    },
    async kill() {
      const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
      server.kill('SIGKILL');
      await ended;
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
    const limit = setTimeout(() => {
      server.kill('SIGKILL');
      fail(`was not ready in ${PATIENCE_MS / 1000} s`);
    }, PATIENCE_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /(http:\/\/[\w.:[\]]+:\d+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(limit);
      // What it logs from here on is read and thrown away, so that it never waits for us.
      server.stdout?.off('data', read).resume();
      resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    server.on('exit', (code) => {
      clearTimeout(limit);
      fail(`ended with ${code}`);
    });
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const limit = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
  server.kill('SIGTERM');
  await ended;
  clearTimeout(limit);
}
