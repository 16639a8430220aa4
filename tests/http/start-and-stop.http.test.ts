import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '#app/start.ts';
import { readConfig } from '#server/config.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'klarsikt-start-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const start = (dataDir: string, port = 0) =>
  startServer(
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      PORT: String(port),
    }),
    null,
  );
const databaseRuns = (dataDir: string) => existsSync(join(dataDir, 'db', 'postmaster.pid'));

describe('a start that fails', () => {
  it('because the port is taken leaves no database running', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
    );
    await expect(start(parent, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(databaseRuns(parent)).toBe(false);
    other.close();
  });

  it('because the key is damaged says what to do, and leaves no database running', async () => {
    writeFileSync(join(parent, 'data.key'), 'hej\n');
    await expect(start(parent)).rejects.toThrow(/data\.key är skadad/);
    expect(databaseRuns(parent)).toBe(false);
  });
});

describe('a server that is stopping', () => {
  it('refuses what still comes with a sentence and when to ask again', async () => {
    const server = await start(parent);
    const { hostname, port } = new URL(server.address ?? '');
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('utf8');
    });
    const ended = new Promise((done) => socket.once('close', done));
    // A request that has begun keeps its connection open until it is answered.
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
    await wait(200);
    const closed = server.close();
    await wait(200);
    socket.write('\r\n');
    await ended;
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: 5\r\n/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      ok: false,
      code: 'unavailable',
    });
  });
});

describe('a data folder', () => {
  it.each(["O'Brien (gamla) & söner, 50 %", 'ö'.repeat(60)])('may be called %j', async (name) => {
    const dataDir = join(parent, name);
    mkdirSync(dataDir);
    const server = await start(dataDir);
    const health = await fetch(`${server.address}/api/health`);
    await server.close();
    expect(health.status).toBe(200);
    expect(databaseRuns(dataDir)).toBe(false);
  });
});

describe('the program itself', () => {
  it('may stand in a folder with spaces and Swedish letters', async () => {
    const home = join(parent, 'Mina program (å)');
    for (const part of ['src', 'migrations', 'package.json']) {
      cpSync(part, join(home, part), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
    const server = spawn(process.execPath, ['src/app/main.ts'], {
      cwd: home,
      env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: './data', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const ended = new Promise((done) => server.once('exit', done));
    const ready = new Promise<void>((done) => {
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('igång')) done();
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
    });
    await Promise.race([ready, ended]);
    server.kill('SIGTERM');
    expect(await ended, output).toBe(0);
  });
});

describe('a stop', () => {
  it('does not wait for one who never finishes asking', async () => {
    const server = await start(parent);
    const { port } = new URL(server.address ?? '');
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => {});
    // Else it never sees the end that comes behind what it was answered.
    slow.resume();
    const gone = new Promise((resolve) => slow.once('close', resolve));
    slow.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    slow.write('Content-Length: 500\r\n\r\n{');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([server.close(), gone]);
    expect(databaseRuns(parent)).toBe(false);
  });
});
