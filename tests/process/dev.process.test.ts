import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#support/free-port.ts';
import { until } from '#support/process-figures.ts';

let dataDir: string;
let port: number;
let output = '';
let dev: ChildProcess;

/** Starts `npm run dev` as npm does, with its output kept. */
function startDev(more: Record<string, string> = {}, hear = (_text: string) => {}): ChildProcess {
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: String(port), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => hear(chunk.toString()));
  }
  return child;
}

const exitOf = (child: ChildProcess) =>
  child.exitCode ?? new Promise<number | null>((resolve) => child.once('exit', resolve));

const statusOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'klarsikt-dev-'));
  port = await freePort();
  dev = startDev({}, (text) => {
    output += text;
  });
  const isUp = async () => (await statusOf('/api/health')) === 200;
  if (!(await until(isUp))) throw new Error(`It did not come up:\n${output}`);
});
afterAll(async () => {
  dev.kill('SIGTERM');
  await exitOf(dev);
  await rm(dataDir, { recursive: true, force: true });
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(output);
});

describe('npm run dev', () => {
  it('answers pages that reload themselves, and calls, on one address', async () => {
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.status).toBe(200);
    expect((await page.text()).includes('react-router/inject-hmr-runtime')).toBe(true);
    expect(await statusOf('/api/user')).toBe(401);
  });

  it('has an account with the sample company analysed, and says how to sign in', async () => {
    const [, identifier, password] = /Logga in med\n +(\S+)\n +(.+)\n/.exec(output) ?? [];
    const login = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier, password }),
    });
    expect(login.status).toBe(200);
    const { token } = (await login.json()) as { token: string };
    const analyses = await fetch(`http://127.0.0.1:${port}/api/analysis`, {
      headers: { authorization: `Bearer ${token}` },
    });
    // Sales and costs.
    expect(await analyses.json()).toHaveLength(2);
  });

  it('is started once: another says that the port, or the folder, is taken', async () => {
    let second = '';
    const hear = (text: string) => {
      second += text;
    };
    expect(await exitOf(startDev({}, hear))).toBe(1);
    expect(second).toContain(`Porten ${port} är upptagen`);
    expect(await exitOf(startDev({ PORT: String(await freePort()) }, hear))).toBe(1);
    expect(second).toContain(`Mappen ${dataDir} används redan`);
    expect(await statusOf('/api/health')).toBe(200);
  });

  it('stops all it started', async () => {
    expect(existsSync(join(dataDir, 'db', 'postmaster.pid'))).toBe(true);
    dev.kill('SIGINT');
    expect(await exitOf(dev)).toBe(0);
    expect(await statusOf('/')).toBe(0);
    const [, api] = /"port":(\d+),"role":"all","msg":"ready"/.exec(output) ?? [];
    await expect(fetch(`http://127.0.0.1:${api}/api/health`)).rejects.toThrow();
    expect(existsSync(join(dataDir, 'db', 'postmaster.pid'))).toBe(false);
  });
});
