import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wanted } from '#support/child/intruder.ts';
import { confined } from './confined.ts';

const scriptUrl = new URL('../../../tests/support/child/intruder.ts', import.meta.url);
const script = fileURLToPath(scriptUrl);
const before = readFileSync(script, 'utf8');

let folder: string;
let wanted: Wanted;
const connections: unknown[] = [];
const database = createServer((socket) => connections.push(socket.destroy()));
const web = createServer((socket) => connections.push(socket.destroy()));
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-confined-'));
  const own = join(folder, 'own');
  mkdirSync(own);
  const key = join(folder, 'data.key');
  writeFileSync(key, 'hemlig nyckel', { mode: 0o600 });
  const socket = join(folder, '.s.PGSQL.5432');
  await once(database.listen(socket), 'listening');
  await once(web.listen(0, '127.0.0.1'), 'listening');
  const { port } = web.address() as { port: number };
  wanted = { key, folder, socket, port, own };
});
afterAll(() => {
  database.close();
  web.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What came of each attempt of a child that was taken over. */
async function intrude(addons: boolean) {
  const { execArgv, env } = confined({
    script: scriptUrl,
    reads: [],
    writes: [wanted.own],
    addons,
  });
  const child = fork(script, [], { execArgv, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  const [told] = await Promise.all([once(child, 'message'), child.send(wanted)]);
  return told[0] as { done: Record<string, string>; own: string; env: Record<string, string> };
}

describe.each([
  ['reads files', false],
  ['computes', true],
])('a child that %s and was taken over (H05)', (_, addons) => {
  it('reaches neither key nor socket, nor anything but its own folder', async () => {
    process.env.DATA_KEY = 'hemlig nyckel';
    process.env.DATABASE_URL = 'postgres://hemlig';
    const { done, own, env } = await intrude(addons);
    delete process.env.DATA_KEY;
    delete process.env.DATABASE_URL;
    const reached = Object.entries(done).filter(([, code]) => code !== 'ERR_ACCESS_DENIED');
    expect(reached).toEqual([]);
    expect(connections).toEqual([]);
    expect(own).toBe('its own');
    expect(Object.keys(env).filter((name) => /KEY|URL|SECRET|SMTP|PROMO/.test(name))).toEqual([]);
    expect(JSON.stringify(env)).not.toContain('hemlig');
    expect(readFileSync(script, 'utf8')).toBe(before);
  });
});
