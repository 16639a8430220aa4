// Starts the built product as a new user would, checks its health, and stops it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverCommand, serverEnvironment } from '../lib/server-command.mjs';

const LIMIT_MS = 60_000;
const data = mkdtempSync(join(tmpdir(), 'klarsikt-boot-'));
const server = spawn(process.execPath, serverCommand, {
  env: { ...serverEnvironment, ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'info' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.on('exit', resolve));
const timer = setTimeout(() => server.kill('SIGKILL'), LIMIT_MS);
let output = '';
const port = await new Promise((resolve, reject) => {
  server.stdout.on('data', (chunk) => {
    output += chunk;
    const found = /"port":(\d+)/.exec(output);
    if (found) resolve(Number(found[1]));
  });
  server.on('exit', (code) =>
    reject(new Error(`the server ended with ${code} before it was ready`)),
  );
});
const health = await fetch(`http://127.0.0.1:${port}/api/health`);
const page = await fetch(`http://127.0.0.1:${port}/`);
const body = await page.text();
server.kill('SIGTERM');
const code = await ended;
clearTimeout(timer);
rmSync(data, { recursive: true, force: true });
if (health.status !== 200) throw new Error(`/api/health answered ${health.status}`);
if (page.status !== 200 || !body.includes('<html')) throw new Error(`/ answered ${page.status}`);
if (code !== 0) throw new Error(`the server ended with ${code} when asked to stop`);
console.log('The product boots, answers and stops cleanly.');
