// Runs on any Node from 20: everything newer is installed by it. `npm start` is the whole product.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './lib/build.mjs';
import { installIfStale, node } from './lib/install.mjs';
import { serverCommand } from './lib/server-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await installIfStale(root);
await buildIfStale(root);

const server = spawn(node(root), serverCommand, {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // A terminal sends Ctrl-C to both; the server stops by its own copy, or by this one.
  process.on(signal, () => server.kill(signal));
}
if (process.env.npm_lifecycle_event === 'start') {
  // npm passes a signal to its shell only: when that is gone, so is whoever wanted the product to run.
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) server.kill('SIGTERM');
  }, 500).unref();
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
