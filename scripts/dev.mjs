// `npm run dev`: server and pages on one address, reloaded on changes, with a database of their
// own.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale, node, withBin } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { whenToStop } from './lib/stopping.mjs';

const STOP_LIMIT_MS = 30_000;
const HOST = '127.0.0.1';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Rejects with EADDRINUSE where another listens on the port. */
function claim(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(port, HOST, () => probe.close(() => resolve(port)));
  });
}

/** A free port below those that systems hand out, so that nobody is given it before the server is up. */
const quietPort = () => claim(20_000 + randomInt(10_000)).catch(quietPort);

const port = Number(process.env.PORT || 3000);
try {
  await claim(port);
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `\nPorten ${port} är upptagen: npm start eller en annan npm run dev kör kanske redan. Stäng den, eller välj en annan med PORT, till exempel PORT=3001 npm run dev.\n`,
  );
  process.exit(1);
}
await installIfStale(root);
const address = `http://localhost:${port}`;
const api = await quietPort();
const env = {
  PROMO_CODE: 'PROVA-PRO',
  ...process.env,
  ...withBin(root),
  NODE_ENV: 'development',
  APP_URL: address,
  DATA_DIR: process.env.DATA_DIR || join(root, 'data', 'dev'),
  // Test data belong in their own database, whatever the shell has set.
  DATABASE_URL: '',
  HOST,
};
const children = [];
let stopping = false;
function stop(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill(signal);
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, STOP_LIMIT_MS).unref();
}
whenToStop('dev', stop);
try {
  await run(node(root), ['scripts/dev/prepare.ts'], { cwd: root, env });
} catch {
  process.exit(1);
}
if (stopping) process.exit();

/** Resolves when the program has ended, and ends the others: one is useless without the other. */
function start(program, args, more) {
  const child = spawn(program, args, { cwd: root, env: { ...env, ...more }, stdio: 'inherit' });
  children.push(child);
  return new Promise((resolve) => {
    child.on('exit', () => {
      if (!stopping) process.exitCode = 1;
      stop('SIGTERM');
      resolve();
    });
  });
}
const server = ['--watch', '--watch-preserve-output', 'scripts/dev/server.ts'];
const pages = ['dev', '--host', HOST, '--port', String(port), '--strictPort'];
await Promise.all([
  start(node(root), server, { PORT: String(api) }),
  start('react-router', pages, { API_URL: `http://${HOST}:${api}` }),
]);
process.exit();
