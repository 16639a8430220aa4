import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#server/config.ts';
import { brand } from '../brand.ts';
import { explainStart } from './explain-start.ts';
import { type Server, startServer } from './start.ts';

/** A shutdown that takes longer is cut short; committed data is safe either way. */
const SHUTDOWN_LIMIT_MS = 25_000;

const pages = fileURLToPath(new URL('../../build/client', import.meta.url));

function stopOnSignals(server: Server): void {
  let stopping = false;
  const stop = async (why: string) => {
    if (stopping) return;
    stopping = true;
    server.deps.log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    try {
      await server.close();
      process.exit(0);
    } catch (error) {
      server.deps.log.error({ err: error }, 'did not stop cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal));
  }
  // `npm start` keeps this channel open; the server ends with it.
  process.on('disconnect', () => stop('the starting process ended'));
}

try {
  const config = readConfig();
  const server = await startServer(config, existsSync(pages) ? pages : null);
  stopOnSignals(server);
  if (server.address === null) server.deps.log.info({ role: config.role }, 'ready');
  else {
    const { port } = new URL(server.address);
    const isOwn = config.role === 'worker' || config.port === 0;
    const shown = isOwn ? server.address : config.appUrl;
    server.deps.log.info({ port: Number(port), role: config.role }, 'ready');
    process.stdout.write(`\n${brand.name} är igång på ${shown}\n\n`);
  }
} catch (error) {
  process.stderr.write(`\n${explainStart(error)}\n\n`);
  process.exit(1);
}
