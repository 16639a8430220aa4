// Must run on any Node from 20, since it installs everything newer. `npm start` is the whole
// product.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './lib/build.mjs';
import { installIfStale, node } from './lib/install.mjs';
import { serverCommand, serverEnvironment } from './lib/server-command.mjs';
import { whenToStop } from './lib/stopping.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await installIfStale(root);
await buildIfStale(root);

const server = spawn(node(root), serverCommand, {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A terminal sends Ctrl-C to both; the server stops on its own signal or on this one.
whenToStop('start', (signal) => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
