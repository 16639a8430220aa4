// A child process that was taken over by what it read: it tries whatever a thief would, and tells what came of it.
import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

export interface Wanted {
  /** A file with the key, a folder beside it, the database's socket, a port, and the folder it may write in. */
  key: string;
  folder: string;
  socket: string;
  port: number;
  own: string;
}

const attempts: Record<string, (wanted: Wanted) => unknown> = {
  'read the key': ({ key }) => readFileSync(key, 'utf8'),
  'read it by a link of its own': ({ key, own }) => {
    symlinkSync(key, `${own}/link`);
    return readFileSync(`${own}/link`, 'utf8');
  },
  'read it by a way round': ({ key, own }) => readFileSync(`${own}/../${key.split('/').at(-1)}`),
  'list the folder of the key': ({ folder }) => readdirSync(folder),
  'read the environment of the server': () => readFileSync(`/proc/${process.ppid}/environ`),
  'read the accounts of the machine': () => readFileSync('/etc/passwd'),
  'write beside its folder': ({ folder }) => writeFileSync(`${folder}/new`, ''),
  'change the program': () => writeFileSync(import.meta.filename, ''),
  'start a program': () => execFileSync('cat', ['/etc/passwd']),
  'start a thread': () => new Worker('1', { eval: true }),
  'connect to the database': ({ socket }) => once(connect({ path: socket }), 'connect'),
  'connect to a port': ({ port }) => once(connect(port, '127.0.0.1'), 'connect'),
  'fetch a page': ({ port }) => fetch(`http://127.0.0.1:${port}/`),
  'send a datagram': ({ port }) => createSocket('udp4').send('x', port, '127.0.0.1'),
  'take back what was closed': () =>
    Object.defineProperty(Object.getPrototypeOf(connect), 'connect', {}) &&
    Reflect.get(process, 'binding').call(process, 'pipe_wrap'),
};

process.once('message', async (wanted: Wanted) => {
  const done: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt(wanted);
      done[name] = 'done';
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      done[name] = code ?? cause?.code ?? String(error);
    }
  }
  writeFileSync(`${wanted.own}/own`, 'its own');
  const own = readFileSync(`${wanted.own}/own`, 'utf8');
  process.send?.({ done, own, env: process.env }, () => process.exit(0));
});
process.send?.('ready');
